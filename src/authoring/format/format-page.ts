/** Tidies the white space of a page. Nothing else changes: no word, no mark, no character of code. */
import type { TextEdit } from '../../project/text-edit.ts';
import { lineEndOf } from '../../project/text-edit.ts';
import { formatTable } from './format-table.ts';
import { protectedLines } from './protected-lines.ts';

const HEADING = /^#{1,6}[ \t]/;
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

interface Line {
  /** Without its line end. */
  readonly text: string;
  readonly end: string;
  readonly start: number;
}

/**
 * The edits that tidy a page: no white space at the ends of lines (two spaces that break a line stay), one empty line
 * where there are several, an empty line around headings, even columns in tables, one line end at the end. Code,
 * expressions, comments and front matter stay as they are, and so does a page with line ends of old Macintoshes.
 */
export function formatPage(text: string): TextEdit[] {
  // A line feed put behind a lone carriage return would make one line end of two.
  if (/\r(?!\n)/.test(text)) return [];
  const lines = splitLines(text);
  const { isProtected, isFrontMatter } = protectedLines(
    text,
    lines.map(({ start }) => start),
  );
  const isFree = (index: number) => lines[index] !== undefined && !isProtected(index) && !isFrontMatter(index);
  const isBlank = (index: number) => isFree(index) && lines[index]?.text.trim() === '';
  const edits: TextEdit[] = [];
  const replace = (start: number, end: number, added: string): void => {
    if (text.slice(start, end) !== added) edits.push({ start, end, text: added });
  };

  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (!isFree(index)) continue;
    if (isBlank(index)) {
      let last = index;
      while (isBlank(last + 1)) last++;
      const end = lines[last] as Line;
      const isEnd = last === lines.length - 1;
      // At the end of the page the line end of the last words is enough.
      const kept = isEnd || index === 0 ? '' : line.end;
      replace(line.start, end.start + end.text.length + end.end.length, kept);
      index = last;
      continue;
    }
    const table = tableAt(lines, index, isFree);
    if (table > 0) {
      const rows = lines.slice(index, index + table);
      for (const [row, formatted] of formatTable(rows.map((one) => one.text)).entries()) {
        const { start, text: written } = rows[row] as Line;
        replace(start, start + written.length, formatted);
      }
      index += table - 1;
    } else {
      if (HEADING.test(line.text) && index > 0 && lines[index - 1]?.text.trim() !== '')
        replace(line.start, line.start, lines[index - 1]?.end ?? '');
      const next = lines[index + 1];
      trimLine(line, replace, isFree(index + 1) && !isBlank(index + 1) && !HEADING.test(next?.text ?? ''));
      if (HEADING.test(line.text) && next !== undefined && !isBlank(index + 1) && !HEADING.test(next.text))
        replace(next.start, next.start, line.end);
    }
  }
  const last = lines.at(-1);
  // Without a line end at the end; white space there is gone already.
  if (last !== undefined && isFree(lines.length - 1) && last.text.trim() !== '' && last.end === '')
    replace(text.length, text.length, lineEndOf(text));
  return edits.sort((one, other) => one.start - other.start || one.end - other.end);
}

function trimLine(line: Line, replace: (start: number, end: number, text: string) => void, goesOn = false): void {
  const trimmed = line.text.replace(/[ \t]+$/, '');
  const spaces = line.text.slice(trimmed.length);
  const breaks = goesOn && /^ {2,}$/.test(spaces) && !/^#{1,6}[ \t]/.test(trimmed) && trimmed !== '';
  replace(line.start + trimmed.length, line.start + line.text.length, breaks ? '  ' : '');
}

/** How many lines the table has that begins here; 0 for none. */
function tableAt(lines: readonly Line[], index: number, isFree: (index: number) => boolean): number {
  const rule = lines[index + 1];
  if (!lines[index]?.text.includes('|') || rule === undefined || !isFree(index + 1)) return 0;
  if (!TABLE_RULE.test(rule.text) || !rule.text.includes('|')) return 0;
  let count = 2;
  while (isFree(index + count) && /\|/.test(lines[index + count]?.text ?? '')) count++;
  return count;
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  const end = /\r\n|\n|\r/g;
  let start = 0;
  for (let match = end.exec(text); match !== null; match = end.exec(text)) {
    lines.push({ text: text.slice(start, match.index), end: match[0], start });
    start = match.index + match[0].length;
  }
  if (start < text.length) lines.push({ text: text.slice(start), end: '', start });
  return lines;
}
