/** Headings: `#` before a line, or a line of `=` or `-` below it. */
import { isBlank, lineAfter, lineAt, linesIn, replaceLine, splitQuote } from '../../page-source/blocks/lines.ts';
import { listItemOf } from '../../page-source/blocks/list-item.ts';
import { mapSelection, type SourceChange, type TextEdit, type TextRange } from '../../project/text-edit.ts';

export type HeadingLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const HEADING = /^([ \t]{0,3})(#{1,6})(?:[ \t]+|$)/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** The level of the heading in the line at an offset; 0 for text. */
export function headingLevelAt(text: string, offset: number): HeadingLevel {
  const line = lineAt(text, offset);
  const { rest } = splitQuote(text.slice(line.start, line.end));
  return (HEADING.exec(rest)?.[2]?.length ?? 0) as HeadingLevel;
}

/**
 * Makes each selected line a heading of a level, or (0) text; a heading that has the level already becomes text. What
 * made a line a list item goes, quotes stay.
 */
export function setHeading(text: string, selection: TextRange, level: HeadingLevel): SourceChange {
  const lines = linesIn(text, selection);
  const isOne = lines.length === 1;
  const wanted = isOne && headingLevelAt(text, selection.start) === level ? 0 : level;
  const edits: TextEdit[] = [];
  let done = 0;
  for (const line of lines) {
    if (line.start < done || (!isOne && isBlank(text, line))) continue;
    const { quote, rest } = splitQuote(text.slice(line.start, line.end));
    const start = line.start + quote.length;
    const old = HEADING.exec(rest)?.[0] ?? (wanted > 0 ? (listItemOf(rest)?.prefix ?? '') : '');
    const sign = wanted === 0 ? '' : `${'#'.repeat(wanted)} `;
    edits.push(...replaceLine(text, { start, end: start + old.length }, sign));
    const closing = HEADING.test(rest) ? (/[ \t]+#+[ \t]*$/.exec(rest)?.[0].length ?? 0) : 0;
    if (closing > 0 && wanted === 0) edits.push({ start: line.end - closing, end: line.end, text: '' });
    const below = lineAfter(text, line);
    const isUnderlined = rest.trim() !== '' && below && UNDERLINE.test(text.slice(below.start, below.end));
    if (isUnderlined && !HEADING.test(rest)) {
      edits.push({ start: line.end, end: below.end, text: '' });
      done = below.next;
    }
  }
  return { edits, selection: mapSelection(selection, edits) };
}
