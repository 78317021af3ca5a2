/** New parts of a site in the later format: tabs, versions, languages and so on. */
import { type ConfigPath, valueAt } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, setValue, transferProperty } from '../../config/edit-texts.ts';
import { recordOf } from '../../shared/record.ts';
import { listOfKind, mayStandIn, PART_LISTS, PART_NOUNS, type PartHolder, type PartKind } from './division-kinds.ts';
import { nameOfEntry, type Outline, type OutlineNode } from './outline.ts';

/** Where a new part goes. */
export interface PartSpot {
  readonly kind: PartKind;
  /** The top (`navigation`), a part, or what all pages have (`global`). */
  readonly holder: ConfigPath;
  /** Before the part that now has the index. */
  readonly index: number;
  /** What is there now would not be shown beside it: a first part takes it in. */
  readonly wraps: boolean;
}

export type PartVerdict =
  | { readonly status: 'ok'; readonly spot: PartSpot }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Whether a part may stand in another one, or at the top.
 *
 * @param holder absent for the top
 * @param after the part behind which it goes; at the end without one
 */
export function partSpot(
  outline: Outline,
  kind: PartKind,
  holder: OutlineNode | undefined,
  after?: OutlineNode,
): PartVerdict {
  const [one] = PART_NOUNS[kind];
  const refused = (reason: string): PartVerdict => ({ status: 'refused', reason });
  if (outline.format === 'contract') return refused('This format has no such parts.');
  const name = holder === undefined ? 'the top' : `“${nameOfEntry(holder)}”`;
  const place = holderKind(holder);
  if (place === undefined) return refused(`${name} is no part of the site, so a ${one} cannot stand in it.`);
  if (!mayStandIn(kind, place)) {
    return refused(
      kind === 'item'
        ? `A ${one} stands in a tab or a product only.`
        : `${name} is a ${one} itself: add it beside that.`,
    );
  }
  const path = holder?.path ?? ['navigation'];
  const children = (holder?.children ?? outline.roots).filter((child) => child.kind !== 'global');
  if (holder?.href !== undefined && children.length === 0) {
    return refused(`${name} leads to an address, so it holds nothing. Take the address out of its details first.`);
  }
  const own = children.filter(({ part }) => part === kind);
  const index = after === undefined ? own.length : Number(after.path.at(-1)) + 1;
  const wraps = place !== 'global' && own.length === 0 && (children.length > 0 || holder?.isGenerated === true);
  return { status: 'ok', spot: { kind, holder: path, index, wraps } };
}

function holderKind(holder: OutlineNode | undefined): PartHolder | undefined {
  if (holder === undefined) return 'root';
  return holder.kind === 'global' ? 'global' : holder.part;
}

/** What a part holds. Other settings of a node are its own, whatever stands in it. */
const CONTENT_KEYS = [
  'groups',
  'pages',
  'openapi',
  'asyncapi',
  'graphql',
  'sdk',
  'root',
  ...PART_LISTS.map(([list]) => list),
];

export interface AddedPart {
  readonly config: ConfigTexts;
  readonly path: ConfigPath;
}

/** @param nameOfFirst of the part that takes in what is there */
export function addPart(
  config: ConfigTexts,
  { kind, holder, index, wraps }: PartSpot,
  item: Readonly<Record<string, unknown>>,
  nameOfFirst: string,
): AddedPart {
  const list = [...holder, listOfKind(kind)];
  if (!wraps) return { config: insertItem(config, list, index, item), path: [...list, index] };
  const wrapped = wrapContents(config, holder, kind, nameOfFirst);
  return { config: insertItem(wrapped, list, 1, item), path: [...list, 1] };
}

/** Makes all that a part (or the top) holds the contents of a first part in it. */
export function wrapContents(config: ConfigTexts, holder: ConfigPath, kind: PartKind, name: string): ConfigTexts {
  const own = listOfKind(kind);
  const value = valueAt(config.value, holder);
  const contents = contentKeys(value).filter((key) => key !== own);
  const there = valueAt(value, [own]);
  const first = { [kind]: name };
  const made = Array.isArray(there)
    ? insertItem(config, [...holder, own], 0, first)
    : setValue(config, [...holder, own], [first]);
  return contents.reduce((rest, key) => transferProperty(rest, [...holder, key], [...holder, own, 0]), made);
}

/** Keys of what a part (or the top) holds. */
export function contentKeys(value: unknown): readonly string[] {
  return Object.keys(recordOf(value)).filter((key) => CONTENT_KEYS.includes(key));
}
