/** The lines of a page that a block stands in: what is drawn of it depends on nothing else. Pure. */
import { lineAt } from '../../../../page-source/blocks/lines.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { shiftBlock } from '../../../../page-source/blocks/shift-block.ts';
import type { TextRange } from '../../../../project/text-edit.ts';

/** A block, with the text that its offsets are of. */
export interface BlockInText {
  readonly text: string;
  readonly block: PageBlock;
}

/** Its lines with their ends, so that the kind of line ends is known. */
export function windowOf(text: string, { start, end }: TextRange): TextRange {
  return { start: lineAt(text, start).start, end: lineAt(text, end).next };
}

/** The block with offsets of its own lines. */
export function inOwnLines({ text, block }: BlockInText): BlockInText {
  const { start, end } = windowOf(text, block);
  return { text: text.slice(start, end), block: start === 0 ? block : shiftBlock(block, -start) };
}

/** Whether two blocks are written alike: then they are drawn alike, wherever in the page they stand. */
export function isWrittenAlike(one: BlockInText, other: BlockInText): boolean {
  const [first, second] = [windowOf(one.text, one.block), windowOf(other.text, other.block)];
  return (
    one.block.kind === other.block.kind &&
    one.block.start - first.start === other.block.start - second.start &&
    one.block.end - first.start === other.block.end - second.start &&
    one.text.slice(first.start, first.end) === other.text.slice(second.start, second.end)
  );
}
