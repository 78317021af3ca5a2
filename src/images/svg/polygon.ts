/** Curves as polygons, and the surface of a stroke. */
import type { Subpath } from '../../shared/svg-path.ts';
import type { Matrix } from './matrix.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Polygon {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** @param scale How many pixels a unit of the path becomes: curves get as many sides as can be seen. */
export function flatten(subpaths: readonly Subpath[], scale: number): readonly Polygon[] {
  return subpaths.map(({ x, y, pieces, isClosed }) => {
    const points: Point[] = [{ x, y }];
    for (const piece of pieces) {
      const from = points.at(-1) as Point;
      if (piece.kind === 'curve') {
        const reach =
          Math.hypot(piece.x1 - from.x, piece.y1 - from.y) +
          Math.hypot(piece.x2 - piece.x1, piece.y2 - piece.y1) +
          Math.hypot(piece.x - piece.x2, piece.y - piece.y2);
        const count = Math.min(64, Math.max(2, Math.ceil(Math.sqrt(reach * scale) * 1.2)));
        for (let step = 1; step < count; step += 1) {
          const t = step / count;
          const u = 1 - t;
          const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
          points.push({
            x: a * from.x + b * piece.x1 + c * piece.x2 + d * piece.x,
            y: a * from.y + b * piece.y1 + c * piece.y2 + d * piece.y,
          });
        }
      }
      points.push({ x: piece.x, y: piece.y });
    }
    return { points, isClosed };
  });
}

export function transformPolygons(polygons: readonly Polygon[], [a, b, c, d, e, f]: Matrix): readonly Polygon[] {
  return polygons.map(({ points, isClosed }) => ({
    isClosed,
    points: points.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  }));
}

export interface StrokeStyle {
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  readonly miterLimit: number;
}

/** Polygons that together cover the stroke, all turning the same way, to be filled by the rule `nonzero`. */
export function strokePolygons(polygons: readonly Polygon[], style: StrokeStyle, scale: number): readonly Polygon[] {
  const pieces: Point[][] = [];
  const half = style.width / 2;
  for (const polygon of polygons) {
    const points = polygon.points.filter((point, index, all) => index === 0 || !isSame(point, all[index - 1] as Point));
    if (polygon.isClosed && points.length > 1 && isSame(points[0] as Point, points.at(-1) as Point)) points.pop();
    if (points.length === 1) {
      const only = points[0] as Point;
      if (style.cap === 'round') pieces.push(circle(only, half, scale));
      if (style.cap === 'square')
        pieces.push(segment({ x: only.x - half, y: only.y }, { x: only.x + half, y: only.y }, half));
      continue;
    }
    const count = polygon.isClosed && points.length > 2 ? points.length : points.length - 1;
    const at = (index: number) => points[index % points.length] as Point;
    for (let index = 0; index < count; index += 1) {
      const isFirst = count < points.length && index === 0;
      const isLast = count < points.length && index === count - 1;
      const [from, to] = [at(index), at(index + 1)];
      const square = style.cap === 'square' ? half : 0;
      pieces.push(segment(isFirst ? beyond(to, from, square) : from, isLast ? beyond(from, to, square) : to, half));
      if (!isLast) pieces.push(...join(from, to, at(index + 2), half, style, scale));
    }
    if (count < points.length && style.cap === 'round') {
      pieces.push(circle(at(0), half, scale), circle(at(points.length - 1), half, scale));
    }
  }
  return pieces.map((points) => ({ points: turnedOneWay(points), isClosed: true }));
}

function isSame(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9;
}

function beyond(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: to.x + ((to.x - from.x) / length) * by, y: to.y + ((to.y - from.y) / length) * by };
}

function segment(from: Point, to: Point, half: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = [((from.y - to.y) / length) * half, ((to.x - from.x) / length) * half];
  return [
    { x: from.x + nx, y: from.y + ny },
    { x: to.x + nx, y: to.y + ny },
    { x: to.x - nx, y: to.y - ny },
    { x: from.x - nx, y: from.y - ny },
  ];
}

function join(from: Point, at: Point, to: Point, half: number, style: StrokeStyle, scale: number): Point[][] {
  const [ax, ay, bx, by] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y];
  const [al, bl] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  const cross = (ax * by - ay * bx) / (al * bl);
  const dot = (ax * bx + ay * by) / (al * bl);
  if (Math.abs(cross) < 1e-6 && dot > 0) return [];
  if (style.join === 'round') return [circle(at, half, scale)];
  const side = cross > 0 ? -half : half;
  const outer = { x: at.x + (-ay / al) * side, y: at.y + (ax / al) * side };
  const next = { x: at.x + (-by / bl) * side, y: at.y + (bx / bl) * side };
  const bevel = [at, outer, next];
  // The tip is as far out as the half angle between the lines is sharp.
  const sine = Math.sqrt((1 - dot) / 2);
  const cosine = Math.sqrt((1 + dot) / 2);
  if (style.join === 'bevel' || cosine < 1e-6 || 1 / cosine > style.miterLimit) return [bevel];
  const reach = (half * sine) / cosine;
  return [[at, outer, { x: outer.x + (ax / al) * reach, y: outer.y + (ay / al) * reach }, next]];
}

function circle(center: Point, radius: number, scale: number): Point[] {
  const count = Math.min(96, Math.max(12, Math.ceil(Math.sqrt(radius * scale) * 6)));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

function turnedOneWay(points: Point[]): Point[] {
  const twice = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return twice < 0 ? points.reverse() : points;
}
