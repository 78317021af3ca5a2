/** Lines and columns of a text as offsets, and back. For many questions about one text see `config/line-index.ts`. */
import { type LineRange, rangeAt, type TextPosition } from './diagnostics.ts';

/** Line and column of an offset, both from 1. */
export function positionAt(text: string, offset: number): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return rangeAt(line, offset - lineStart + 1).start;
}

/** The stretch between two offsets. */
export function rangeBetween(text: string, start: number, end: number): LineRange {
  return { start: positionAt(text, start), end: positionAt(text, end) };
}

/** Offset of a line and column, both from 1; the end of the text where it has fewer lines or characters. */
export function offsetAt(text: string, { line, column }: TextPosition): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const newline = text.indexOf('\n', start);
    if (newline < 0) return text.length;
    start = newline + 1;
  }
  return Math.min(start + column - 1, text.length);
}
