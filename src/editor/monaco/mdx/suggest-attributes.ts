// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the notation of snippets.
/** Attributes of a component, and what they may be. */
import { findAttribute, findComponent, findFence } from '../../../catalogue/catalogue.ts';
import type { Attribute } from '../../../catalogue/component.ts';
import { documentAttribute } from '../../../catalogue/documentation.ts';
import type { CursorPlace } from '../../../page-source/cursor-place.ts';
import { FENCE_LANGUAGES } from '../../../page-source/fence-words.ts';
import type { TextRange } from '../../../project/text-edit.ts';
import { suggestFiles, suggestIcons, suggestLinks, suggestSnippets } from './suggest-links.ts';
import { all, NOTHING, type SuggestionInput, type Suggestions } from './suggestion.ts';

type Place<Kind extends CursorPlace['kind']> = Extract<CursorPlace, { kind: Kind }>;

/** Attributes whose values are worth offering at once. */
const OFFERED: ReadonlySet<Attribute['type']> = new Set(['icon', 'link', 'image', 'video', 'snippet']);

export function suggestAttributes(place: Place<'attribute'>, text: string): Suggestions {
  const component = findComponent(place.component);
  if (component === undefined) return NOTHING;
  const { attributes } = component;
  const given = new Set(place.given.flatMap((name) => [name, findAttribute(component, name)?.name ?? name]));
  const taken = new Set(attributes.filter(({ name }) => given.has(name)).map(({ exclusive }) => exclusive ?? ''));
  const isNameOnly = text.charAt(place.range.end) === '=';
  const free = attributes.filter(({ name, exclusive = '-' }) => !given.has(name) && !taken.has(exclusive));
  return all(
    free.map((attribute) => ({
      label: attribute.name,
      note: attribute.label,
      documentation: documentAttribute(attribute),
      kind: 'attribute',
      insert: isNameOnly ? attribute.name : written(attribute),
      isSnippet: !isNameOnly,
      range: place.range,
      rank: attribute.isRequired ? 0 : attribute.isAdvanced ? 2 : 1,
      asksOn: !isNameOnly && (attribute.choices !== undefined || OFFERED.has(attribute.type)),
    })),
  );
}

/** `required`, `cols={2}`, `tags={["…"]}`, `title="…"`. */
function written({ name, type, default: usual }: Attribute): string {
  if (type === 'boolean') return usual === true ? `${name}={false}` : name;
  if (type === 'number') return `${name}={$1}`;
  if (type === 'list') return `${name}={["$1"]}`;
  return `${name}="$1"`;
}

export async function suggestValues(place: Place<'value'>, input: SuggestionInput): Promise<Suggestions> {
  const component = findComponent(place.component);
  const attribute = component && findAttribute(component, place.attribute);
  if (attribute === undefined) return NOTHING;
  const { range, form } = place;
  const quote = (value: string) => (form === 'bare' ? `"${value}"` : value);
  if (attribute.type === 'boolean') {
    const values = form === 'bare' ? ['{true}', '{false}'] : ['true', 'false'];
    return all(values.map((value, rank) => ({ label: value, kind: 'value', insert: value, range, rank })));
  }
  if (attribute.choices !== undefined) {
    const isNumber = attribute.type === 'number' && form === 'bare';
    const inner = attribute.type === 'list' ? wordAt(input, range) : range;
    return all(
      attribute.choices.map(({ value, label }, rank) => ({
        label: value,
        ...(label.toLowerCase() !== value.toLowerCase() && { note: label }),
        kind: 'value',
        insert: isNumber ? `{${value}}` : quote(value),
        range: inner,
        rank,
      })),
    );
  }
  if (form !== 'string') return NOTHING;
  switch (attribute.type) {
    case 'icon':
      return suggestIcons(range, input);
    case 'link':
      return suggestLinks(range, input);
    case 'image':
      return suggestFiles('image', range, input);
    case 'video':
      return suggestFiles('video', range, input);
    case 'snippet':
      return suggestSnippets(range, input, 'in-folder');
    default:
      return NOTHING;
  }
}

/** In a list the word at the cursor is replaced, not the whole value. */
function wordAt({ text, offset }: SuggestionInput, { start, end }: TextRange): TextRange {
  const before = /[\w-]*$/.exec(text.slice(start, offset))?.[0].length ?? 0;
  const after = /^[\w-]*/.exec(text.slice(offset, end))?.[0].length ?? 0;
  return { start: offset - before, end: offset + after };
}

export function suggestLanguages({ range }: Place<'fence-language'>): Suggestions {
  return all(FENCE_LANGUAGES.map((label, rank) => ({ label, kind: 'language', insert: label, range, rank })));
}

export function suggestFenceSettings({ language, range }: Place<'fence-setting'>): Suggestions {
  return all(
    findFence(language).attributes.map((attribute, rank) => ({
      label: attribute.name,
      note: attribute.label,
      documentation: documentAttribute(attribute),
      kind: 'attribute',
      insert: attribute.type === 'lines' ? `${attribute.name}={$1}` : written(attribute),
      isSnippet: true,
      range,
      rank,
    })),
  );
}
