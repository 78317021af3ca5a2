/** A line between two blocks: straight where nothing stands between them, else around what does. */
import type { PlacedEdge } from '../graph/graph.ts';
import { routeAround } from '../graph/route.ts';
import { pointOnSide, type Side } from '../graph/sides.ts';
import { type Bounds, type Box, boundsOf, meetRectangle, type Point } from '../svg/geometry.ts';

export interface LineEnd {
  readonly box: Box;
  readonly meet: ((box: Box, outside: Point) => Point) | undefined;
}

/**
 * @param others Blocks that the line may not cross
 * @param ways Lines that are drawn already
 */
export function lineBetween(
  from: LineEnd,
  to: LineEnd,
  others: readonly Box[],
  ways: readonly PlacedEdge[],
): PlacedEdge {
  const bounds = others.map(boundsOf);
  const straight = straightLine(from, to);
  if (!bounds.some((box) => crosses(straight, box))) return labelled(straight);
  const [fromSide, toSide] = sidesOf(from.box, to.box);
  const ends = [boundsOf(from.box), boundsOf(to.box)];
  const points = routeAround(
    { point: pointOnSide(boundsOf(from.box), fromSide, from.box), side: fromSide },
    { point: pointOnSide(boundsOf(to.box), toSide, to.box), side: toSide },
    { boxes: [...bounds, ...ends], ways: ways.map(({ points }) => points) },
  );
  return labelled(points);
}

/** Level or upright where the boxes face each other, else from middle to middle. */
function straightLine(from: LineEnd, to: LineEnd): readonly [Point, Point] {
  const [a, b] = [boundsOf(from.box), boundsOf(to.box)];
  const x = shared([a.left, a.right], [b.left, b.right]);
  const y = shared([a.top, a.bottom], [b.top, b.bottom]);
  const isPlain = from.meet === undefined && to.meet === undefined;
  if (isPlain && x !== undefined && y === undefined)
    return a.bottom <= b.top
      ? [
          { x, y: a.bottom },
          { x, y: b.top },
        ]
      : [
          { x, y: a.top },
          { x, y: b.bottom },
        ];
  if (isPlain && y !== undefined && x === undefined)
    return a.right <= b.left
      ? [
          { x: a.right, y },
          { x: b.left, y },
        ]
      : [
          { x: a.left, y },
          { x: b.right, y },
        ];
  return [(from.meet ?? meetRectangle)(from.box, to.box), (to.meet ?? meetRectangle)(to.box, from.box)];
}

/** Middle of what two stretches share, when it is enough for a line. */
function shared(
  [from, to]: readonly [number, number],
  [otherFrom, otherTo]: readonly [number, number],
): number | undefined {
  const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  return end - start < 16 ? undefined : (start + end) / 2;
}

function crosses([from, to]: readonly [Point, Point], { left, top, right, bottom }: Bounds): boolean {
  let [start, end] = [0, 1];
  for (const [origin, way, low, high] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (way === 0) {
      if (origin <= low || origin >= high) return false;
      continue;
    }
    const [one, other] = [(low - origin) / way, (high - origin) / way];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return end - start > 1e-6;
}

function sidesOf(from: Box, to: Box): readonly [Side, Side] {
  const [a, b] = [boundsOf(from), boundsOf(to)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Past what stands between them in their row or column.
  if (Math.abs(dy) < from.height / 2) return ['B', 'B'];
  if (Math.abs(dx) < from.width / 2) return ['R', 'R'];
  if (a.bottom <= b.top) return ['B', 'T'];
  if (b.bottom <= a.top) return ['T', 'B'];
  return dx > 0 ? ['R', 'L'] : ['L', 'R'];
}

function labelled(points: readonly Point[]): PlacedEdge {
  const middle = Math.floor((points.length - 1) / 2);
  const [before, after] = [points[middle], points[middle + 1]];
  if (before === undefined || after === undefined) return { points };
  return { points, label: { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 } };
}
