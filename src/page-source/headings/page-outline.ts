/** What a page is made of, as a tree: its headings, and the components with a title of their own in between. Pure. */
import { pathOf } from '../blocks/block-path.ts';
import { type PageBlock, readPageBlocks } from '../blocks/page-blocks.ts';
import type { SourceHeading } from './heading.ts';
import { readHeadings } from './headings.ts';

/** Components that hold a part of a page under their title. Fields of an API are many, and short. */
const PARTS: ReadonlySet<string> = new Set(['Step', 'Tab', 'Accordion', 'Update']);
const HEADING_TAG = /^(?:h[1-6]|Heading)$/;

export interface OutlineItem extends Pick<SourceHeading, 'kind' | 'level' | 'text' | 'start' | 'end'> {
  /** `list` is the path of the component around it, empty in the page itself; blocks `[first, end)` of it are the item's. */
  readonly blocks?: { readonly list: string; readonly first: number; readonly end: number };
  /** How many items are around it. */
  readonly depth: number;
}

interface OpenItem {
  readonly level: number;
  readonly index: number;
}

/**
 * Headings and titled components in the order of the text. A heading holds what follows, up to the next one that is not
 * deeper, in its own component. `blocks` is absent for headings in lists and quotes: they hold nothing.
 */
export function readPageOutline(text: string): readonly OutlineItem[] {
  const headings = readHeadings(text);
  if (headings.length === 0) return [];
  const items: OutlineItem[] = [];
  addList(items, text, headings, { blocks: readPageBlocks(text), list: '', depth: 0 });
  return items;
}

interface ListToAdd {
  readonly blocks: readonly PageBlock[];
  readonly list: string;
  readonly depth: number;
}

function addList(
  items: OutlineItem[],
  text: string,
  headings: readonly SourceHeading[],
  { blocks, list, depth }: ListToAdd,
): void {
  let open: OpenItem[] = [];
  const close = (end: number, level: number) => {
    for (const { index } of open.filter((one) => one.level >= level)) items[index] = withEnd(items[index], end);
    open = open.filter((one) => one.level < level);
  };
  for (const [at, block] of blocks.entries()) {
    const within = headings.filter(({ start, end }) => start < block.end && end > block.start);
    const heading = headingOf(within, block);
    if (heading) {
      close(at, heading.level);
      open.push({ level: heading.level, index: items.length });
      items.push({ ...shown(heading), depth: depth + open.length - 1, blocks: { list, first: at, end: at + 1 } });
      continue;
    }
    const inside = depth + open.length;
    if (block.kind !== 'element') {
      items.push(...within.map((one) => ({ ...shown(one), depth: inside })));
      continue;
    }
    const part = PARTS.has(block.element.name) ? headings.find(({ start }) => start === block.start) : undefined;
    if (part) items.push({ ...shown(part), depth: inside, blocks: { list, first: at, end: at + 1 } });
    const own = { blocks: block.blocks, list: pathOf({ list, index: at }), depth: inside + (part ? 1 : 0) };
    addList(items, text, headings, own);
  }
  close(blocks.length, 0);
}

/** The heading that a block is, or begins with. With lines below their words, several may stand in one block of text. */
function headingOf(within: readonly SourceHeading[], block: PageBlock): SourceHeading | undefined {
  const isTag = block.kind === 'element' && HEADING_TAG.test(block.element.name);
  if ((block.kind !== 'heading' && block.kind !== 'text' && !isTag) || within.length !== 1) return undefined;
  return within.find(({ kind, start, end }) => kind === 'Heading' && start <= block.start && block.start < end);
}

function shown({ kind, level, text, start, end }: SourceHeading) {
  return { kind, level, text: text.replace(/\s+/g, ' '), start, end };
}

function withEnd(item: OutlineItem | undefined, end: number): OutlineItem {
  if (!item?.blocks) throw new Error('Only what holds blocks is open.');
  return { ...item, blocks: { ...item.blocks, end } };
}

/** Index of the item that an offset is in or below; -1 above the first one. */
export function outlineIndexAt(items: readonly OutlineItem[], offset: number): number {
  return items.findLastIndex(({ start }) => start <= offset);
}
