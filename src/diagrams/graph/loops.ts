/** Lines from a box to itself: beside it where ranks run down, below it where they run across. */
import type { Box, Point, Size } from '../svg/geometry.ts';
import type { PlacedEdge } from './graph.ts';

const REACH = 26;
const LEAST_SPREAD = 24;
const GAP = 6;

/** Room that loops need beside their box, and the length of the side that they need. */
export function roomForLoops(
  labels: readonly (Size | undefined)[],
  isBeside: boolean,
): { beside: number; side: number } {
  const extents = labels.map((label) => extentOf(label, isBeside));
  const beside = Math.max(0, ...extents.map(({ away }) => REACH + away));
  return { beside, side: extents.reduce((sum, { along }) => sum + along + GAP, 0) };
}

export function placeLoops(box: Box, labels: readonly (Size | undefined)[], isBeside: boolean): PlacedEdge[] {
  const extents = labels.map((label) => extentOf(label, isBeside));
  const whole = extents.reduce((sum, { along }) => sum + along + GAP, -GAP);
  let start = -whole / 2;
  return extents.map(({ along, away }, index) => {
    const middle = start + along / 2;
    start += along + GAP;
    const at = (offset: number, out: number): Point =>
      isBeside
        ? { x: box.x + box.width / 2 + out, y: box.y + middle + offset }
        : { x: box.x + middle + offset, y: box.y + box.height / 2 + out };
    const spread = Math.min(12, (isBeside ? box.height : box.width) / 4);
    const points = [at(-spread, 0), at(-spread * 1.4, REACH), at(spread * 1.4, REACH), at(spread, 0)];
    return labels[index] === undefined ? { points } : { points, label: at(0, REACH - 2 + away / 2) };
  });
}

function extentOf(label: Size | undefined, isBeside: boolean): { along: number; away: number } {
  if (label === undefined) return { along: LEAST_SPREAD, away: 0 };
  const [along, away] = isBeside ? [label.height, label.width] : [label.width, label.height];
  return { along: Math.max(LEAST_SPREAD, along), away };
}
