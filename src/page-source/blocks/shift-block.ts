/** A block of a page as it is in a part of the page: everything the same, with offsets counted from elsewhere. */

import type { TextRange } from '../../project/text-edit.ts';
import type { Fence } from '../source-scan.ts';
import { shiftElement } from './elements-near.ts';
import type { Line } from './lines.ts';
import type { PageBlock } from './page-blocks.ts';
import type { Table, TableRow } from './tables.ts';

/** The block with all offsets moved by so many characters. */
export function shiftBlock(block: PageBlock, by: number): PageBlock {
  const moved = { ...block, ...shiftRange(block, by) };
  switch (moved.kind) {
    case 'heading':
      return { ...moved, words: shiftRange(moved.words, by) };
    case 'code':
      return { ...moved, fence: shiftFence(moved.fence, by) };
    case 'table':
      return { ...moved, table: shiftTable(moved.table, by) };
    case 'element':
      return {
        ...moved,
        element: shiftElement(moved.element, by),
        blocks: moved.blocks.map((inner) => shiftBlock(inner, by)),
      };
    default:
      return moved;
  }
}

function shiftRange({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

function shiftFence(fence: Fence, by: number): Fence {
  return { ...fence, ...shiftRange(fence, by), infoStart: fence.infoStart + by, infoEnd: fence.infoEnd + by };
}

function shiftTable(table: Table, by: number): Table {
  return {
    ...table,
    ...shiftRange(table, by),
    header: shiftRow(table.header, by),
    delimiter: shiftRow(table.delimiter, by),
    rows: table.rows.map((row) => shiftRow(row, by)),
  };
}

function shiftRow(row: TableRow, by: number): TableRow {
  const cells = row.cells.map(({ outer, inner }) => ({ outer: shiftRange(outer, by), inner: shiftRange(inner, by) }));
  return { ...row, line: shiftLine(row.line, by), cells };
}

function shiftLine({ start, end, next }: Line, by: number): Line {
  return { start: start + by, end: end + by, next: next + by };
}
