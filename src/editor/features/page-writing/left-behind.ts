import { removeBlock } from '../../../authoring/source-edit/block-edits.ts';
import type { PageWords } from '../../../authoring/source-edit/page-words.ts';
import { lineAt } from '../../../page-source/blocks/lines.ts';
import type { SourceChange } from '../../../project/text-edit.ts';

/** Takes away the lines of a paragraph that has lost all its words; nothing where it still has some. Pure. */
export function emptiedParagraph(text: string, { part, start, end, value }: PageWords): SourceChange | undefined {
  const line = lineAt(text, start);
  const isAlone = text.slice(line.start, line.end).trim() === '';
  if (part !== 'paragraph' || value.trim() !== '' || !isAlone) return undefined;
  const { edits } = removeBlock(text, { start, end });
  return edits.some((edit) => edit.start < edit.end) ? { edits } : undefined;
}
