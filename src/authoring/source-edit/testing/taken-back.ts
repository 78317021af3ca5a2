import { expect } from 'vitest';
import { applyTextEdits, lineEndOf, orderEdits, type SourceChange, type TextEdit } from '../../../project/text-edit.ts';

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

/** The text after a change, which can be taken back to the byte and keeps the line ends of the page. */
export function changedText(text: string, change: SourceChange): string {
  const edits = orderEdits(change.edits, lineEndOf(text));
  const after = applyTextEdits(text, edits);
  expect(takenBack(text, edits)).toBe(text);
  if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  return after;
}
