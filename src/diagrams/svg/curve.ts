/** Lines through points, with soft corners. */
import { type Bounds, distance, type Point, towards } from './geometry.ts';
import { short } from './markup.ts';

/** Straight stretches joined by rounded corners. */
export function roundedLine(points: readonly Point[], radius = 14): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${at(first)}`;
  rest.forEach((corner, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) {
      path += `L${at(corner)}`;
      return;
    }
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    path += `L${at(towards(corner, before, reach))}Q${at(corner)} ${at(towards(corner, after, reach))}`;
  });
  return path;
}

/** A line that swings past the points in between (a uniform cubic B-spline), and begins and ends at its ends. */
export function curvedLine(points: readonly Point[]): string {
  if (points.length < 3) return roundedLine(points);
  const [first, second] = points as [Point, Point];
  const mix = (a: Point, b: Point, c: Point, [p, q, r]: readonly [number, number, number]): Point => ({
    x: (a.x * p + b.x * q + c.x * r) / (p + q + r),
    y: (a.y * p + b.y * q + c.y * r) / (p + q + r),
  });
  let path = `M${at(first)}L${at(mix(first, second, second, [5, 1, 0]))}`;
  for (let index = 2; index <= points.length; index++) {
    const a = points[index - 2] as Point;
    const b = points[index - 1] as Point;
    const c = points[Math.min(index, points.length - 1)] as Point;
    path += `C${at(mix(a, b, c, [2, 1, 0]))} ${at(mix(a, b, c, [1, 2, 0]))} ${at(mix(a, b, c, [1, 4, 1]))}`;
  }
  return `${path}L${at(points.at(-1) as Point)}`;
}

/**
 * Straight where it runs with its flow; what slants in between swings out of the flow and back into it.
 * @param gap where a straight stretch makes room for words
 */
export function flowingLine(points: readonly Point[], flow: 'down' | 'across', gap?: Bounds): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${at(first)}`;
  rest.forEach((to, index) => {
    const from = points[index] ?? first;
    if (from.x === to.x || from.y === to.y) {
      path += gap === undefined ? `L${at(to)}` : straightAround(from, to, gap);
      return;
    }
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const [one, other] =
      flow === 'down'
        ? [
            { x: from.x, y: middle.y },
            { x: to.x, y: middle.y },
          ]
        : [
            { x: middle.x, y: from.y },
            { x: middle.x, y: to.y },
          ];
    path += `C${at(one)} ${at(other)} ${at(to)}`;
  });
  return path;
}

function straightAround(from: Point, to: Point, { left, right, top, bottom }: Bounds): string {
  const isDown = from.x === to.x;
  const [start, end] = isDown ? [from.y, to.y] : [from.x, to.x];
  const [near, far] = isDown ? [top, bottom] : [left, right];
  const sideways = isDown ? from.x > left && from.x < right : from.y > top && from.y < bottom;
  if (!sideways || Math.min(start, end) > near || Math.max(start, end) < far) return `L${at(to)}`;
  const [first, second] = start < end ? [near, far] : [far, near];
  const place = (along: number): string => at(isDown ? { x: from.x, y: along } : { x: along, y: from.y });
  return `L${place(first)}M${place(second)}L${at(to)}`;
}

function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
