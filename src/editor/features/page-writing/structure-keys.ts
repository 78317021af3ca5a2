/** What Enter and Backspace make of the words of a page, as in a document. Pure. */
import { continueList } from '../../../authoring/source-edit/continue-list.ts';
import { splitParagraph } from '../../../authoring/source-edit/field-structure.ts';
import { type PageWords, wordsAt } from '../../../authoring/source-edit/page-words.ts';
import { indentOf, lineAt } from '../../../page-source/blocks/lines.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../../project/text-edit.ts';

export type SelectedChange = SourceChange & { readonly selection: TextRange };

/** Another item, or a paragraph with the words behind the selection. `undefined` where words stay in their line. */
export function enterIn(text: string, words: PageWords, selection: TextRange): SelectedChange | undefined {
  if (words.part === 'cell') return undefined;
  if (words.part === 'item') {
    const at = words.toSource(selection.start);
    const change = continueList(text, { start: at, end: at });
    return change?.selection && { ...change, selection: change.selection };
  }
  const change = splitParagraph({ text, ...words }, selection);
  const isAtEnd = words.value.slice(selection.end).trim() === '';
  if (!isAtEnd || !/^[^\n]*\n[ \t]*\S/.test(text.slice(words.end))) return change;
  // What is right below would go on with what is typed.
  return { ...change, edits: change.edits.map((edit) => ({ ...edit, text: edit.text + lineEndOf(text) })) };
}

/** Backspace at the start: a heading becomes a paragraph, a paragraph goes on with the words above it. */
export function joinWithAbove(text: string, { part, start }: PageWords): SelectedChange | undefined {
  const line = lineAt(text, start);
  if (part === 'heading') {
    const from = line.start + indentOf(text.slice(line.start, start)).length;
    return { edits: [{ start: from, end: start, text: '' }], selection: { start: from, end: from } };
  }
  if (part !== 'paragraph') return undefined;
  const end = text.slice(0, start).trimEnd().length;
  const above = end > 0 ? wordsAt(text, end)?.words : undefined;
  if (above?.end !== end || above.part === 'cell') return undefined;
  return { edits: [{ start: end, end: start, text: '' }], selection: { start: end, end } };
}
