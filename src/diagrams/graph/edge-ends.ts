/** Makes lines end where shapes begin. */
import { type Box, boundsOf, meetRectangle, type Point } from '../svg/geometry.ts';

const TRIES = 30;

/** The line with its last point on the border of a shape, met straight on. @param meet see `GraphNode` */
export function endAtShape(
  points: readonly Point[],
  box: Box,
  meet: (box: Box, outside: Point) => Point,
): readonly Point[] {
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined || meet === meetRectangle) return points;
  const isAcross = before.y === last.y;
  // Where a line from the middle meets the border is known: the one is looked for that does so level with the end.
  const wanted = isAcross ? last.y - box.y : last.x - box.x;
  const far = 4 * (box.width + box.height);
  const aim = (sideways: number): Point =>
    isAcross
      ? { x: box.x + Math.sign(before.x - box.x) * far, y: box.y + sideways }
      : { x: box.x + sideways, y: box.y + Math.sign(before.y - box.y) * far };
  let [low, high] = [-2 * far, 2 * far];
  let met = meet(box, aim(wanted === 0 ? 0 : low));
  for (let turn = 0; turn < TRIES && wanted !== 0; turn++) {
    const middle = (low + high) / 2;
    met = meet(box, aim(middle));
    if ((isAcross ? met.y - box.y : met.x - box.x) < wanted) low = middle;
    else high = middle;
  }
  return [...points.slice(0, -1), isAcross ? { x: met.x, y: last.y } : { x: last.x, y: met.y }];
}

/** The line up to where it enters a group's box for good. */
export function endAtBorder(points: readonly Point[], box: Box): readonly Point[] {
  const { left, right, top, bottom } = boundsOf(box);
  const isInside = ({ x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;
  let count = points.length;
  while (count > 1 && isInside(points[count - 1] as Point)) count--;
  const outside = points[count - 1];
  const inside = points[count];
  if (outside === undefined || inside === undefined || isInside(outside)) return points;
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
