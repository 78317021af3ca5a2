/** Which element of the page shows a whole block of its source. */
import type { BlockPlace, BlockRange } from '../../../block-messages.ts';
import type { ElementPlaces, SourceLines } from '../picking/element-places.ts';

export interface ShownBlock {
  readonly element: HTMLElement;
  readonly place: BlockPlace;
}

/** Of these the parts are no blocks: rows, what is quoted, and entries of lists that a component draws. */
const WHOLE =
  'ul[class]:not(.steps, .contains-task-list), ol[class]:not(.steps, .contains-task-list), table, .table-scroll, blockquote';
/** An item of a list of the page. */
const ITEM = 'ul:not([class]) > li, ol:not([class]) > li, .contains-task-list > li';
/** A list in an item is a part of that. */
const INNER_LIST = 'li > ul, li > ol';
const LIST = 'ul:not(.steps), ol:not(.steps)';
/** Title and description are settings of the page. */
const NO_BLOCK = '.page-header';

export interface BlockKinds {
  /** Items of lists are blocks, too; without, the list is one. */
  readonly hasItems: boolean;
}

/**
 * The innermost block around a node: an item and not its words; of several on the same lines, as a card with its words,
 * the outermost. What a snippet brings along is the block that takes the snippet in.
 */
export function blockAround(
  node: Node | null,
  places: ElementPlaces,
  { hasItems }: BlockKinds = { hasItems: true },
): ShownBlock | undefined {
  let found: { readonly element: HTMLElement; readonly lines: SourceLines; readonly isItem: boolean } | undefined;
  for (let at = node; at; at = at.parentNode) {
    if (!(at instanceof HTMLElement)) continue;
    const lines = places.get(at)?.sources[0];
    if (!lines || (hasItems && at.matches(INNER_LIST) && !at.matches(WHOLE))) continue;
    if (found && lines.file !== found.lines.file) break;
    const isItem = hasItems && at.matches(ITEM);
    const isAround = at.matches(hasItems ? WHOLE : `${WHOLE}, ${LIST}`) || (isItem && !found?.isItem);
    if (!found || isAround || isSame(lines, found.lines)) found = { element: at, lines, isItem };
  }
  if (!found || found.element.closest(NO_BLOCK) || found.element.getClientRects().length === 0) return undefined;
  const { file, first, last } = found.lines;
  return { element: found.element, place: { file, first, last } };
}

/** Whether a block is an item of a list. */
export function isItem({ element }: ShownBlock): boolean {
  return element.matches(ITEM);
}

/** Whether it is a whole list. */
export function isList({ element }: ShownBlock): boolean {
  return element.matches(LIST);
}

/** The block at a place, as far as the document shown has it. */
export function blockAt({ file, first, last }: BlockPlace, places: ElementPlaces): ShownBlock | undefined {
  for (const { element, sources } of places.values()) {
    const [lines] = sources;
    if (lines && isSame(lines, { file, first, last })) return blockAround(element, places);
  }
  return undefined;
}

/** The blocks shown of a range: each once, and nothing of what is in them. */
export function blocksIn({ place, through = place }: BlockRange, places: ElementPlaces): readonly ShownBlock[] {
  const found = new Map<Element, ShownBlock>();
  for (const { element, sources } of places.values()) {
    const [lines] = sources;
    if (!lines || lines.file !== place.file || lines.first < place.first || lines.last > through.last) continue;
    const block = blockAround(element, places);
    const isWithin = block && block.place.first >= place.first && block.place.last <= through.last;
    if (isWithin) found.set(block.element, block);
  }
  const all = [...found.values()];
  return all.filter(
    ({ element }) => !all.some((other) => other.element !== element && other.element.contains(element)),
  );
}

function isSame(one: SourceLines, other: SourceLines): boolean {
  return one.file === other.file && one.first === other.first && one.last === other.last;
}
