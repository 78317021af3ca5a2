import type { PageWords } from '../../../authoring/source-edit/page-words.ts';
import {
  applyTextEdits,
  mapSelection,
  orderEdits,
  type SourceChange,
  type TextEdit,
  type TextRange,
} from '../../../project/text-edit.ts';
import { fitsIn } from './fit-words.ts';

/** A change of words, given what is selected in them. */
export type MakeChange = (value: string, selection: TextRange) => SourceChange;

export interface WordsChange {
  /** Of the page. */
  readonly edits: readonly TextEdit[];
  /** The words after it. */
  readonly next: string;
  /** What is selected in them then. */
  readonly selected: TextRange;
}

/** A change of the words of a field, as one of their page. `make` is given the words as the field has them. Pure. */
export function wordsChange(words: PageWords, selection: TextRange, make: MakeChange): WordsChange {
  const made = make(words.value, selection);
  const own = orderEdits(made.edits, '\n').map((edit) => ({ ...edit, text: fitsIn(words.part, edit.text) }));
  return {
    edits: own.map(({ start, end, text }) => ({ start: words.toSource(start), end: words.toSource(end), text })),
    next: applyTextEdits(words.value, own),
    selected: made.selection ?? mapSelection(selection, own),
  };
}

/** Whether words can have marks: values of attributes, and of the front matter, are shown as they are written. */
export function canBeMarked({ write }: PageWords): boolean {
  return write === undefined;
}
