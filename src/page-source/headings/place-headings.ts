/** Components that are a place in the page under their title: what the theme gives ids to, read from the source. */
import { anchorOf, plainAnchorOf } from './anchors.ts';
import type { HeadingKind, UnnamedHeading } from './heading.ts';
import { plainText } from './plain-text.ts';
import { ATTRIBUTES, type PlainAttribute, plainAttribute } from './tag-attributes.ts';

type Kind = Exclude<HeadingKind, 'Heading'>;

const PLACES = new RegExp(
  `<(Step|Accordion|Update|Tab|ParamField|ResponseField|Expandable)(?![\\w.:-])(${ATTRIBUTES})>`,
  'g',
);
/** Groups whose parts get their ids where the group begins. */
const GROUPS = new RegExp(`<(/?)(Steps|Tabs)(?![\\w.:-])(?:${ATTRIBUTES})>`, 'g');
const PART_OF: Partial<Readonly<Record<Kind, string>>> = { Step: 'Steps', Tab: 'Tabs' };
/** In the order in which the component looks for its name. */
const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'];

/** Places with words or an id of their own, in the order of the text. */
export function findPlaces(text: string, from: number): UnnamedHeading[] {
  const groups = findGroups(text, from);
  const found: UnnamedHeading[] = [];
  const expression = new RegExp(PLACES);
  expression.lastIndex = from;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    const [whole, kind, attributes = ''] = match as unknown as [string, Kind, string?];
    const start = match.index;
    const around = groups.findLast((one) => one.start < start && one.end > start);
    const group = around?.name === PART_OF[kind] ? around : undefined;
    // Outside of its group a tab has no place of its own.
    if (kind === 'Tab' && group === undefined) continue;
    const place = readPlace(kind, attributes, start + 1 + kind.length);
    if (place === undefined) continue;
    found.push({ ...place, start, end: start + whole.length, order: group?.start ?? start });
  }
  return found;
}

type Place = Omit<UnnamedHeading, 'start' | 'end' | 'order'>;

function readPlace(kind: Kind, attributes: string, offset: number): Place | undefined {
  const id = plainAttribute(attributes, 'id')?.written.trim();
  const title = titleOf(kind, attributes);
  const written = title?.attribute ?? plainAttribute(attributes, 'id');
  if (written === undefined || (kind === 'Expandable' && id === undefined)) return undefined;
  const isField = kind === 'ParamField' || kind === 'ResponseField';
  const words = isField ? written.written.trim() : plainText(written.written);
  const textStart = offset + written.start;
  const place = { level: 0, kind, text: words, hasOwnId: id !== undefined, quotes: written.quotes };
  const range = { textStart, textEnd: textStart + written.written.length };
  const name = id ?? (title?.lead ?? '') + words;
  return { ...place, ...range, name, aliasesFor: aliasesOf(kind, id, words, name, title !== undefined) };
}

/** The attribute that holds the title, and what the id begins with. */
function titleOf(
  kind: Kind,
  attributes: string,
): { readonly attribute: PlainAttribute; readonly lead: string } | undefined {
  const first = (names: readonly string[], lead: string) => {
    const attribute = names.map((name) => plainAttribute(attributes, name)).find((one) => one !== undefined);
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
      const location = LOCATIONS.find((one) => plainAttribute(attributes, one) !== undefined);
      if (location !== undefined) return first([location], `${location}-`);
      return first(['name'], `${plainAttribute(attributes, 'in')?.written.trim() ?? 'response'}-`);
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
function findGroups(text: string, from: number): readonly Group[] {
  const open: { name: string; start: number }[] = [];
  const groups: Group[] = [];
  const expression = new RegExp(GROUPS);
  expression.lastIndex = from;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    const [whole, slash, name = ''] = match;
    if (whole.endsWith('/>')) continue;
    if (slash === '') {
      open.push({ name, start: match.index });
      continue;
    }
    const opened = open.findLastIndex((one) => one.name === name);
    for (const group of opened < 0 ? [] : open.splice(opened)) groups.push({ ...group, end: match.index });
  }
  for (const group of open) groups.push({ ...group, end: text.length });
  return groups.sort((one, other) => one.start - other.start);
}
