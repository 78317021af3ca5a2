/** Changes of a table: a cell, a row, a column, its alignment. Rows and cells that are not meant stay as they are. */
import type { Alignment, Table, TableRow } from '../../page-source/blocks/tables.ts';
import { lineEndOf, orderEdits, type TextEdit } from '../../project/text-edit.ts';

/** Gives a cell (row 0 is the header) a text. A row that is too short gets the cells that it lacks. */
export function setCell(text: string, table: Table, row: number, column: number, value: string): readonly TextEdit[] {
  const target = rowAt(table, row);
  if (!target) return [];
  const cell = target.cells[column];
  const written = writeCell(value);
  if (cell === undefined) {
    if (written === '') return [];
    const missing = ' |'.repeat(column - target.cells.length);
    const at = target.line.end;
    const start = target.hasTrailingBar ? '' : ' |';
    return [{ start: at, end: at, text: `${start}${missing} ${written} |` }];
  }
  const { outer, inner } = cell;
  if (written === text.slice(inner.start, inner.end)) return [];
  if (inner.start === inner.end) {
    const isWide = outer.end - outer.start >= 2;
    return isWide ? [{ ...inner, text: written }] : [{ ...outer, text: ` ${written} ` }];
  }
  return [{ ...inner, text: written }];
}

function writeCell(value: string): string {
  return value
    .trim()
    .replace(/\r\n?|\n/g, '<br />')
    .replace(/(\\*)\|/g, (_, slashes: string) => `${slashes}${slashes.length % 2 === 0 ? '\\' : ''}|`);
}

/** Adds an empty row as row `at`, which is at least 1: the header stays. */
export function addRow(text: string, table: Table, at: number): readonly TextEdit[] {
  const above = at <= 1 ? table.delimiter : rowAt(table, at - 1);
  if (!above) return [];
  const width = table.delimiter.cells.length;
  const source = `${table.delimiter.prefix}|${'  |'.repeat(width)}`;
  return [{ start: above.line.end, end: above.line.end, text: lineEndOf(text) + source }];
}

/** Removes a row below the header. */
export function removeRow(table: Table, row: number): readonly TextEdit[] {
  const target = table.rows[row - 1];
  const above = row === 1 ? table.delimiter : table.rows[row - 2];
  return target && above ? [{ start: above.line.end, end: target.line.end, text: '' }] : [];
}

/** Lets a row below the header and its neighbour change places. */
export function moveRow(text: string, table: Table, row: number, by: -1 | 1): readonly TextEdit[] {
  const [one, two] = [table.rows[row - 1], table.rows[row - 1 + by]];
  if (!one || !two) return [];
  return swap(text, one.line, two.line);
}

/** Adds an empty column as column `at`. */
export function addColumn(text: string, table: Table, at: number): readonly TextEdit[] {
  return everyRow(text, table, (row) => {
    const added = row === table.delimiter ? ' --- ' : '  ';
    const cell = row.cells[at];
    if (cell) return [{ start: cell.outer.start, end: cell.outer.start, text: `${added}|` }];
    // A row that is too short has an empty cell there already.
    if (row.cells.length < at) return [];
    const end = row.cells.at(-1)?.outer.end ?? row.line.end;
    return [
      { start: end, end, text: `${row.hasTrailingBar ? '' : ' '}|${row.hasTrailingBar ? added : added.trimEnd()}` },
    ];
  });
}

/** Removes a column; the last one that is left stays. */
export function removeColumn(text: string, table: Table, column: number): readonly TextEdit[] {
  if (table.delimiter.cells.length < 2) return [];
  return everyRow(text, table, (row) => {
    const cell = row.cells[column];
    if (!cell) return [];
    const before = row.cells[column - 1];
    // The bar goes that stands between this cell and a neighbour.
    if (before) return [{ start: before.outer.end, end: cell.outer.end, text: '' }];
    const after = row.cells[column + 1];
    return [{ start: cell.outer.start, end: after?.outer.start ?? cell.outer.end, text: '' }];
  });
}

/** Lets a column and its neighbour change places. */
export function moveColumn(text: string, table: Table, column: number, by: -1 | 1): readonly TextEdit[] {
  const other = column + by;
  if (other < 0 || other >= table.delimiter.cells.length) return [];
  return everyRow(text, table, ({ cells }) => {
    const [one, two] = [cells[column], cells[other]];
    return one && two ? swap(text, one.inner, two.inner) : [];
  });
}

/** Aligns a column. The dashes stay as many as they are where that is possible. */
export function alignColumn(text: string, table: Table, column: number, alignment: Alignment): readonly TextEdit[] {
  const cell = table.delimiter.cells[column];
  if (!cell) return [];
  const width = Math.max(cell.inner.end - cell.inner.start, 3);
  const left = alignment === 'left' || alignment === 'center' ? ':' : '';
  const right = alignment === 'right' || alignment === 'center' ? ':' : '';
  const dashes = '-'.repeat(width - left.length - right.length);
  const written = left + dashes + right;
  return written === text.slice(cell.inner.start, cell.inner.end) ? [] : [{ ...cell.inner, text: written }];
}

/** A new table as a page writes it, with an empty header and `rows` rows below it. */
export function newTable(rows: number, columns: number): string {
  const header = `| ${Array.from({ length: columns }, (_, index) => `Column ${index + 1}`).join(' | ')} |`;
  const rule = `|${' --- |'.repeat(columns)}`;
  return [header, rule, ...Array.from({ length: rows }, () => `|${'  |'.repeat(columns)}`)].join('\n');
}

function rowAt(table: Table, row: number): TableRow | undefined {
  return row === 0 ? table.header : table.rows[row - 1];
}

function everyRow(text: string, table: Table, change: (row: TableRow) => readonly TextEdit[]): readonly TextEdit[] {
  return orderEdits([table.header, table.delimiter, ...table.rows].flatMap(change), lineEndOf(text));
}

function swap(text: string, one: { start: number; end: number }, two: { start: number; end: number }): TextEdit[] {
  const [first, second] = one.start <= two.start ? [one, two] : [two, one];
  return [
    { start: first.start, end: first.end, text: text.slice(second.start, second.end) },
    { start: second.start, end: second.end, text: text.slice(first.start, first.end) },
  ];
}
