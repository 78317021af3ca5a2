/** Bold, italic, deleted and code: put around a selection, or taken away where it is there. */

import { type InlineMark, type InlineSpan, scanInlineSpans } from '../../page-source/blocks/inline-spans.ts';
import { isBlank, type Line, lineAfter, lineAt, lineBefore, linesIn } from '../../page-source/blocks/lines.ts';
import { scanFences } from '../../page-source/source-scan.ts';
import { mapSelection, orderEdits, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';

const MARKS: Readonly<Record<Exclude<InlineMark, 'code'>, string>> = { bold: '**', italic: '*', strike: '~~' };

/** What stands before the words of a line: indentation, quotes, list marks with their boxes, headings. */
const LINE_PREFIX = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ xX]\](?=[ \t])|#{1,6}(?=[ \t]))*/;

/**
 * Toggles a mark. Nothing selected means the word at the cursor, or an empty pair to type into. Over several lines each
 * line is marked by itself, without what makes it a list item or a heading. Fences stay as they are, and so do parts of
 * code, where signs are no marks; all of it is marked from outside.
 */
export function toggleMark(text: string, selection: TextRange, mark: InlineMark): SourceChange {
  if (scanFences(text).some(({ start, end }) => selection.start >= start && selection.start < end))
    return { edits: [] };
  const all = scanInlineSpans(text, paragraphAround(text, selection));
  const codes = mark === 'code' ? [] : all.filter((span) => span.mark === 'code');
  if (codes.some((code) => isInPart(code, selection))) return { edits: [] };
  const pieces = piecesOf(text, selection).map((piece) => codes.find((code) => isWhole(code, piece)) ?? piece);
  const [first] = pieces;
  if (first === undefined) return emptyPair(text, selection.start, mark);
  const spans = all.filter((span) => span.mark === mark);
  const covers = pieces.map((piece) => spans.find((span) => isAround(span, piece)));
  const edits = covers.every((span) => span !== undefined)
    ? [...new Set(covers)].flatMap((span) => (span === undefined ? [] : removeMarks(span)))
    : pieces.flatMap((piece, index) => (covers[index] ? [] : wrap(text, piece, mark, spans)));
  const ordered = orderEdits(edits, '\n');
  // A selection that held the marks holds the marked text afterwards.
  return { edits: ordered, selection: mapSelection(selection, ordered) };
}

/** Which marks the text at a place has, for buttons that show it. */
export function marksAt(text: string, selection: TextRange): ReadonlySet<InlineMark> {
  const spans = scanInlineSpans(text, paragraphAround(text, selection));
  return new Set(spans.filter((span) => isAround(span, selection)).map(({ mark }) => mark));
}

function isAround(span: InlineSpan, { start, end }: TextRange): boolean {
  return start >= span.start && end <= span.end && !(start === end && (start === span.start || start === span.end));
}

/** Whether a selection is all that is between the marks. */
function isWhole({ inner }: InlineSpan, { start, end }: TextRange): boolean {
  return start === inner.start && end === inner.end && start < end;
}

/** Whether a selection is, at one end or both, between marks that it does not hold. */
export function isInPart(span: InlineSpan, selection: TextRange): boolean {
  const isIn = (at: number) => at >= span.inner.start && at <= span.inner.end;
  const isBeyond = selection.start < span.inner.start && selection.end > span.inner.end;
  const touches = isIn(selection.start) || isIn(selection.end);
  return touches && !isBeyond && !isWhole(span, selection);
}

function removeMarks({ start, end, inner }: InlineSpan): readonly TextEdit[] {
  return [
    { start, end: inner.start, text: '' },
    { start: inner.end, end, text: '' },
  ];
}

function wrap(text: string, piece: TextRange, mark: InlineMark, spans: readonly InlineSpan[]): readonly TextEdit[] {
  // Marks of the same kind inside would end the new ones.
  const inside = spans.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  const [before, after] = marksFor(text.slice(piece.start, piece.end), mark);
  return [
    { start: piece.start, end: piece.start, text: before },
    ...(mark === 'code' ? [] : inside.flatMap(removeMarks)),
    { start: piece.end, end: piece.end, text: after },
  ];
}

/** Code that holds backticks needs more of them around it. */
function marksFor(content: string, mark: InlineMark): readonly [string, string] {
  if (mark !== 'code') return [MARKS[mark], MARKS[mark]];
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? [ticks, ticks] : [`${ticks} `, ` ${ticks}`];
}

/** What is to be marked: the selected part of each line, or the word at the cursor. */
function piecesOf(text: string, selection: TextRange): readonly TextRange[] {
  if (selection.start === selection.end) {
    const word = wordAt(text, selection.start);
    return word ? [word] : [];
  }
  return linesIn(text, selection).flatMap((line) => {
    const prefix = LINE_PREFIX.exec(text.slice(line.start, line.end))?.[0].length ?? 0;
    let start = Math.max(selection.start, line.start + prefix);
    let end = Math.min(selection.end, line.end);
    while (start < end && /\s/.test(text.charAt(start))) start++;
    while (end > start && /\s/.test(text.charAt(end - 1))) end--;
    return start < end ? [{ start, end }] : [];
  });
}

function wordAt(text: string, offset: number): TextRange | undefined {
  const isWord = (char: string) => /[\p{L}\p{N}\p{M}'’-]/u.test(char);
  let start = offset;
  let end = offset;
  while (start > 0 && isWord(text.charAt(start - 1))) start--;
  while (end < text.length && isWord(text.charAt(end))) end++;
  return start < end && /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { start, end } : undefined;
}

/** Between the marks of an empty pair they go away again. */
function emptyPair(text: string, at: number, mark: InlineMark): SourceChange {
  const sign = mark === 'code' ? '`' : MARKS[mark];
  const isBetween = text.startsWith(sign, at) && text.slice(0, at).endsWith(sign);
  const before = at - sign.length;
  if (isBetween) {
    return { edits: [{ start: before, end: at + sign.length, text: '' }], selection: { start: before, end: before } };
  }
  const inside = at + sign.length;
  return { edits: [{ start: at, end: at, text: sign + sign }], selection: { start: inside, end: inside } };
}

/** The lines around a selection up to the blank ones: marks do not reach further. */
export function paragraphAround(text: string, selection: TextRange): TextRange {
  const lines = linesIn(text, selection);
  let first: Line = lines[0] ?? lineAt(text, selection.start);
  let last: Line = lines.at(-1) ?? first;
  for (let line = lineBefore(text, first); line && !isBlank(text, line); line = lineBefore(text, line)) first = line;
  for (let line = lineAfter(text, last); line && !isBlank(text, line); line = lineAfter(text, line)) last = line;
  return { start: first.start, end: last.end };
}
