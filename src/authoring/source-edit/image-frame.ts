/** A picture put into a frame. */
import { indentOf, lineAt } from '../../page-source/blocks/lines.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';

/** Puts `<Frame>` around a picture; `undefined` where other words stand on its line, which a frame would tear apart. */
export function frameImage(text: string, { start, end }: TextRange): SourceChange | undefined {
  const before = text.slice(lineAt(text, start).start, start).replace('\uFEFF', '');
  const after = text.slice(end, lineAt(text, end).end);
  if (before.trim() !== '' || after.trim() !== '') return undefined;
  const indent = indentOf(before);
  const lineEnd = lineEndOf(text);
  const open = `<Frame>${lineEnd}${indent}  `;
  return {
    edits: [
      { start, end: start, text: open },
      { start: end, end, text: `${lineEnd}${indent}</Frame>` },
    ],
    selection: { start: start + open.length, end: start + open.length },
  };
}
