/** Finds the place in an author's source that a problem at render time comes from. */
import { rangeAt, type TextRange } from '../diagnostics.ts';

export interface SourceText {
  readonly file: string;
  readonly text: string;
}

export interface Place {
  readonly file: string;
  readonly range: TextRange;
}

/** Finds texts in sources. Each further question for a text gives its next occurrence, as rendering goes from top to bottom. */
export function createLocator(sources: () => readonly SourceText[]): (texts: readonly string[]) => Place | undefined {
  let read: readonly SourceText[] | undefined;
  const last = new Map<string, { readonly index: number; readonly offset: number; readonly place: Place }>();
  return (texts) => {
    read ??= sources();
    for (const wanted of texts) {
      if (wanted === '') continue;
      const before = last.get(wanted);
      for (let index = before?.index ?? 0; index < read.length; index++) {
        const { file, text } = read[index] ?? { file: '', text: '' };
        const from = before?.index === index ? before.offset + wanted.length : 0;
        const offset = text.indexOf(wanted, from);
        if (offset < 0) continue;
        const start = positionAt(text, offset);
        const end = wanted.includes('\n') ? start : { line: start.line, column: start.column + wanted.length };
        const place = { file, range: { start, end } };
        last.set(wanted, { index, offset, place });
        return place;
      }
      if (before !== undefined) return before.place;
    }
    return undefined;
  };
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
