import type { SourceChange } from '../../project/text-edit.ts';
import type { NewBlock } from './insert-block.ts';

/** No page has it. */
const MARK = '\u0000';

/**
 * The lines for a paragraph, and the cursor where its words are to come. Pure.
 * @param insert puts a block where the paragraph is to be
 */
export function emptyParagraph(
  insert: (block: NewBlock) => SourceChange,
): SourceChange & { readonly selection: NonNullable<SourceChange['selection']> } {
  const { edits, selection = { start: 0, end: 0 } } = insert({ text: MARK, select: { start: 0, end: 0 } });
  return { edits: edits.map((edit) => ({ ...edit, text: edit.text.replace(MARK, '') })), selection };
}
