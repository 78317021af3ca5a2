/** Sides of a box: left, right, top, bottom. */
import type { Bounds, Point } from '../svg/geometry.ts';

export type Side = 'L' | 'R' | 'T' | 'B';

const WAYS: Readonly<Record<Side, Point>> = {
  L: { x: -1, y: 0 },
  R: { x: 1, y: 0 },
  T: { x: 0, y: -1 },
  B: { x: 0, y: 1 },
};

/** The way out of a box through a side, one long. */
export function wayOut(side: Side): Point {
  return WAYS[side];
}

/** The point of a box's border in a direction, level with a point inside. */
export function pointOnSide({ left, top, right, bottom }: Bounds, side: Side, level: Point): Point {
  switch (side) {
    case 'L':
      return { x: left, y: level.y };
    case 'R':
      return { x: right, y: level.y };
    case 'T':
      return { x: level.x, y: top };
    case 'B':
      return { x: level.x, y: bottom };
  }
}
