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
/** What running inside a border costs more than outside. */
const INSIDE = 1.05;
/** With more boxes the search would take longer than a page may wait; ways then have two corners at most. */
const MOST_BOXES = 80;

export interface Surroundings {
  /** That no way may cross. */
  readonly boxes: readonly Bounds[];
  /** That ways may cross but not run along, and rather run outside of than inside. */
  readonly borders?: readonly Bounds[];
  /** Ways that another one may cross but should not run on. */
  readonly ways?: readonly (readonly Point[])[];
}

/** From port to port; the stretches at both ends are straight. */
export function routeAround(from: Port, to: Port, surroundings: Surroundings): readonly Point[] {
  const start = step(from);
  const end = step(to);
  const isTooMuch = surroundings.boxes.length > MOST_BOXES;
  const found = isTooMuch ? undefined : search(start, from.side, end, to.side, surroundings);
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
  { boxes, borders = [], ways = [] }: Surroundings,
): readonly Point[] | undefined {
  const xs = lines(
    start.x,
    end.x,
    boxes.map(({ left, right }) => [left, right]),
    borders.map(({ left, right }) => [left, right]),
  );
  const ys = lines(
    start.y,
    end.y,
    boxes.map(({ top, bottom }) => [top, bottom]),
    borders.map(({ top, bottom }) => [top, bottom]),
  );
  const pointAt = ({ column, row }: Pick<Place, 'column' | 'row'>): Point => ({ x: xs[column] ?? 0, y: ys[row] ?? 0 });
  const taken = ways.flatMap((way) => way.slice(1).map((point, index) => stretchOf(way[index] ?? point, point)));
  const sides = borders.flatMap(sidesOf);
  /** `undefined`: a box stands there. */
  const costOf = (one: Point, other: Point): number | undefined => {
    const stretch = stretchOf(one, other);
    if (boxes.some((box) => overlaps(stretch, box, 0))) return undefined;
    const length = stretch.right - stretch.left + stretch.bottom - stretch.top;
    const isInside = borders.some((border) => overlaps(stretch, border, 0));
    const isOnWay =
      taken.some((way) => isAlong(stretch, way, 4)) || sides.some((side) => isAlong(stretch, side, CLEARANCE - 2));
    const isTight = boxes.some((box) => overlaps(stretch, box, CLEARANCE - 2));
    return length * (isInside ? INSIDE : 1) + (isOnWay ? length + CORNER : 0) + (isTight ? 3 * CORNER : 0);
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
      const cost = costOf(here, there);
      if (cost !== undefined) visit({ ...next, isAcross: place.isAcross, cost: place.cost + cost, before: place });
    }
  }
  return undefined;
}

type Span = readonly [from: number, to: number];

/** Where a way may run: at its ends, beside boxes, and in the middle between borders. */
function lines(start: number, end: number, boxes: readonly Span[], borders: readonly Span[]): number[] {
  const sorted = borders.flat().sort((a, b) => a - b);
  const between = sorted.slice(1).map((border, index) => (border + (sorted[index] ?? border)) / 2);
  const beside = boxes.flatMap(([from, to]) => [from - CLEARANCE, to + CLEARANCE]);
  return [...new Set([start, end, (start + end) / 2, ...between, ...beside])].sort((a, b) => a - b);
}

function sidesOf({ left, right, top, bottom }: Bounds): Bounds[] {
  return [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
}

function stretchOf(one: Point, other: Point): Bounds {
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

/** Whether a stretch comes nearer to a box than `room`; at 0 it may run on the border. */
function overlaps(stretch: Bounds, box: Bounds, room: number): boolean {
  return (
    stretch.right > box.left - room &&
    stretch.left < box.right + room &&
    stretch.bottom > box.top - room &&
    stretch.top < box.bottom + room
  );
}

/** Whether two stretches run side by side, too near to be told apart. */
function isAlong(one: Bounds, other: Bounds, room: number): boolean {
  const isAcross = one.top === one.bottom;
  return isAcross === (other.top === other.bottom) && overlaps(one, other, room);
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
