/** What a pointer over the rows of the tree means. Pure. */
import type { DropTarget } from '../../../authoring/navigation-edit/can-drop.ts';
import type { EntryRow } from './tree-rows.ts';

/** Every row has the same height, so that a place is told from a number without asking the page. */
export const ROW_HEIGHT_PX = 30;
/** For fingers. */
export const TOUCH_ROW_HEIGHT_PX = 44;

/** Part of a group's row at its upper and lower edge that means before and after. */
const EDGE = 0.28;

export interface DropPlace extends DropTarget {
  /** The row that it is shown at. */
  readonly index: number;
}

/**
 * @param y from the top of the first row; below the last row the end of the navigation is meant
 * @param rowHeight in pixels, as `y`
 */
export function dropPlaceAt(rows: readonly EntryRow[], y: number, rowHeight = ROW_HEIGHT_PX): DropPlace | undefined {
  const index = Math.floor(y / rowHeight);
  if (index < 0) return undefined;
  const row = rows[index];
  if (row === undefined) {
    const last = rows.findLast(({ depth }) => depth === 0);
    return last && { node: last.node, place: 'after', index: rows.length - 1 };
  }
  const share = y / rowHeight - index;
  if (row.isExpanded === undefined) return { node: row.node, place: share < 0.5 ? 'before' : 'after', index };
  if (share < EDGE) return { node: row.node, place: 'before', index };
  if (share < 1 - EDGE) return { node: row.node, place: 'into', index };
  const firstInside = row.isExpanded ? rows[index + 1] : undefined;
  // Below the title of an open group its first entry begins.
  if (firstInside !== undefined && firstInside.depth > row.depth) {
    return { node: firstInside.node, place: 'before', index: index + 1 };
  }
  return row.isExpanded ? { node: row.node, place: 'into', index } : { node: row.node, place: 'after', index };
}
