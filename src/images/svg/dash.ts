/** Outlines cut into dashes. */
import type { Point, Polygon } from './polygon.ts';

/** More would be finer than any picture. */
const MOST_DASHES = 5_000;

/** Lengths of dashes and gaps; `undefined` for an unbroken line. */
export function readDashes(text: string | undefined): readonly number[] | undefined {
  const lengths = (text ?? 'none').match(/\d*\.?\d+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
  if (!lengths.some((length) => length > 0)) return undefined;
  return lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
}

/** @param offset How far into the pattern a line begins. */
export function cutIntoDashes(
  polygons: readonly Polygon[],
  lengths: readonly number[],
  offset: number,
): readonly Polygon[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return polygons.flatMap(({ points, isClosed }) => {
    const path = isClosed && points.length > 0 ? [...points, points[0] as Point] : points;
    const dashes: Point[][] = [];
    let index = 0;
    let left = ((offset % whole) + whole) % whole;
    while (left >= (lengths[index] as number)) {
      left -= lengths[index] as number;
      index = (index + 1) % lengths.length;
    }
    left = (lengths[index] as number) - left;
    let dash: Point[] | undefined = index % 2 === 0 && path[0] !== undefined ? [path[0]] : undefined;
    for (let at = 1; at < path.length && dashes.length < MOST_DASHES; at += 1) {
      const [from, to] = [path[at - 1] as Point, path[at] as Point];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      let done = 0;
      while (length - done > left && dashes.length < MOST_DASHES) {
        done += left;
        const share = done / length;
        const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        if (dash !== undefined) dashes.push([...dash, point]);
        index = (index + 1) % lengths.length;
        left = lengths[index] as number;
        dash = index % 2 === 0 ? [point] : undefined;
      }
      left -= length - done;
      dash?.push(to);
    }
    if (dash !== undefined && dash.length > 1) dashes.push(dash);
    return dashes.map((own) => ({ points: own, isClosed: false }));
  });
}
