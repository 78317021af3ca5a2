import { applyTextEdits, type TextEdit } from '../../../project/text-edit.ts';

/** The text after edits, with each of them taken back where it is then. `edits` in the order of the text. */
export function takenBack(text: string, edits: readonly TextEdit[]): string {
  let moved = 0;
  const inverse = edits.map((edit) => {
    const at = edit.start + moved;
    moved += edit.text.length - (edit.end - edit.start);
    return { start: at, end: at + edit.text.length, text: text.slice(edit.start, edit.end) };
  });
  return applyTextEdits(applyTextEdits(text, edits), inverse);
}
