/** Ways between boxes that run only across and down, around what stands between. */
import type { Bounds, Point } from '../svg/geometry.ts';
import { type Side, wayOut } from './sides.ts';

export interface Port {
  readonly point: Point;
  readonly side: Side;
}

const STUB = 16;
const CLEARANCE = 12;
/** What a corner costs, as a length. */
const CORNER = 30;
/** With more boxes the search would take longer than a page may wait; ways then have two corners at most. */
const MOST_BOXES = 80;

/** From port to port; the stretches at both ends are straight. */
export function routeAround(from: Port, to: Port, boxes: readonly Bounds[]): readonly Point[] {
  const start = step(from);
  const end = step(to);
  const found = boxes.length > MOST_BOXES ? undefined : search(start, from.side, end, to.side, boxes);
  return withoutMiddles([from.point, ...(found ?? elbows(start, from.side, end)), to.point]);
}

function step({ point, side }: Port): Point {
  const way = wayOut(side);
  return { x: point.x + way.x * STUB, y: point.y + way.y * STUB };
}

function elbows(start: Point, side: Side, end: Point): readonly Point[] {
  const corner = wayOut(side).x === 0 ? { x: start.x, y: end.y } : { x: end.x, y: start.y };
  return [start, corner, end];
}

interface Place {
  readonly column: number;
  readonly row: number;
  readonly isAcross: boolean;
  readonly cost: number;
  readonly before?: Place;
}

function search(
  start: Point,
  startSide: Side,
  end: Point,
  endSide: Side,
  boxes: readonly Bounds[],
): readonly Point[] | undefined {
  const xs = lines([
    start.x,
    end.x,
    (start.x + end.x) / 2,
    ...boxes.flatMap((box) => [box.left - CLEARANCE, box.right + CLEARANCE]),
  ]);
  const ys = lines([
    start.y,
    end.y,
    (start.y + end.y) / 2,
    ...boxes.flatMap((box) => [box.top - CLEARANCE, box.bottom + CLEARANCE]),
  ]);
  const pointAt = ({ column, row }: Pick<Place, 'column' | 'row'>): Point => ({ x: xs[column] ?? 0, y: ys[row] ?? 0 });
  const isFree = (one: Point, other: Point): boolean => {
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    return !boxes.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
  };
  const least = new Map<string, number>();
  const open: Place[] = [];
  const visit = (place: Place): void => {
    const key = `${place.column} ${place.row} ${place.isAcross}`;
    if (place.cost >= (least.get(key) ?? Number.POSITIVE_INFINITY)) return;
    least.set(key, place.cost);
    push(open, place);
  };
  visit({ column: xs.indexOf(start.x), row: ys.indexOf(start.y), isAcross: wayOut(startSide).x !== 0, cost: 0 });
  const endsAcross = wayOut(endSide).x !== 0;
  for (let place = pop(open); place !== undefined; place = pop(open)) {
    const here = pointAt(place);
    if (here.x === end.x && here.y === end.y && place.isAcross === endsAcross) return trace(place, pointAt);
    visit({ ...place, isAcross: !place.isAcross, cost: place.cost + CORNER });
    for (const by of [-1, 1]) {
      const next = place.isAcross
        ? { column: place.column + by, row: place.row }
        : { column: place.column, row: place.row + by };
      if (xs[next.column] === undefined || ys[next.row] === undefined) continue;
      const there = pointAt(next);
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      if (isFree(here, there)) visit({ ...next, isAcross: place.isAcross, cost: place.cost + length, before: place });
    }
  }
  return undefined;
}

function lines(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function trace(place: Place, pointAt: (place: Place) => Point): readonly Point[] {
  const points: Point[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = at.before) points.unshift(pointAt(at));
  return points;
}

/** Without points that lie on a straight stretch. */
function withoutMiddles(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined) return true;
    const isOnColumn = before.x === point.x && point.x === after.x;
    return !(isOnColumn || (before.y === point.y && point.y === after.y));
  });
}

/** The cheapest place first: a binary heap. */
function push(heap: Place[], place: Place): void {
  heap.push(place);
  for (let at = heap.length - 1; at > 0; ) {
    const parent = (at - 1) >> 1;
    if ((heap[parent] as Place).cost <= (heap[at] as Place).cost) return;
    [heap[parent], heap[at]] = [heap[at] as Place, heap[parent] as Place];
    at = parent;
  }
}

function pop(heap: Place[]): Place | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  heap[0] = last;
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = at;
    for (const child of [left, right]) {
      if ((heap[child]?.cost ?? Number.POSITIVE_INFINITY) < (heap[least] as Place).cost) least = child;
    }
    if (least === at) return first;
    [heap[at], heap[least]] = [heap[least] as Place, heap[at] as Place];
    at = least;
  }
}
