/** Keys and values of front matter. */
import type { CursorPlace } from '../../../page-source/cursor-place.ts';
import { documentSetting, FRONT_MATTER_SETTINGS, findSetting } from './front-matter-settings.ts';
import { suggestFiles, suggestIcons, suggestLinks } from './suggest-links.ts';
import { all, NOTHING, type SuggestionInput, type Suggestions } from './suggestion.ts';

type Place<Kind extends CursorPlace['kind']> = Extract<CursorPlace, { kind: Kind }>;

export function suggestKeys({ range, given }: Place<'front-matter-key'>, text: string): Suggestions {
  const isNameOnly = /^[ \t]*:/.test(text.slice(range.end, range.end + 20));
  const free = FRONT_MATTER_SETTINGS.filter(({ key }) => !given.includes(key));
  return all(
    free.map((setting, rank) => {
      const { key, title, type, format, choices } = setting;
      // YAML takes a colon in a plain key for its end.
      const name = key.includes(':') ? `"${key}"` : key;
      const isQuoted = type === 'string' && choices.length === 0 && format === undefined;
      return {
        label: key,
        note: title,
        documentation: documentSetting(setting),
        kind: 'setting',
        insert: isNameOnly ? name : isQuoted ? `${name}: "$1"` : `${name}: `,
        isSnippet: !isNameOnly && isQuoted,
        range,
        rank,
        asksOn: !isNameOnly && (choices.length > 0 || type === 'boolean' || format !== undefined),
      };
    }),
  );
}

export async function suggestSettingValues(
  { key, range: whole }: Place<'front-matter-value'>,
  input: SuggestionInput,
): Promise<Suggestions> {
  const setting = findSetting(key);
  if (setting === undefined) return NOTHING;
  const range = insideQuotes(input.text, whole);
  if (setting.type === 'boolean') {
    return all(['true', 'false'].map((label, rank) => ({ label, kind: 'value', insert: label, range, rank })));
  }
  if (setting.choices.length > 0) {
    return all(
      setting.choices.map(({ value, label }, rank) => ({
        label: value,
        note: label,
        kind: 'value',
        insert: value,
        range,
        rank,
      })),
    );
  }
  if (setting.format === 'icon-name') return suggestIcons(range, input);
  if (setting.format === 'image-path') return suggestFiles('image', range, input);
  if (setting.format === 'link') return suggestLinks(range, input);
  return NOTHING;
}

function insideQuotes(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const quote = text.charAt(start);
  if (quote !== '"' && quote !== "'") return { start, end };
  return { start: start + 1, end: text.charAt(end - 1) === quote && end > start + 1 ? end - 1 : end };
}
