import { removeBlock } from '../../../authoring/source-edit/block-edits.ts';
import { isInQuote, withoutEmptyInQuote } from '../../../authoring/source-edit/leave-quote.ts';
import type { PageWords } from '../../../authoring/source-edit/page-words.ts';
import { lineAt } from '../../../page-source/blocks/lines.ts';
import type { SourceChange } from '../../../project/text-edit.ts';
import type { OpenField } from './open-field.ts';
import type { PageWritingOptions } from './page-writing-options.ts';

/** Takes away the lines of a paragraph that has lost all its words; nothing where it still has some. Pure. */
export function emptiedParagraph(text: string, words: PageWords): SourceChange | undefined {
  const { part, start, end, value } = words;
  if (part === 'paragraph' && value.trim() === '' && isInQuote(words)) return withoutEmptyInQuote(text, words);
  const line = lineAt(text, start);
  const isAlone = text.slice(line.start, line.end).trim() === '';
  if (part !== 'paragraph' || value.trim() !== '' || !isAlone) return undefined;
  const { edits } = removeBlock(text, { start, end });
  return edits.some((edit) => edit.start < edit.end) ? { edits } : undefined;
}

/** A paragraph without words is none: its lines go when its field is left. */
export function tidyParagraph(
  { editor, label }: Pick<PageWritingOptions, 'editor' | 'label'>,
  { text, words, field }: Pick<OpenField, 'text' | 'words' | 'field'>,
): void {
  const change = editor.isReadOnly() ? undefined : emptiedParagraph(text, words);
  if (change) editor.apply(change, label, `page-words:${field}`);
}
