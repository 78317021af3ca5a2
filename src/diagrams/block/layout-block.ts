/** Places blocks on grids, row by row, in the order in which they are written. */
import type { FlowEdge } from '../flowchart/flow-model.ts';
import type { Box, Size } from '../svg/geometry.ts';
import type { Block } from './block-model.ts';

const GAP = 16;
/** Between blocks that a line joins. */
const LINE_GAP = 40;
const PADDING = 14;
const TITLE = 26;

interface Placed {
  readonly block: Block;
  readonly column: number;
  readonly row: number;
  readonly span: number;
}

interface Grid {
  readonly cells: readonly Placed[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly gap: Size;
}

/**
 * @param sizeOf What a block needs at least; groups are measured here
 * @param labelOf Room for what stands at a line
 */
export function layoutBlocks(
  root: Block,
  edges: readonly FlowEdge[],
  sizeOf: (block: Block) => Size,
  labelOf: (edge: FlowEdge) => Size,
): ReadonlyMap<string, Box> {
  const grids = new Map<Block, Grid>();
  const measure = (block: Block): Size => {
    if (block.kind !== 'group') return sizeOf(block);
    const grid = measureGrid(block, edges, measure, labelOf);
    grids.set(block, grid);
    const around =
      block === root ? { width: 0, height: 0 } : { width: 2 * PADDING, height: 2 * PADDING + titleOf(block) };
    const title = block.text === '' ? 0 : sizeOf(block).width;
    return {
      width: Math.max(title, lengthOf(grid.columns, grid.gap.width)) + around.width,
      height: lengthOf(grid.rows, grid.gap.height) + around.height,
    };
  };
  const size = measure(root);
  const boxes = new Map<string, Box>();
  const place = (group: Block, left: number, top: number, whole: Size): void => {
    const grid = grids.get(group);
    if (grid === undefined) return;
    const columns = stretched(grid.columns, grid.gap.width, whole.width);
    const rows = stretched(grid.rows, grid.gap.height, whole.height);
    for (const { block, column, row, span } of grid.cells) {
      const width = lengthOf(columns.slice(column, column + span), grid.gap.width);
      const height = rows[row] ?? 0;
      const x = left + offsetOf(columns, column, grid.gap.width) + width / 2;
      const y = top + offsetOf(rows, row, grid.gap.height) + height / 2;
      boxes.set(block.id, { x, y, width, height });
      const inner = { width: width - 2 * PADDING, height: height - 2 * PADDING - titleOf(block) };
      if (block.kind === 'group') place(block, x - inner.width / 2, y - height / 2 + PADDING + titleOf(block), inner);
    }
  };
  place(root, 0, 0, size);
  return boxes;
}

/** Room for the title of a group. */
export function titleOf({ kind, text }: Block): number {
  return kind === 'group' && text !== '' ? TITLE : 0;
}

function measureGrid(
  group: Block,
  edges: readonly FlowEdge[],
  measure: (block: Block) => Size,
  labelOf: (edge: FlowEdge) => Size,
): Grid {
  const count =
    group.columns ??
    Math.max(
      1,
      group.children.reduce((sum, { span }) => sum + span, 0),
    );
  const cells = inCells(group.children, count);
  const used = Math.max(1, ...cells.map(({ column, span }) => column + span));
  const rowCount = Math.max(0, ...cells.map(({ row }) => row + 1));
  const gap = gapOf(cells, edges, labelOf);
  const columns = Array.from({ length: used }, () => 0);
  const rows = Array.from({ length: rowCount }, () => 0);
  // The narrow ones first: a wide one only takes what is missing.
  for (const cell of [...cells].sort((a, b) => a.span - b.span)) {
    const size = measure(cell.block);
    rows[cell.row] = Math.max(rows[cell.row] ?? 0, size.height);
    const own = columns.slice(cell.column, cell.column + cell.span);
    const missing = size.width - lengthOf(own, gap.width);
    if (missing > 0)
      own.forEach((width, index) => {
        columns[cell.column + index] = width + missing / own.length;
      });
  }
  return { cells, columns, rows, gap };
}

function inCells(blocks: readonly Block[], count: number): Placed[] {
  let [column, row] = [0, 0];
  return blocks.map((block) => {
    const span = Math.min(block.span, count);
    if (column + span > count) [column, row] = [0, row + 1];
    const cell = { block, column, row, span };
    column += span;
    return cell;
  });
}

/** Lines between neighbours need room for their heads and their words. */
function gapOf(
  cells: readonly Placed[],
  edges: readonly FlowEdge[],
  labelOf: (edge: FlowEdge) => Size,
): { width: number; height: number } {
  const gap = { width: GAP, height: GAP };
  const cellOf = (id: string): Placed | undefined => cells.find(({ block }) => holds(block, id));
  for (const edge of edges) {
    const [from, to] = [cellOf(edge.from), cellOf(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const label = labelOf(edge);
    const apart = Math.abs(from.column - to.column) - (from.column < to.column ? from.span : to.span) + 1;
    if (from.row === to.row && apart <= 1)
      gap.width = Math.max(gap.width, LINE_GAP, label.width === 0 ? 0 : label.width + 28);
    if (from.row === to.row && apart > 1)
      gap.width = Math.max(gap.width, (label.width + 48 - 32 * (apart - 1)) / apart);
    if (Math.abs(from.row - to.row) === 1)
      gap.height = Math.max(gap.height, LINE_GAP, label.height === 0 ? 0 : label.height + 28);
  }
  return gap;
}

function holds(block: Block, id: string): boolean {
  return block.id === id || block.children.some((child) => holds(child, id));
}

function lengthOf(tracks: readonly number[], gap: number): number {
  return tracks.reduce((sum, length) => sum + length, Math.max(0, tracks.length - 1) * gap);
}

function offsetOf(tracks: readonly number[], index: number, gap: number): number {
  return tracks.slice(0, index).reduce((sum, length) => sum + length + gap, 0);
}

/** What is left over goes to all alike. */
function stretched(tracks: readonly number[], gap: number, whole: number): readonly number[] {
  const left = Math.max(0, whole - lengthOf(tracks, gap)) / Math.max(1, tracks.length);
  return tracks.map((length) => length + left);
}
