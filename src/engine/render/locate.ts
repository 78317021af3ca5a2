/** Finds the place in an author's source that a problem at render time comes from. */
import { rangeAt, type TextRange } from '../diagnostics.ts';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** File and place of the first of the texts that occurs in a source; `undefined` when none does. */
export function locate(
  sources: readonly SourceText[],
  texts: readonly string[],
): { readonly file: string; readonly range: TextRange } | undefined {
  for (const wanted of texts) {
    if (wanted === '') continue;
    for (const { file, text } of sources) {
      const offset = text.indexOf(wanted);
      if (offset < 0) continue;
      const start = positionAt(text, offset);
      const end = wanted.includes('\n') ? start : { line: start.line, column: start.column + wanted.length };
      return { file, range: { start, end } };
    }
  }
  return undefined;
}

/** Line and column of an offset, both from 1. */
export function positionAt(text: string, offset: number): TextRange['start'] {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return rangeAt(line, offset - lineStart + 1).start;
}
