/** Gives things cells of a grid by the sides that their lines leave from. */
import { type Side, wayOut } from '../graph/sides.ts';

export interface GridLink {
  readonly from: string;
  readonly fromSide: Side;
  readonly to: string;
  readonly toSide: Side;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/**
 * Every thing in a cell of its own; columns and rows count from 0 and may stay empty.
 * @param columns That things without lines between them fill before a new row begins
 */
export function placeOnGrid(
  ids: readonly string[],
  links: readonly GridLink[],
  columns: number,
): ReadonlyMap<string, Cell> {
  const placed = new Map<string, Cell>();
  let [column, row, nextRow] = [0, 0, 0];
  for (const id of ids) {
    if (placed.has(id)) continue;
    const part = placePart(id, links);
    const cells = [...part.values()];
    const [left, top] = [Math.min(...cells.map((cell) => cell.column)), Math.min(...cells.map((cell) => cell.row))];
    const width = Math.max(...cells.map((cell) => cell.column)) - left + 1;
    const height = Math.max(...cells.map((cell) => cell.row)) - top + 1;
    if (column > 0 && column + width > columns) [column, row] = [0, nextRow];
    for (const [member, cell] of part) {
      placed.set(member, { column: cell.column - left + column, row: cell.row - top + row });
    }
    column += width;
    nextRow = Math.max(nextRow, row + height);
  }
  return placed;
}

/** All that lines join to a thing, in the order in which they are met. */
function placePart(first: string, links: readonly GridLink[]): Map<string, Cell> {
  const placed = new Map<string, Cell>([[first, { column: 0, row: 0 }]]);
  const taken = new Set(['0 0']);
  for (const [id, cell] of placed) {
    for (const link of links) {
      const isStart = link.from === id;
      if (!isStart && link.to !== id) continue;
      const other = isStart ? link.to : link.from;
      if (placed.has(other)) continue;
      const [side, otherSide] = isStart ? [link.fromSide, link.toSide] : [link.toSide, link.fromSide];
      const found = freeCell(cell, side, otherSide, taken);
      placed.set(other, found);
      taken.add(`${found.column} ${found.row}`);
    }
  }
  return placed;
}

/** Straight on where the sides face each other, around a corner where they do not; the nearest cell that is free. */
function freeCell({ column, row }: Cell, side: Side, otherSide: Side, taken: ReadonlySet<string>): Cell {
  const way = wayOut(side);
  const otherWay = wayOut(otherSide);
  const isAcross = way.x !== 0;
  const turns = (way.x === 0) !== (otherWay.x === 0);
  const [dx, dy] = turns ? [way.x - otherWay.x, way.y - otherWay.y] : [way.x, way.y];
  for (let reach = 0; ; reach++) {
    for (const shift of reach === 0 ? [0] : [reach, -reach]) {
      const cell = {
        column: column + dx + (isAcross ? 0 : shift),
        row: row + dy + (isAcross ? shift : 0),
      };
      if (!taken.has(`${cell.column} ${cell.row}`)) return cell;
    }
  }
}
