/** Code without the blanks that it does not need. Names stay as they are: nothing is read into the code. */
import type { ParsedCode } from './parser.ts';

/** A stretch of code, as offsets. */
export type Stretch = readonly [start: number, end: number];

/** Between these and what stands beside them a line break means nothing. */
const BEFORE_BREAK = /[{([,;:?=&|<>+*%^]$/;
const AFTER_BREAK = /^[}\]),;:?.&|=]/;
const WORD = /[\w$\u0080-\uffff]$/;
const WORD_START = /^[\w$\u0080-\uffff]/;

/** @param without stretches to leave out, in order */
export function compactCode(
  { code, tokens }: ParsedCode,
  [from, to]: Stretch,
  without: readonly Stretch[] = [],
): string {
  let result = '';
  let end = from;
  for (const token of tokens) {
    if (token.start < from || token.end > to) continue;
    if (without.some(([start, stop]) => token.start >= start && token.end <= stop)) continue;
    const text = code.slice(token.start, token.end);
    if (result !== '' && token.start > end) result += between(result, text, code.slice(end, token.start));
    result += text;
    end = token.end;
  }
  return result;
}

function between(before: string, after: string, gap: string): string {
  if (gap.includes('\n')) return BEFORE_BREAK.test(before) || AFTER_BREAK.test(after) ? '' : '\n';
  if (WORD.test(before) && WORD_START.test(after)) return ' ';
  return /[+\-/<]/.test(after.charAt(0)) && /[+\-/<]$/.test(before) ? ' ' : '';
}
