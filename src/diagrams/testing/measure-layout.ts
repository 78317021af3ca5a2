/** What a person would see amiss in a layout, counted from its geometry. */
import type { Graph, PlacedEdge, PlacedGraph } from '../graph/graph.ts';
import { GROUP_PADDING } from '../graph/group-room.ts';
import { type Bounds, boundsOf, type Point } from '../svg/geometry.ts';

export interface LayoutFaults {
  /** How often two edges cross. */
  readonly crossings: number;
  /** Edges that run under a node at neither of their ends. */
  readonly underNodes: number;
  /** Edges that run through the words of another edge. */
  readonly throughLabels: number;
  /** Edges that run through the title of a group. */
  readonly throughTitles: number;
  /** Pairs of nodes, labels or titles that lie on each other, and nodes that lie in a group they do not belong to. */
  readonly overlaps: number;
}

const STEPS = 16;
/** Pixels that may be touched at a border. */
const TOUCH = 2;

export function measureLayout(graph: Graph, placed: PlacedGraph): LayoutFaults {
  const lines = placed.edges.map(flatten);
  const nodes = [...placed.nodes].map(([id, box]) => ({ id, bounds: shrink(boundsOf(box)) }));
  const labels = graph.edges.flatMap(({ label }, index) => {
    const at = placed.edges[index]?.label;
    return label === undefined || at === undefined ? [] : [{ index, bounds: shrink(boundsOf({ ...at, ...label })) }];
  });
  const titles = graph.groups.flatMap(({ id, title }) => {
    const box = placed.groups.get(id);
    if (box === undefined || title.width === 0) return [];
    const { left, top } = boundsOf(box);
    const [x, y] = [left + GROUP_PADDING, top + 8];
    return [{ left: x, top: y, right: x + title.width, bottom: y + title.height }];
  });
  const count = (isHit: (line: readonly Point[], index: number) => boolean): number => lines.filter(isHit).length;
  return {
    crossings: countCrossings(lines),
    underNodes: count((line, index) => {
      const { from, to } = graph.edges[index] ?? { from: '', to: '' };
      return nodes.some(({ id, bounds }) => id !== from && id !== to && runsThrough(line, bounds));
    }),
    throughLabels: count((line, index) =>
      labels.some(({ index: own, bounds }) => own !== index && runsThrough(line, bounds)),
    ),
    throughTitles: count((line) => titles.some((bounds) => runsThrough(line, bounds))),
    overlaps: countOverlaps([...nodes, ...labels].map(({ bounds }) => bounds)) + countStrangers(graph, placed),
  };
}

export function addFaults(one: LayoutFaults, other: LayoutFaults): LayoutFaults {
  return {
    crossings: one.crossings + other.crossings,
    underNodes: one.underNodes + other.underNodes,
    throughLabels: one.throughLabels + other.throughLabels,
    throughTitles: one.throughTitles + other.throughTitles,
    overlaps: one.overlaps + other.overlaps,
  };
}

export const NO_FAULTS: LayoutFaults = {
  crossings: 0,
  underNodes: 0,
  throughLabels: 0,
  throughTitles: 0,
  overlaps: 0,
};

/** The line as drawn, in short straight stretches. */
function flatten({ points, flow }: PlacedEdge): readonly Point[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined || flow === undefined || from.x === to.x || from.y === to.y) return [to];
    return Array.from({ length: STEPS }, (_, step) => {
      const share = (step + 1) / STEPS;
      // Of a cubic with its controls halfway: one coordinate swings, the other is nearly even.
      const swing = share * share * (3 - 2 * share);
      const even = 1.5 * share * (1 - share) ** 2 + 1.5 * share * share * (1 - share) + share ** 3;
      const [x, y] = flow === 'down' ? [swing, even] : [even, swing];
      return { x: from.x + (to.x - from.x) * x, y: from.y + (to.y - from.y) * y };
    });
  });
}

function countCrossings(lines: readonly (readonly Point[])[]): number {
  let count = 0;
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      for (let a = 1; a < one.length; a++) {
        for (let b = 1; b < other.length; b++) {
          if (cross(one[a - 1] as Point, one[a] as Point, other[b - 1] as Point, other[b] as Point)) count++;
        }
      }
    }
  });
  return count;
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
}

function runsThrough(line: readonly Point[], bounds: Bounds): boolean {
  return line.some((to, index) => {
    const from = line[index - 1];
    return from !== undefined && stretchMeets(from, to, bounds);
  });
}

/** Liang and Barsky's clipping. */
function stretchMeets(from: Point, to: Point, { left, right, top, bottom }: Bounds): boolean {
  let [start, end] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const [by, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (by === 0 && room < 0) return false;
    if (by < 0) start = Math.max(start, room / by);
    if (by > 0) end = Math.min(end, room / by);
  }
  return start < end;
}

function countOverlaps(all: readonly Bounds[]): number {
  return all.reduce((sum, one, index) => sum + all.slice(index + 1).filter((other) => meets(one, other)).length, 0);
}

function countStrangers({ nodes, groups }: Graph, placed: PlacedGraph): number {
  const parents = new Map([...nodes, ...groups].map(({ id, parent }) => [id, parent]));
  const isIn = (id: string, group: string): boolean => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) if (at === group) return true;
    return false;
  };
  return [...placed.nodes].reduce(
    (sum, [id, box]) =>
      sum +
      [...placed.groups].filter(([group, around]) => {
        const { left, top, right, bottom } = boundsOf(around);
        const own = boundsOf(box);
        const isWithin = own.left >= left - TOUCH && own.right <= right + TOUCH;
        const isHeld = isWithin && own.top >= top - TOUCH && own.bottom <= bottom + TOUCH;
        return isIn(id, group) ? !isHeld : meets(shrink(own), boundsOf(around));
      }).length,
    0,
  );
}

function meets(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function shrink({ left, top, right, bottom }: Bounds): Bounds {
  return { left: left + TOUCH, top: top + TOUCH, right: right - TOUCH, bottom: bottom - TOUCH };
}
