/** What can be done with an item of a list, and with several one below the other: each is one change. Pure. */
import { type FoundBlock, findBlock, placeOf } from '../../page-source/blocks/block-path.ts';
import { lineAt } from '../../page-source/blocks/lines.ts';
import { itemsIn, markIn } from '../../page-source/blocks/list-items.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { lineEndOf } from '../../project/text-edit.ts';
import type { BlockChange } from './block-actions.ts';
import { gapBeside, insertBetween, removeBlock } from './block-edits.ts';
import type { NewBlock } from './insert-block.ts';
import { movedInRow, pieceOfSource, piecesOf, putInRow, rowOf, withoutItems } from './list-rows.ts';
import { shiftList } from './lists.ts';

export function isItem({ block }: Pick<FoundBlock, 'block'>): boolean {
  return block.kind === 'item';
}

/** Lets an item and the one above (-1) or below (1) change places; `undefined` where there is none. */
export function moveItem(found: FoundBlock, by: -1 | 1): BlockChange | undefined {
  const row = rowOf(found);
  return row && movedInRow(found.text, row, by);
}

/** Puts the same item right below it. */
export function duplicateItem(found: FoundBlock): BlockChange | undefined {
  const row = rowOf(found);
  return row && putInRow(found.text, row, 'below', piecesOf(found.text, row));
}

/** Takes an item away with all that is in it. Of a list of that item alone, nothing is left. */
export function removeItem(found: FoundBlock): BlockChange {
  const { text, block, list, path } = found;
  const row = rowOf(found);
  const change = row && withoutItems(text, row);
  if (change) return change;
  const { start: lineStart } = lineAt(text, block.start);
  if (isInItem(text, path) && text.slice(lineStart, block.start).trim() === '') {
    // What the blank lines above kept apart from the words of the other item is gone.
    const start = text.slice(0, lineStart).trimEnd().length;
    return { edits: [{ start, end: block.end, text: '' }], selection: { start, end: start } };
  }
  const { edits, selection } = removeBlock(text, block, list.parent);
  return { edits, selection: selection ?? { start: block.start, end: block.start } };
}

/** Moves an item with all that is in it a level in or out; `undefined` where it has nowhere to go. */
export function shiftItem(found: FoundBlock, by: 'in' | 'out'): BlockChange | undefined {
  const { text, block, path } = found;
  if (by === 'out' && !isInItem(text, path)) return undefined;
  const at = lineAt(text, block.start);
  if (text.slice(at.start, block.start).trim() !== '') return undefined;
  const change = shiftList(text, { start: block.start, end: block.end }, by);
  return change?.selection && { ...change, selection: { start: change.selection.start, end: change.selection.start } };
}

function isInItem(text: string, path: string): boolean {
  return findBlock(text, placeOf(path).list)?.block.kind === 'item';
}

/** Puts what was copied below an item: items into its list, anything else as `putBelowItem` does. */
export function pasteBelowItem(found: FoundBlock, source: string): BlockChange | undefined {
  const { text } = found;
  const row = rowOf(found);
  const blocks = readPageBlocks(source);
  if (!row || blocks.length === 0) return undefined;
  if (blocks.some(({ kind }) => kind !== 'list'))
    return putBelowItem(found, { text: source, select: { start: 0, end: 0 } }).change;
  const lineEnd = lineEndOf(text);
  const items = blocks.flatMap((block) => itemsIn(source, block));
  const pieces = items.map(({ start, end }) => pieceOfSource(dedented(source, start, end), lineEnd));
  return pieces.length > 0 ? putInRow(text, row, 'below', pieces) : undefined;
}

/** Source that was copied with its block is indented by nothing, but further items of it may be. */
function dedented(source: string, start: number, end: number): string {
  const column = start - lineAt(source, start).start;
  const item = source.slice(start, end);
  return column === 0 ? item : item.replace(new RegExp(`\\n[ \\t]{1,${column}}`, 'g'), '\n');
}

/**
 * Puts a block below an item that is no item: below the whole list where the item is its end, else into the item, so that
 * the list goes on behind it.
 */
export function putBelowItem(
  found: FoundBlock,
  block: NewBlock,
): { readonly change: BlockChange; readonly below: PageBlock } {
  const { text } = found;
  const list = listAround(found);
  const isEnd = list !== undefined && text.slice(found.block.end, list.block.end).trim() === '';
  if (!list || !isEnd) return { change: insertIn(found, block), below: found.block };
  const { edits, selection = { start: 0, end: 0 } } = insertBetween(text, gapBeside(list, 'below'), block);
  return { change: { edits, selection }, below: list.block };
}

/** The outermost list that an item is in. */
function listAround({ text, path }: FoundBlock): FoundBlock | undefined {
  const blocks = readPageBlocks(text);
  const steps = path.split('.');
  for (let length = 1; length < steps.length; length++) {
    const found = findBlock(text, steps.slice(0, length).join('.'), blocks);
    if (found?.block.kind === 'list') return found;
  }
  return undefined;
}

/** At the end of an item, in the column of its words. */
function insertIn({ text, block }: FoundBlock, { text: source, select }: NewBlock): BlockChange {
  const lineEnd = lineEndOf(text);
  const line = lineAt(text, block.start);
  const mark = markIn(text.slice(block.start, block.end));
  const gap = /^[ \t]*/.exec(text.slice(block.start + mark.length, line.end))?.[0] ?? '';
  const before = text.slice(line.start, block.start).replace(/[^\t]/g, ' ');
  const indent = before + ' '.repeat(mark.length + (gap.length === 0 || gap.length > 4 ? 1 : gap.length));
  const write = (part: string) => part.replace(/\n(?=[^\n])/g, `\n${indent}`).replaceAll('\n', lineEnd);
  const lead = lineEnd + lineEnd + indent;
  const next = text.slice(block.end).match(/^[ \t]*\r?\n([ \t]*\r?\n)?/);
  // A list right below what stands alone in an item would be read as one with its lines.
  const tail = next !== null && next[1] === undefined && !isItemNext(text, block.end + next[0].length) ? lineEnd : '';
  const chosen = select ?? { start: source.length, end: source.length };
  const placed = (offset: number) => block.end + lead.length + write(`${source.slice(0, offset)}\u0000`).length - 1;
  return {
    edits: [{ start: block.end, end: block.end, text: lead + write(source) + tail }],
    selection: { start: placed(chosen.start), end: placed(chosen.end) },
  };
}

function isItemNext(text: string, at: number): boolean {
  return markIn(text.slice(at, lineAt(text, at).end).trimStart()) !== '';
}
