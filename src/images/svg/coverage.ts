/** How much of each pixel a surface covers: exact along rows, in sixteen steps across them. */
import type { Polygon } from './polygon.ts';

/** A rectangle of pixels with a share of 0 to 1 for each. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
}

const STEPS = 16;

interface Edge {
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly slope: number;
  readonly winding: 1 | -1;
}

/** `undefined` when nothing of the picture of `size` by `size` is covered. */
export function cover(polygons: readonly Polygon[], rule: 'nonzero' | 'evenodd', size: number): Coverage | undefined {
  const edges = edgesOf(polygons);
  let [left, right, top, bottom] = [size, 0, size, 0];
  for (const { points } of polygons) {
    for (const { x, y } of points) {
      left = Math.min(left, Math.floor(x));
      right = Math.max(right, Math.ceil(x));
      top = Math.min(top, Math.floor(y));
      bottom = Math.max(bottom, Math.ceil(y));
    }
  }
  [left, top, right, bottom] = [Math.max(0, left), Math.max(0, top), Math.min(size, right), Math.min(size, bottom)];
  if (edges.length === 0 || right <= left || bottom <= top) return undefined;
  const width = right - left;
  const height = bottom - top;
  const shares = new Float32Array(width * height);
  edges.sort((a, b) => a.top - b.top);
  let active: Edge[] = [];
  let next = 0;
  for (let step = 0; step < height * STEPS; step += 1) {
    const y = top + (step + 0.5) / STEPS;
    while (next < edges.length && (edges[next] as Edge).top <= y) active.push(edges[next++] as Edge);
    active = active.filter((edge) => edge.bottom > y);
    const crossings = active
      .map((edge) => ({ x: edge.x + (y - edge.top) * edge.slope - left, winding: edge.winding }))
      .sort((a, b) => a.x - b.x);
    const row = Math.floor(step / STEPS) * width;
    let winding = 0;
    for (let index = 0; index + 1 < crossings.length; index += 1) {
      const { x, winding: turn } = crossings[index] as { x: number; winding: number };
      winding += turn;
      const isInside = rule === 'evenodd' ? (index & 1) === 0 : winding !== 0;
      if (isInside) addSpan(shares, row, width, x, (crossings[index + 1] as { x: number }).x);
    }
  }
  return { left, top, width, height, shares };
}

function addSpan(shares: Float32Array, row: number, width: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(width, to);
  if (end <= start) return;
  const first = Math.floor(start);
  const last = Math.min(width - 1, Math.floor(end));
  const add = (at: number, share: number): void => {
    shares[row + at] = Math.min(1, (shares[row + at] as number) + share / STEPS);
  };
  if (first === last) {
    add(first, end - start);
    return;
  }
  add(first, first + 1 - start);
  for (let at = first + 1; at < last; at += 1) add(at, 1);
  add(last, end - last);
}

function edgesOf(polygons: readonly Polygon[]): Edge[] {
  const edges: Edge[] = [];
  for (const { points } of polygons) {
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      if (from.y === to.y) return;
      const isDown = from.y < to.y;
      const [start, end] = isDown ? [from, to] : [to, from];
      const slope = (end.x - start.x) / (end.y - start.y);
      edges.push({ top: start.y, bottom: end.y, x: start.x, slope, winding: isDown ? 1 : -1 });
    });
  }
  return edges;
}
