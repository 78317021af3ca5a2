/** Changes of a text as ranges: everything outside of them stays as it is, to the character. */

export interface TextEdit {
  /** Offset of the first character that goes, and of the first that stays. Equal where text is only put in. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `[start, end)` of a text, in characters. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What a command of the editor comes to: edits of the text before, and what is selected in the text after. */
export interface SourceChange {
  /** In order, without overlap. */
  readonly edits: readonly TextEdit[];
  readonly selection?: TextRange;
}

/** The text with the edits made. Throws when they overlap or lie outside of the text: that is a fault of the caller. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: added } of edits) {
    if (start < at || end < start || end > text.length) throw new Error(`The edit at ${start} does not fit the text.`);
    result += text.slice(at, start) + added;
    at = end;
  }
  return result + text.slice(at);
}

/**
 * Where an offset of the text before lies in the text after. What is put in at the offset itself comes before it, or
 * behind it when the offset `stays`. An offset inside of what is replaced goes to the end of the replacement, one at
 * its beginning stays there.
 */
export function mapOffset(offset: number, edits: readonly TextEdit[], stays = false): number {
  let moved = offset;
  for (const { start, end, text } of edits) {
    if (start > offset || (start === offset && (stays || end > start))) break;
    moved += end <= offset ? text.length - (end - start) : start + text.length - offset;
    if (end > offset) break;
  }
  return moved;
}

/** A selection after the edits: what is put in at its edges stays outside. */
export function mapSelection({ start, end }: TextRange, edits: readonly TextEdit[]): TextRange {
  const from = mapOffset(start, edits);
  return { start: from, end: start === end ? from : Math.max(mapOffset(end, edits, true), from) };
}

/** The kind of line end that most lines of a text have. */
export function lineEndOf(text: string): '\n' | '\r\n' {
  let ends = 0;
  let windowsEnds = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    ends++;
    if (text.charAt(at - 1) === '\r') windowsEnds++;
  }
  return windowsEnds * 2 > ends ? '\r\n' : '\n';
}

/** The edits in the order of the text, with line ends of the given kind in what they add. */
export function orderEdits(edits: readonly TextEdit[], lineEnd: '\n' | '\r\n'): readonly TextEdit[] {
  return edits
    .map(({ start, end, text }) => ({ start, end, text: text.replace(/\r\n?|\n/g, lineEnd) }))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}
