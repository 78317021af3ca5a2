/** Tables of Markdown as a grid of ranges. */

import type { TextRange } from '../../project/text-edit.ts';
import { pageOf } from '../tree/page-of.ts';
import { type PageTable, partsOf } from '../tree/page-parts.ts';
import { edgesOfCells } from '../tree/table-row.ts';
import { type Line, lineAt } from './lines.ts';

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

/** The table around an offset; `undefined` outside of one. */
export function tableAt(text: string, offset: number): Table | undefined {
  const line = lineAt(text, offset);
  const found = partsOf(pageOf(text)).tables.find(({ start, end }) => start <= line.end && offset <= end);
  return found && readTable(text, found);
}

/** The cells of a table. Its row of dashes has none in the tree, and an empty cell is none there: bars part them. */
export function readTable(text: string, { rows }: PageTable): Table {
  const [header, delimiter, ...others] = rows.map((row) => readRow(text, row));
  if (!header || !delimiter) throw new Error('A table has a header and a row of dashes.');
  return {
    header,
    delimiter,
    rows: others,
    alignments: delimiter.cells.map(({ inner }) => alignmentOf(text.slice(inner.start, inner.end))),
    start: header.line.start,
    end: (others.at(-1) ?? delimiter).line.end,
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

function readRow(text: string, { start }: TextRange): TableRow {
  const line = lineAt(text, start);
  const row = text.slice(start, line.end);
  const edges = edgesOfCells(row).map((edge) => start + edge);
  const cells = edges.slice(1).map((edge, index) => cellOf(text, { start: (edges[index] ?? 0) + 1, end: edge }));
  return {
    line,
    prefix: text.slice(line.start, start),
    cells,
    hasLeadingBar: edges[0] === start,
    hasTrailingBar: text.charAt(edges.at(-1) ?? line.end) === '|',
  };
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
