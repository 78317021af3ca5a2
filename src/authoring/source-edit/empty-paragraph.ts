import type { SourceChange } from '../../project/text-edit.ts';
import { type BlockGap, insertBetween } from './block-edits.ts';

/** No page has it. */
const MARK = '\u0000';

/** The lines for a paragraph below a block, and the cursor where its words are to come. Pure. */
export function emptyParagraphBelow(
  text: string,
  gap: BlockGap,
): SourceChange & { readonly selection: NonNullable<SourceChange['selection']> } {
  const { edits, selection = { start: 0, end: 0 } } = insertBetween(text, gap, {
    text: MARK,
    select: { start: 0, end: 0 },
  });
  return { edits: edits.map((edit) => ({ ...edit, text: edit.text.replace(MARK, '') })), selection };
}
