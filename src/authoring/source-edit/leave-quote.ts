/** Paragraphs of a quote that leave it, or go on in it. Pure. */
import { type Line, lineAfter, lineAt, lineBefore } from '../../page-source/blocks/lines.ts';
import { lineEndOf, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { lengthOfIndent } from './block-text.ts';

/** Words of a page, and what each line below their first begins with. */
export interface IndentedWords extends TextRange {
  readonly indent: string;
}

export function isInQuote({ indent }: IndentedWords): boolean {
  return indent.includes('>');
}

/** Whether a line has nothing but what the lines of the words begin with, and the mark of their quote. */
function isBlankInQuote(text: string, { start, end }: Line, { indent }: IndentedWords): boolean {
  const content = text.slice(start, end);
  const length = lengthOfIndent(indent, content);
  return content.slice(length).trim() === '' && countMarks(content) === countMarks(indent);
}

function countMarks(content: string): number {
  return content.split('>').length - 1;
}

/** The end of the words above a paragraph in its own quote; `undefined` where the quote begins with it. */
export function endAboveInQuote(text: string, words: IndentedWords): number | undefined {
  let line = lineBefore(text, lineAt(text, words.start));
  while (line && isBlankInQuote(text, line, words)) line = lineBefore(text, line);
  if (!line) return undefined;
  const content = text.slice(line.start, line.end);
  const marks = countMarks(content.slice(0, lengthOfIndent(words.indent, content)));
  return marks === countMarks(words.indent) ? line.start + content.trimEnd().length : undefined;
}

/**
 * Takes a paragraph out of the innermost quote around it: what stands above and below it in the quote stays quoted, with
 * a blank line between.
 */
export function leaveQuote(
  text: string,
  words: IndentedWords,
): (SourceChange & { readonly selection: TextRange }) | undefined {
  if (!isInQuote(words)) return undefined;
  const lineEnd = lineEndOf(text);
  const first = lineAt(text, words.start);
  const own = text.slice(first.start, words.start);
  const kept = own.slice(0, own.lastIndexOf('>'));
  const outer = words.indent.slice(0, words.indent.lastIndexOf('>'));
  const blank = outer.trimEnd();
  const above = linesBeside(text, first, words, lineBefore);
  const below = linesBeside(text, lineAt(text, words.end), words, lineAfter);
  const range = { start: above.edge.start, end: below.edge.end };
  const lead = above.isApart ? `${blank}${lineEnd}` : '';
  const lines = [text.slice(words.start, first.end)];
  for (let line = lineAfter(text, first); line && line.start <= words.end; line = lineAfter(text, line)) {
    const content = text.slice(line.start, line.end);
    const length = lengthOfIndent(words.indent, content);
    lines.push((length === 0 ? '' : outer) + content.slice(length));
  }
  const tail = below.isApart ? `${lineEnd}${blank}` : '';
  const written = lead + kept + lines.join(lineEnd) + tail;
  const at = range.start + lead.length + kept.length;
  const difference = textDifference(text.slice(range.start, range.end), written);
  const edit = difference && {
    ...difference,
    start: range.start + difference.start,
    end: range.start + difference.end,
  };
  return { edits: edit ? [edit] : [], selection: { start: at, end: at } };
}

/** The last of the lines beside a paragraph that are blank in its quote, and whether what is behind them needs a blank line. */
function linesBeside(
  text: string,
  from: Line,
  words: IndentedWords,
  step: (text: string, line: Line) => Line | undefined,
): { readonly edge: Line; readonly isApart: boolean } {
  let edge = from;
  let next = step(text, from);
  while (next && isBlankInQuote(text, next, words)) {
    edge = next;
    next = step(text, next);
  }
  const outer = words.indent.slice(0, words.indent.lastIndexOf('>'));
  const content = next ? text.slice(next.start, next.end) : '';
  const beside = content.slice(lengthOfIndent(outer, content)).trim();
  return { edge, isApart: edge !== from || (beside !== '' && !beside.startsWith('<')) };
}

/** Takes away a paragraph of a quote that has no words, and the blank line above it; of a quote of it alone nothing is left. */
export function withoutEmptyInQuote(text: string, words: IndentedWords): SourceChange {
  const line = lineAt(text, words.start);
  const above = lineBefore(text, line);
  const isGap = above !== undefined && isBlankInQuote(text, above, words);
  const before = isGap ? lineBefore(text, above) : above;
  if (!before) return { edits: [{ start: (isGap ? above : line).start, end: line.next, text: '' }] };
  return { edits: [{ start: before.end, end: line.end, text: '' }] };
}
