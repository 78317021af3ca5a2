/** White space and comments between the tokens of a JSON text. */
import type { SourceText } from '../json-text/pieced-text.ts';

/** The first offset at or after `from` that is neither white space nor in a comment. */
export function skipTrivia(text: SourceText, from: number): number {
  let at = from;
  for (;;) {
    at = skipWhile(text, at, ' \t\r\n');
    const end = endOfComment(text, at);
    if (end === at) return at;
    at = end;
  }
}

/** The end of what stands on the same line after `from`: spaces and comments, without the spaces at the end. */
export function endOfTrailingComments(text: SourceText, from: number): number {
  let end = from;
  for (;;) {
    const at = skipWhile(text, end, ' \t');
    const next = endOfComment(text, at);
    if (next === at || text.slice(at, next).includes('\n')) return end;
    end = next;
  }
}

/** Offset of a comma that follows a token, if one does. */
export function commaAfter(text: SourceText, end: number): number | undefined {
  const at = skipTrivia(text, end);
  return text.charAt(at) === ',' ? at : undefined;
}

export function skipSpaces(text: SourceText, from: number): number {
  return skipWhile(text, from, ' \t');
}

export function startOfLine(text: SourceText, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** White space at the start of the line that holds an offset. */
export function indentationAt(text: SourceText, offset: number): string {
  const start = startOfLine(text, offset);
  return text.slice(start, skipWhile(text, start, ' \t'));
}

export function isFirstOnLine(text: SourceText, offset: number): boolean {
  return skipSpaces(text, startOfLine(text, offset)) === offset;
}

/** The start of the next line when nothing but spaces stands between; the end of the text counts as a line's end. */
export function nextLineIfBlank(text: SourceText, from: number): number | undefined {
  const at = skipWhile(text, from, ' \t\r');
  if (at >= text.length) return at;
  return text.charAt(at) === '\n' ? at + 1 : undefined;
}

/** Where the white space before an offset begins. */
export function startOfSpaceBefore(text: SourceText, offset: number): number {
  let at = offset;
  while (at > 0 && ' \t\r\n'.includes(text.charAt(at - 1))) at--;
  return at;
}

function skipWhile(text: SourceText, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text.charAt(at))) at++;
  return at;
}

function endOfComment(text: SourceText, at: number): number {
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : text.charAt(end - 1) === '\r' ? end - 1 : end;
  }
  if (!text.startsWith('/*', at)) return at;
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? text.length : end + 2;
}
