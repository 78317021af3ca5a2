/** What can be done with a whole block of a page: each is one change of the smallest piece of its source. Pure. */
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import { indentOf, lineAt } from '../../page-source/blocks/lines.ts';
import { type PageBlock, readPageBlocks } from '../../page-source/blocks/page-blocks.ts';
import { lineEndOf, type SourceChange } from '../../project/text-edit.ts';
import { apartFrom, gapBeside, hasOwnLines, insertBetween, swapBlocks } from './block-edits.ts';
import { readBlockText } from './block-text.ts';
import { holdsText, mayHold } from './what-holds.ts';

/** With a cursor: where the block begins then. */
export type BlockChange = SourceChange & {
  readonly selection: NonNullable<SourceChange['selection']>;
  /** How much farther from there its words begin than before, as those of an item whose number has become longer. */
  readonly wordsBy?: number;
  /** How many blocks it is then, where that is not as many as before. */
  readonly count?: number;
};

/** Lets a block and the one above (-1) or below (1) change places; `undefined` where there is none. */
export function moveBlock({ text, block, index, list, parts }: FoundBlock, by: -1 | 1): BlockChange | undefined {
  const other = list.blocks[index + by];
  if (!other || parts?.some(isOpenFence)) return undefined;
  const change = by < 0 ? swapBlocks(text, other, block, 'below') : swapBlocks(text, block, other, 'above');
  return withCursor(change);
}

/** Puts the same block right below it, to the byte where it has its lines for itself. */
export function duplicateBlock(found: FoundBlock): BlockChange | undefined {
  const { text, block, parts = [block] } = found;
  if (parts.some(isOpenFence)) return undefined;
  if (!hasOwnLines(text, block)) return insertBelow(found, copyBlock(found));
  const lineEnd = lineEndOf(text);
  const indent = indentOf(text.slice(lineAt(text, block.start).start, block.start));
  const lead = lineEnd + (isTight(found) ? '' : lineEnd) + indent;
  const at = block.end + lead.length;
  const edit = { start: block.end, end: block.end, text: lead + text.slice(block.start, block.end) };
  return { edits: [edit], selection: { start: at, end: at } };
}

/** Whether no blank line belongs between the block and one like it: in a row of components, and in a list. */
function isTight({ text, block, index, list }: FoundBlock): boolean {
  const isBlankIn = (start: number, end: number) => /\n[ \t]*\r?\n/.test(text.slice(start, end));
  if (block.kind === 'list') return !isBlankIn(block.start, block.end);
  const [above, below] = [list.blocks[index - 1], list.blocks[index + 1]];
  if (block.kind !== 'element') return false;
  const beside = above ?? below;
  if (!beside) return list.parent !== undefined;
  if (beside.kind !== 'element') return false;
  return above ? !isBlankIn(above.end, block.start) : !isBlankIn(block.end, beside.start);
}

/** The source of a block by itself: not indented, with `\n` as line ends. */
export function copyBlock({ text, block }: FoundBlock): string {
  return readBlockText(text, block).value;
}

/** Puts copied blocks below a block; `undefined` where they cannot stand, as text between the steps of a procedure. */
export function pasteBelow(found: FoundBlock, source: string): BlockChange | undefined {
  const { block, list, parts = [block] } = found;
  if (parts.some(isOpenFence)) return undefined;
  const added = readPageBlocks(source);
  if (added.length === 0) return undefined;
  const nameOf = (one: PageBlock) => (one.kind === 'element' ? one.element.name : undefined);
  const own = nameOf(block);
  // What stands beside its like is right, whatever holds both.
  const mayStand = (one: PageBlock) => mayHold(list.parent, one) || (own !== undefined && nameOf(one) === own);
  return added.every(mayStand) ? insertBelow(found, source) : undefined;
}

function insertBelow(found: FoundBlock, source: string): BlockChange {
  return withCursor(
    insertBetween(found.text, gapBeside(found, 'below'), { text: source, select: { start: 0, end: 0 } }),
  );
}

/** A code block without an end takes in all that stands below it. */
export function isOpenFence(block: PageBlock): boolean {
  return block.kind === 'code' && !block.fence.isClosed;
}

/**
 * Makes a comment of a block, so that readers do not see it; `undefined` where a comment would end in it, or would not
 * stand in lines of its own.
 */
export function commentOut({ text, block, list, parts = [block] }: FoundBlock): BlockChange | undefined {
  const source = text.slice(block.start, block.end);
  const isUnfit =
    parts.some((part) => part.kind === 'source' || isOpenFence(part)) ||
    source.includes('*/') ||
    !holdsText(list.parent);
  if (isUnfit || !hasOwnLines(text, block)) return undefined;
  const { lead, tail } = apartFrom(text, block);
  const at = block.start + lead.length;
  return {
    edits: [
      { start: block.start, end: block.start, text: `${lead}{/* ` },
      { start: block.end, end: block.end, text: ` */}${tail}` },
    ],
    selection: { start: at, end: at },
  };
}

/** Makes a block of a comment again; `undefined` for what is not one comment alone. */
export function uncomment({ text, block }: FoundBlock): BlockChange | undefined {
  const [source, open = '', words = ''] =
    /^(\{\/\*[ \t]*(?:\r?\n)?)((?:(?!\*\/)[\s\S])*?)\s*\*\/\}$/.exec(text.slice(block.start, block.end)) ?? [];
  if (source === undefined || words.trim() === '') return undefined;
  const start = block.start + open.length;
  return {
    edits: [
      { start: block.start, end: start, text: '' },
      { start: start + words.length, end: block.end, text: '' },
    ],
    selection: { start: block.start, end: block.start },
  };
}

function withCursor({ edits, selection = { start: 0, end: 0 } }: SourceChange): BlockChange {
  return { edits, selection };
}
