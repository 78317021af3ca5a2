/** Lays parts beside each other, and below where they would be too wide. */
import type { Bounds, Point } from '../svg/geometry.ts';

/** A part of the page's own width. */
const WIDTH = 860;
const GAP = 40;

/** By how much each part moves. Where one is wider than a page, the others may be as wide. */
export function shelve(parts: readonly Bounds[]): Point[] {
  const widest = Math.max(WIDTH, ...parts.map(({ left, right }) => right - left));
  let [x, y, rowHeight] = [0, 0, 0];
  return parts.map(({ left, top, right, bottom }) => {
    const [width, height] = [right - left, bottom - top];
    if (x > 0 && x + width > widest) [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    const by = { x: x - left, y: y - top };
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    return by;
  });
}
