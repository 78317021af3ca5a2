/** Items of a list, as the tree has them. Pure. */
import type { TextRange } from '../../project/text-edit.ts';
import { pageOf } from '../tree/page-of.ts';
import { listSign } from './list-item.ts';
import type { PageBlock } from './page-blocks.ts';

export type ItemBlock = Extract<PageBlock, { kind: 'item' }>;

interface OpenItem extends ItemBlock {
  readonly blocks: ItemBlock[];
}

/** The outermost items in a range, with those in them. What is quoted has none. */
export function itemsIn(text: string, { start, end }: TextRange): readonly ItemBlock[] {
  const items: ItemBlock[] = [];
  const open: OpenItem[] = [];
  pageOf(text).tree.iterate({
    from: start,
    to: end,
    enter({ name, node, from, to }) {
      if (name === 'Blockquote') return false;
      const mark = name === 'ListItem' ? node.getChild('ListMark') : null;
      if (!mark || mark.from < start || mark.from > end) return undefined;
      const last = from + text.slice(from, Math.min(to, end)).trimEnd().length;
      const item: OpenItem = { kind: 'item', start: mark.from, end: Math.max(last, mark.to), blocks: [] };
      while (isBehind(item, open.at(-1))) open.pop();
      (open.at(-1)?.blocks ?? items).push(item);
      open.push(item);
      return undefined;
    },
  });
  return items;
}

function isBehind({ start }: TextRange, other: TextRange | undefined): boolean {
  return other !== undefined && start >= other.end;
}

/** Whether two items with the same item around them are neighbours in one list: nothing is between them, and their signs are alike. */
export function areInRow(text: string, above: TextRange, below: TextRange): boolean {
  return (
    text.slice(above.end, below.start).trim() === '' && listSign(markAt(text, above)) === listSign(markAt(text, below))
  );
}

function markAt(text: string, { start, end }: TextRange): string {
  return markIn(text.slice(start, end));
}

/** The sign that an item begins with: `-`, `*`, `+`, or a number with `.` or `)`. */
export function markIn(item: string): string {
  return /^(?:\d+[.)]|[-*+])/.exec(item)?.[0] ?? '';
}
