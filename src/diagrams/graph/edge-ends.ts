/** Makes lines end where shapes begin. */
import { type Box, boundsOf, meetRectangle, type Point } from '../svg/geometry.ts';

/** The line with its last point on the border of a node; given, it ends at the node's rectangle. */
export function endAtNode(
  points: readonly Point[],
  box: Box,
  meet: (box: Box, outside: Point) => Point,
): readonly Point[] {
  const inner = points.slice(0, -1);
  const last = inner.at(-1);
  return last === undefined ? points : [...inner, meet(box, last)];
}

/** The line up to where it enters a group's box for good. */
export function endAtBorder(points: readonly Point[], box: Box): readonly Point[] {
  const { left, right, top, bottom } = boundsOf(box);
  const isInside = ({ x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;
  let count = points.length;
  while (count > 1 && isInside(points[count - 1] as Point)) count--;
  const outside = points[count - 1];
  const inside = points[count];
  if (outside === undefined || inside === undefined) return points;
  return [...points.slice(0, count), enter(box, outside, inside)];
}

/** Where the stretch from a point outside to one inside crosses the border. */
function enter(box: Box, outside: Point, inside: Point): Point {
  const { left, right, top, bottom } = boundsOf(box);
  const dx = inside.x - outside.x;
  const dy = inside.y - outside.y;
  const shares = [
    outside.x < left ? (left - outside.x) / dx : undefined,
    outside.x > right ? (right - outside.x) / dx : undefined,
    outside.y < top ? (top - outside.y) / dy : undefined,
    outside.y > bottom ? (bottom - outside.y) / dy : undefined,
  ].filter((share): share is number => share !== undefined && share >= 0 && share <= 1);
  if (shares.length === 0) return meetRectangle(box, outside);
  const share = Math.max(...shares);
  return { x: outside.x + dx * share, y: outside.y + dy * share };
}

const LOOP_REACH = 26;

/** A line from a node to itself, beside it where ranks run down, below it where they run across. */
export function loopAt({ x, y, width, height }: Box, isBeside: boolean): readonly Point[] {
  const spread = Math.min(12, (isBeside ? height : width) / 4);
  return [-1, -1.4, 1.4, 1].map((share, index) => {
    const out = index === 0 || index === 3 ? 0 : LOOP_REACH;
    return isBeside
      ? { x: x + width / 2 + out, y: y + share * spread }
      : { x: x + share * spread, y: y + height / 2 + out };
  });
}

const STUB = 20;

/** The line with a short stretch straight out of a rectangle at its beginning, for signs that need one. */
export function withStub(points: readonly Point[], box: Box | undefined): readonly Point[] {
  const [first, ...rest] = points;
  if (first === undefined || box === undefined || rest.length === 0) return points;
  const across = (first.x - box.x) / (box.width / 2);
  const down = (first.y - box.y) / (box.height / 2);
  const isSide = Math.abs(across) > Math.abs(down);
  const stub = isSide
    ? { x: first.x + Math.sign(across) * STUB, y: first.y }
    : { x: first.x, y: first.y + Math.sign(down) * STUB };
  return [first, stub, ...rest];
}
