/** Components that are a place in the page under their title: what the theme gives ids to, read from the source. */
import { scanTags } from '../scan-tags.ts';
import type { JsxTag } from '../tree/read-tag.ts';
import { anchorOf, plainAnchorOf } from './anchors.ts';
import type { HeadingKind, UnnamedHeading } from './heading.ts';
import { plainText } from './plain-text.ts';
import { type PlainAttribute, plainAttribute } from './tag-attributes.ts';

type Kind = Exclude<HeadingKind, 'Heading'>;

const PLACES: ReadonlySet<string> = new Set<Kind>([
  'Step',
  'Accordion',
  'Update',
  'Tab',
  'ParamField',
  'ResponseField',
  'Expandable',
]);
const PART_OF: Partial<Readonly<Record<Kind, string>>> = { Step: 'Steps', Tab: 'Tabs' };
/** In the order in which the component looks for its name. */
const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'];

/** Places with words or an id of their own, in the order of the text. */
export function findPlaces(text: string): UnnamedHeading[] {
  const tags = scanTags(text);
  const groups = findGroups(tags, text.length);
  return tags.flatMap((tag) => {
    const { start, end } = tag;
    const kind = tag.name as Kind;
    if (tag.kind === 'close' || !PLACES.has(kind)) return [];
    const around = groups.findLast((one) => one.start < start && one.end > start);
    const group = around?.name === PART_OF[kind] ? around : undefined;
    // Outside of its group a tab has no place of its own.
    if (kind === 'Tab' && group === undefined) return [];
    const place = readPlace(kind, (name) => plainAttribute(text, tag, name));
    return place ? [{ ...place, start, end, order: group?.start ?? start }] : [];
  });
}

/** The attribute of a name, where it holds plain words. */
type Attributes = (name: string) => PlainAttribute | undefined;

type Place = Omit<UnnamedHeading, 'start' | 'end' | 'order'>;

function readPlace(kind: Kind, attributes: Attributes): Place | undefined {
  const id = attributes('id')?.written.trim();
  const title = titleOf(kind, attributes);
  const written = title?.attribute ?? attributes('id');
  if (written === undefined || (kind === 'Expandable' && id === undefined)) return undefined;
  const isField = kind === 'ParamField' || kind === 'ResponseField';
  const words = isField ? written.written.trim() : plainText(written.written);
  const textStart = written.start;
  const place = { level: 0, kind, text: words, hasOwnId: id !== undefined, quotes: written.quotes };
  const range = { textStart, textEnd: textStart + written.written.length };
  const name = id ?? (title?.lead ?? '') + words;
  return { ...place, ...range, name, aliasesFor: aliasesOf(kind, id, words, name, title !== undefined) };
}

/** The attribute that holds the title, and what the id begins with. */
function titleOf(
  kind: Kind,
  attributes: Attributes,
): { readonly attribute: PlainAttribute; readonly lead: string } | undefined {
  const first = (names: readonly string[], lead: string) => {
    const attribute = names.map(attributes).find((one) => one !== undefined);
    return attribute && { attribute, lead };
  };
  switch (kind) {
    case 'Update':
      return first(['label', 'title'], '');
    case 'Tab':
      return first(['title', 'label'], 'tab-');
    case 'ResponseField':
      return first(['name'], 'response-');
    case 'ParamField': {
      const location = LOCATIONS.find((one) => attributes(one) !== undefined);
      if (location !== undefined) return first([location], `${location}-`);
      return first(['name'], `${attributes('in')?.written.trim() ?? 'response'}-`);
    }
    default:
      return first(['title'], '');
  }
}

/** As the components propose them. */
function aliasesOf(
  kind: Kind,
  ownId: string | undefined,
  words: string,
  name: string,
  hasTitle: boolean,
): UnnamedHeading['aliasesFor'] {
  return (id) => {
    const isNew = (alias: string) => alias !== '' && alias !== id;
    switch (kind) {
      case 'Tab':
        return [ownId ?? anchorOf(words)].filter(isNew);
      case 'Step':
      case 'Accordion':
        return hasTitle ? [ownId ?? plainAnchorOf(words)].filter(isNew) : [];
      case 'ParamField':
      case 'ResponseField':
        return [plainAnchorOf(name), plainAnchorOf(`param-${words}`)].filter(isNew).slice(0, 1);
      case 'Update':
        return [plainAnchorOf(name)].filter(isNew);
      default:
        return [];
    }
  };
}

interface Group {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** By where they begin; one that is never closed goes to the end. */
function findGroups(tags: readonly JsxTag[], textEnd: number): readonly Group[] {
  const open: { name: string; start: number }[] = [];
  const groups: Group[] = [];
  for (const { name, kind, start } of tags) {
    if (kind === 'empty' || (name !== 'Steps' && name !== 'Tabs')) continue;
    if (kind === 'open') {
      open.push({ name, start });
      continue;
    }
    const opened = open.findLastIndex((one) => one.name === name);
    for (const group of opened < 0 ? [] : open.splice(opened)) groups.push({ ...group, end: start });
  }
  for (const group of open) groups.push({ ...group, end: textEnd });
  return groups.sort((one, other) => one.start - other.start);
}
