/** Lines through points, with soft corners. */
import { distance, type Point, towards } from './geometry.ts';
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

function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
