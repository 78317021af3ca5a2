import { cellPlaces, type Table } from '../../../../page-source/blocks/tables.ts';

/**
 * The offset in the page of an offset in the words of a cell; without one, the end of the cell.
 * @param place row and column, as `0:1`; row 0 is the header
 */
export function offsetInCell(text: string, table: Table, place: string, shown: number | undefined): number {
  const [row = 0, column = 0] = place.split(':').map(Number);
  const cell = [table.header, ...table.rows][row]?.cells[column];
  if (!cell) return table.end;
  return shown === undefined ? cell.inner.end : cellPlaces(text, cell).toSource(shown);
}
