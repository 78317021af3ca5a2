/** Emphasis, deleted text and inline code of a stretch of Markdown, with where their marks stand. */

import type { TextRange } from '../../project/text-edit.ts';
import { scanCode, scanFences } from '../source-scan.ts';

export type InlineMark = 'bold' | 'italic' | 'strike' | 'code';

export interface InlineSpan extends TextRange {
  readonly mark: InlineMark;
  /** The text between the marks. */
  readonly inner: TextRange;
}

interface Run {
  readonly char: string;
  /** Of the marks that are left: an opening run is used up from its end, a closing one from its start. */
  start: number;
  end: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
}

/** The spans of `[from, to)`, inner ones before those around them. The stretch should not reach over paragraphs. */
export function scanInlineSpans(text: string, { start: from, end: to }: TextRange): readonly InlineSpan[] {
  const spans: InlineSpan[] = [];
  const open: Run[] = [];
  const stretch = text.slice(from, to);
  const code = scanCode(stretch).map(([start, end]) => ({ start: from + start, end: from + end }));
  const fences = new Set(scanFences(stretch).map(({ start }) => from + start));
  for (const { start, end } of code) if (!fences.has(start)) spans.push(codeSpan(text, start, end));
  for (let at = from; at < to; ) {
    const inCode = code.find(({ start, end }) => at >= start && at < end);
    if (inCode) at = inCode.end;
    else if (text.charAt(at) === '\\') at += 2;
    else if ('*_~'.includes(text.charAt(at))) {
      const run = readRun(text, at, from, to);
      at = run.end;
      if (run.canClose) close(run, open, spans);
      if (run.canOpen && run.end > run.start) open.push(run);
    } else at++;
  }
  return spans;
}

function codeSpan(text: string, start: number, end: number): InlineSpan {
  const ticks = /^`+/.exec(text.slice(start, end))?.[0].length ?? 1;
  return { mark: 'code', start, end, inner: { start: start + ticks, end: end - ticks } };
}

function readRun(text: string, start: number, from: number, to: number): Run {
  const char = text.charAt(start);
  let end = start;
  while (end < to && text.charAt(end) === char) end++;
  const before = start > from ? text.charAt(start - 1) : ' ';
  const after = end < to ? text.charAt(end) : ' ';
  const isLeft = isFlanking(before, after);
  const isRight = isFlanking(after, before);
  if (char === '~') {
    const isPair = end - start <= 2;
    return { char, start, end, canOpen: isPair && !isSpace(after), canClose: isPair && !isSpace(before) };
  }
  if (char === '*') return { char, start, end, canOpen: isLeft, canClose: isRight };
  return {
    char,
    start,
    end,
    canOpen: isLeft && (!isRight || isPunctuation(before)),
    canClose: isRight && (!isLeft || isPunctuation(after)),
  };
}

/** Whether a run may open before `inside` with `outside` on its other side; mirrored, whether it may close. */
function isFlanking(outside: string, inside: string): boolean {
  if (isSpace(inside)) return false;
  return !isPunctuation(inside) || isSpace(outside) || isPunctuation(outside);
}

const isSpace = (char: string): boolean => /\s/.test(char);
const isPunctuation = (char: string): boolean => /[\p{P}\p{S}]/u.test(char);

function close(run: Run, open: Run[], spans: InlineSpan[]): void {
  while (run.end > run.start) {
    const index = open.findLastIndex(({ char }) => char === run.char);
    const opener = open[index];
    if (opener === undefined) return;
    // What was opened inside and not closed is text.
    open.splice(index + 1);
    const length =
      run.char === '~' ? run.end - run.start : run.end - run.start >= 2 && opener.end - opener.start >= 2 ? 2 : 1;
    if (length > opener.end - opener.start) return;
    const inner = { start: opener.end, end: run.start };
    const mark = run.char === '~' ? 'strike' : length === 2 ? 'bold' : 'italic';
    spans.push({ mark, start: inner.start - length, end: inner.end + length, inner });
    opener.end -= length;
    run.start += length;
    if (opener.end === opener.start) open.splice(index);
  }
}
