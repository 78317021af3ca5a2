/** Keys and values of front matter. */
import type { CursorPlace } from '../../../page-source/cursor-place.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { documentSetting, FRONT_MATTER_SETTINGS, findSetting } from './front-matter-settings.ts';
import { suggestFiles, suggestIcons, suggestLinks } from './suggest-links.ts';
import { all, best, NOTHING, type Suggestion, type SuggestionInput, type Suggestions } from './suggestion.ts';

type Place<Kind extends CursorPlace['kind']> = Extract<CursorPlace, { kind: Kind }>;

export function suggestKeys({ range, given }: Place<'front-matter-key'>, text: string): Suggestions {
  const isNameOnly = /^[ \t]*:/.test(text.slice(range.end, range.end + 20));
  const free = FRONT_MATTER_SETTINGS.filter(({ key }) => !given.includes(key));
  return all(
    free.map((setting, rank) => {
      const { key, title, type, format, choices } = setting;
      // YAML takes a colon in a plain key for its end.
      const name = key.includes(':') ? `"${key}"` : key;
      const isListed = format !== undefined || key in API_LISTS;
      const isQuoted = type === 'string' && choices.length === 0 && !isListed;
      return {
        label: key,
        note: title,
        documentation: documentSetting(setting),
        kind: 'setting',
        insert: isNameOnly ? name : isQuoted ? `${name}: "$1"` : `${name}: `,
        isSnippet: !isNameOnly && isQuoted,
        range,
        rank,
        asksOn: !isNameOnly && (choices.length > 0 || type === 'boolean' || isListed),
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
  if (isApiKey(key)) return suggestApi(key, range, input);
  if (setting.format === 'icon-name') return suggestIcons(range, input);
  if (setting.format === 'image-path') return suggestFiles('image', range, input);
  if (setting.format === 'link') return suggestLinks(range, input);
  return NOTHING;
}

/** Keys whose values stand in the API descriptions of the project. */
const API_LISTS = { openapi: 'operations', 'openapi-schema': 'schemas' } as const;

function isApiKey(key: string): key is keyof typeof API_LISTS {
  return key in API_LISTS;
}

function suggestApi(key: keyof typeof API_LISTS, range: TextRange, input: SuggestionInput): Suggestions {
  const { text, offset, knowledge } = input;
  const known = knowledge?.api()[API_LISTS[key]] ?? [];
  const suggestions = known.map(
    ({ name, note }): Suggestion => ({
      label: name,
      ...(note !== undefined && { note }),
      kind: 'value',
      insert: name,
      range,
      filter: `${name} ${note ?? ''}`,
    }),
  );
  return best(suggestions, text.slice(range.start, offset));
}

function insideQuotes(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const quote = text.charAt(start);
  if (quote !== '"' && quote !== "'") return { start, end };
  return { start: start + 1, end: text.charAt(end - 1) === quote && end > start + 1 ? end - 1 : end };
}
