/** The words of the cells of a table's row. */
import { plainText } from '../../../page-source/headings/plain-text.ts';

export function rowCells(row: string): readonly string[] {
  return row
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainText(cell.trim()));
}
