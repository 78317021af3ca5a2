/** Tables of Markdown as a grid of ranges. */

import type { TextRange } from '../../project/text-edit.ts';
import { scanFences } from '../source-scan.ts';
import { type Line, lineAfter, lineAt, lineBefore } from './lines.ts';

export type Alignment = 'left' | 'center' | 'right' | 'none';

export interface TableCell {
  /** Between the bars. */
  readonly outer: TextRange;
  /** Without the blanks around it; empty where the cell is. */
  readonly inner: TextRange;
}

export interface TableRow {
  readonly line: Line;
  /** Indentation and marks of quotes before it. */
  readonly prefix: string;
  readonly cells: readonly TableCell[];
  readonly hasLeadingBar: boolean;
  readonly hasTrailingBar: boolean;
}

export interface Table extends TextRange {
  readonly header: TableRow;
  readonly delimiter: TableRow;
  /** The rows below the header. */
  readonly rows: readonly TableRow[];
  readonly alignments: readonly Alignment[];
}

const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** The table around an offset; `undefined` outside of one, and in code. */
export function tableAt(text: string, offset: number): Table | undefined {
  if (!hasBar(text, lineAt(text, offset))) return undefined;
  const isCode = scanFences(text).some(({ start, end }) => offset > start && offset < end);
  return isCode ? undefined : tableOutsideCode(text, offset);
}

/** The same for an offset that is known to be in no code. */
export function tableOutsideCode(text: string, offset: number): Table | undefined {
  const line = lineAt(text, offset);
  if (!hasBar(text, line)) return undefined;
  let first = line;
  for (let above = lineBefore(text, first); above && hasBar(text, above); above = lineBefore(text, above))
    first = above;
  const lines: Line[] = [];
  for (let below: Line | undefined = first; below && hasBar(text, below); below = lineAfter(text, below))
    lines.push(below);
  const index = lines.findIndex((one, place) => place > 0 && isDelimiter(text, one));
  const [header, delimiter] = [lines[index - 1], lines[index]];
  if (index < 1 || !header || !delimiter || offset < header.start) return undefined;
  const [top, rule, ...rows] = [header, delimiter, ...lines.slice(index + 1)].map((one) => readRow(text, one));
  if (!top || !rule) return undefined;
  return {
    header: top,
    delimiter: rule,
    rows,
    alignments: rule.cells.map(({ inner }) => alignmentOf(text.slice(inner.start, inner.end))),
    start: header.start,
    end: (rows.at(-1) ?? rule).line.end,
  };
}

/** Row (0 for the header) and column of the cell at an offset; in the delimiter row, the header's. */
export function cellAt(table: Table, offset: number): { readonly row: number; readonly column: number } {
  const all = [table.header, ...table.rows];
  const isRule = offset >= table.delimiter.line.start && offset <= table.delimiter.line.end;
  const row = isRule
    ? 0
    : Math.max(
        0,
        all.findIndex(({ line }) => offset >= line.start && offset <= line.end),
      );
  const cells = (isRule ? table.delimiter : all[row])?.cells ?? [];
  const column = cells.findIndex(({ outer }) => offset <= outer.end);
  return { row, column: column < 0 ? Math.max(cells.length - 1, 0) : column };
}

/** What a cell says: bars without their backslash, `<br />` as the end of a line. */
export function readCell(text: string, cell: TableCell | undefined): string {
  if (cell === undefined) return '';
  const words = text.slice(cell.inner.start, cell.inner.end);
  return words.replace(OTHERWISE_WRITTEN, (written) => (written === '\\|' ? '|' : '\n'));
}

/** Characters of a cell that are written as more than one: bars and line ends. */
const OTHERWISE_WRITTEN = /\\\||[ \t]*<br[ \t]*\/?>[ \t]*/gi;

/** Offsets of what `readCell` gives, and where they are in the text. Beyond an end is the end. */
export interface CellPlaces {
  readonly toSource: (offset: number) => number;
  readonly toShown: (offset: number) => number;
}

export function cellPlaces(text: string, { inner }: TableCell): CellPlaces {
  /** Where each character of the cell begins, and where the last one ends. */
  const starts: number[] = [];
  let at = inner.start;
  for (const match of text.slice(inner.start, inner.end).matchAll(OTHERWISE_WRITTEN)) {
    const start = inner.start + match.index;
    while (at < start) starts.push(at++);
    starts.push(start);
    at = start + match[0].length;
  }
  while (at <= inner.end) starts.push(at++);
  return {
    toSource: (offset) => starts[Math.min(Math.max(offset, 0), starts.length - 1)] ?? inner.start,
    toShown: (offset) => {
      const index = starts.findIndex((start) => start >= offset);
      return index < 0 ? starts.length - 1 : index;
    },
  };
}

function hasBar(text: string, { start, end }: TextRange): boolean {
  const bar = text.indexOf('|', start);
  return bar >= 0 && bar < end;
}

function isDelimiter(text: string, line: Line): boolean {
  const { start } = bodyOf(text, line);
  return DELIMITER.test(text.slice(start, line.end).trim());
}

function bodyOf(text: string, line: Line): { readonly prefix: string; readonly start: number } {
  const prefix = /^[ \t>]*/.exec(text.slice(line.start, line.end))?.[0] ?? '';
  return { prefix, start: line.start + prefix.length };
}

function readRow(text: string, line: Line): TableRow {
  const { prefix, start } = bodyOf(text, line);
  let end = line.end;
  while (end > start && /[ \t]/.test(text.charAt(end - 1))) end--;
  const hasLeadingBar = text.charAt(start) === '|';
  const bars: number[] = [];
  for (let at = start; at < end; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === '|') bars.push(at);
  }
  const hasTrailingBar = bars.at(-1) === end - 1 && (bars.length > 1 || !hasLeadingBar);
  const edges = [...(hasLeadingBar ? [] : [start - 1]), ...bars, ...(hasTrailingBar ? [] : [end])];
  const cells = edges.slice(1).map((edge, index) => cellOf(text, { start: (edges[index] ?? 0) + 1, end: edge }));
  return { line, prefix, cells, hasLeadingBar, hasTrailingBar };
}

function cellOf(text: string, outer: TextRange): TableCell {
  let { start, end } = outer;
  while (start < end && /[ \t]/.test(text.charAt(start))) start++;
  while (end > start && /[ \t]/.test(text.charAt(end - 1))) end--;
  // An empty cell is written behind its first blank.
  const empty = Math.min(outer.start + 1, outer.end);
  return { outer, inner: start === end ? { start: empty, end: empty } : { start, end } };
}

function alignmentOf(dashes: string): Alignment {
  const left = dashes.startsWith(':');
  const right = dashes.endsWith(':');
  if (left && right) return 'center';
  return left ? 'left' : right ? 'right' : 'none';
}
