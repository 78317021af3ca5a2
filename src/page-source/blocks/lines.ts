/** Lines of a text as ranges. */

import type { TextEdit, TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';

export interface Line {
  readonly start: number;
  /** Offset after the last character, before the line end. */
  readonly end: number;
  /** Offset of the next line; the text's length for the last one. */
  readonly next: number;
}

export function lineAt(text: string, offset: number): Line {
  // From before the text, a search backwards would find its first character.
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return { start, end: text.length, next: text.length };
  return {
    start,
    end: newline > start && text.charAt(newline - 1) === '\r' ? newline - 1 : newline,
    next: newline + 1,
  };
}

/** The line before or after; `undefined` at the edges of the text. */
export function lineBefore(text: string, line: Line): Line | undefined {
  return line.start === 0 ? undefined : lineAt(text, line.start - 1);
}

export function lineAfter(text: string, line: Line): Line | undefined {
  return line.next === line.end ? undefined : lineAt(text, line.next);
}

/** The lines that a selection touches. One that ends before the first character of a line does not touch that line. */
export function linesIn(text: string, { start, end }: TextRange): readonly Line[] {
  const lines = [lineAt(text, start)];
  for (let last = lines[0]; last !== undefined; ) {
    const next = lineAfter(text, last);
    if (next === undefined || next.start >= end) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

export function contentOf(text: string, { start, end }: TextRange): string {
  return text.slice(start, end);
}

export function isBlank(text: string, line: TextRange): boolean {
  return contentOf(text, line).trim() === '';
}

export function indentOf(content: string): string {
  return /^[ \t]*/.exec(content)?.[0] ?? '';
}

/** The smallest edit that gives a line another content; none when it has it already. */
export function replaceLine(text: string, line: TextRange, content: string): readonly TextEdit[] {
  const difference = textDifference(contentOf(text, line), content);
  if (difference === undefined) return [];
  return [{ start: line.start + difference.start, end: line.start + difference.end, text: difference.text }];
}

/** What stands before the text of a line: blanks and the marks of quotes around it. */
export function splitQuote(content: string): { readonly quote: string; readonly rest: string } {
  const quote = /^(?:[ \t]{0,3}>[ \t]?)+/.exec(content)?.[0] ?? '';
  return { quote, rest: content.slice(quote.length) };
}
