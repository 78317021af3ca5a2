/** Edits that mend a problem, made of places in a text as it was read, which may begin with a byte-order mark. */
import type { FixEdit } from './diagnostics.ts';
import { markLength } from './text.ts';

/** Puts `text` in the place of what stands between two offsets of `source`. */
export function fixEdit(source: string, start: number, end: number, text: string): FixEdit {
  return { ...fixPlace(source, start, end), text };
}

/** The place of an edit whose text is not known yet. */
export function fixPlace(source: string, start: number, end: number): Omit<FixEdit, 'text'> {
  // Editors, which make the edits, have the text without its mark.
  const mark = markLength(source);
  return { start: start - mark, end: end - mark, written: source.slice(start, end) };
}
