/** A block of a page as it is in a part of the page: everything the same, with offsets counted from elsewhere. */

import { movedAttribute, movedFence, movedRange } from '../tree/moved-parts.ts';
import type { JsxElement } from './jsx-elements.ts';
import type { Line } from './lines.ts';
import type { PageBlock } from './page-blocks.ts';
import type { Table, TableRow } from './tables.ts';

/** The block with all offsets moved by so many characters. */
export function shiftBlock(block: PageBlock, by: number): PageBlock {
  const moved = { ...block, ...movedRange(block, by) };
  switch (moved.kind) {
    case 'heading':
      return { ...moved, words: movedRange(moved.words, by) };
    case 'code':
      return { ...moved, fence: movedFence(moved.fence, by) };
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

function shiftTable(table: Table, by: number): Table {
  return {
    ...table,
    ...movedRange(table, by),
    header: shiftRow(table.header, by),
    delimiter: shiftRow(table.delimiter, by),
    rows: table.rows.map((row) => shiftRow(row, by)),
  };
}

function shiftRow(row: TableRow, by: number): TableRow {
  const cells = row.cells.map(({ outer, inner }) => ({ outer: movedRange(outer, by), inner: movedRange(inner, by) }));
  return { ...row, line: shiftLine(row.line, by), cells };
}

function shiftLine({ start, end, next }: Line, by: number): Line {
  return { start: start + by, end: end + by, next: next + by };
}

function shiftElement(element: JsxElement, by: number): JsxElement {
  const { closing } = element;
  return {
    ...element,
    ...movedRange(element, by),
    nameEnd: element.nameEnd + by,
    openEnd: element.openEnd + by,
    attributes: element.attributes.map((attribute) => movedAttribute(attribute, by)),
    children: element.children.map((child) => shiftElement(child, by)),
    ...(closing && { closing: movedRange(closing, by) }),
  };
}
