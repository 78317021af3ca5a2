/** Where vertices and groups stand beside each other: lines as straight as they can be. */
import type { Flow, FlowGaps } from './flow.ts';
import { groupsAround, type Layering, type Vertex } from './layering.ts';
import { type Distance, solveDistances } from './network-simplex.ts';
import type { RankItem } from './rank-items.ts';

export interface Across {
  /** Of each vertex. */
  readonly axes: readonly number[];
  readonly groups: readonly { readonly before: number; readonly after: number }[];
}

/** What a slanted stretch costs: boxes stand below each other rather than at the end of a long line, which hardly swings. */
const WEIGHTS = { short: 3, endOfLong: 1, amidLong: 8 } as const;
const GROUP_WEIGHT = 1;
const GAP_OF_LINES = 16;
const GAP_OF_LINE_AND_BOX = 22;
const GAP_OF_GROUPS = 24;
/** Between the title of a group and lines that come in beside it. */
const GAP_OF_TITLE = 10;
const MOST_BESIDE = 16;
/** Farther apart, two lines are better off when one of them is straight. */
const WIDEST_FORK = 560;
const MOST_TURNS = 4;

export function placeAcross(flow: Flow, layering: Layering, items: readonly (readonly RankItem[])[]): Across {
  const keep = distancesBetween(flow, layering, items);
  let across = solve(flow, layering, keep, new Map());
  const offsets = offsetsOfForks(flow, layering, across.axes);
  if (offsets.size > 0) across = solve(flow, layering, keep, offsets);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    // What makes room for one title may push a line on another.
    const titles = roomForTitles(flow, layering, across);
    if (titles.length === 0) break;
    keep.push(...titles);
    across = solve(flow, layering, keep, offsets);
  }
  return across;
}

/** @param offsets of stretches, named by their ends: how far their lower end should stand after their upper one */
function solve(
  { groups }: Flow,
  { vertices, chains }: Layering,
  keep: readonly Distance[],
  offsets: ReadonlyMap<string, number>,
): Across {
  const distances = [...keep];
  let count = vertices.length + 2 * groups.length;
  for (const chain of chains) {
    for (let index = 1; index < chain.length; index++) {
      const [upper, lower] = [chain[index - 1] as number, chain[index] as number];
      const offset = offsets.get(`${upper} ${lower}`) ?? 0;
      const weight = weightOf(vertices[upper] as Vertex, vertices[lower] as Vertex);
      distances.push({ from: count, to: upper, least: Math.max(0, -offset), weight });
      distances.push({ from: count, to: lower, least: Math.max(0, offset), weight });
      count++;
    }
  }
  const found = solveDistances(count, distances);
  return {
    axes: found.slice(0, vertices.length),
    groups: groups.map((_, group) => {
      const at = vertices.length + 2 * group;
      return { before: found[at] as number, after: found[at + 1] as number };
    }),
  };
}

function weightOf(upper: Vertex, lower: Vertex): number {
  const kinds = [upper.kind, lower.kind];
  if (!kinds.includes('box')) return WEIGHTS.amidLong;
  return kinds.includes('bend') ? WEIGHTS.endOfLong : WEIGHTS.short;
}

/** Nothing stands nearer to its neighbour than it should. */
function distancesBetween(
  { groups, gaps }: Flow,
  { vertices }: Layering,
  items: readonly (readonly RankItem[])[],
): Distance[] {
  const distances: Distance[] = groups.map(({ leastAcross }, group) => ({
    from: vertices.length + 2 * group,
    to: vertices.length + 2 * group + 1,
    least: Math.ceil(leastAcross),
    weight: GROUP_WEIGHT,
  }));
  const keep = (from: number, to: number, least: number): void => {
    distances.push({ from, to, least: Math.ceil(least), weight: 0 });
  };
  const place = (list: readonly RankItem[], around: number): void => {
    let before: { readonly at: number; readonly item: RankItem } | undefined;
    const room = groups[around]?.room ?? { before: 0, after: 0 };
    const start = vertices.length + 2 * around;
    for (const item of list) {
      const [first, last] = endsOf(item, vertices.length);
      const [left, right] = extentOf(item, vertices);
      if (before === undefined) {
        if (around !== -1) keep(start, first, room.before + left);
      } else {
        const [, extent] = extentOf(before.item, vertices);
        keep(before.at, first, extent + gapBetween(before.item, item, vertices, gaps) + left);
      }
      if (item.group !== -1) place(item.items, item.group);
      before = { at: last, item };
      if (item === list.at(-1) && around !== -1) keep(last, start + 1, room.after + right);
    }
  };
  for (const list of items) place(list, -1);
  return distances;
}

function endsOf(item: RankItem, count: number): readonly [number, number] {
  return item.group === -1 ? [item.vertex, item.vertex] : [count + 2 * item.group, count + 2 * item.group + 1];
}

function extentOf(item: RankItem, vertices: readonly Vertex[]): readonly [before: number, after: number] {
  const vertex = vertices[item.vertex];
  return vertex === undefined ? [0, 0] : [vertex.before, vertex.after];
}

function gapBetween(one: RankItem, other: RankItem, vertices: readonly Vertex[], gaps: FlowGaps): number {
  if (one.group !== -1 && other.group !== -1) return GAP_OF_GROUPS;
  const kinds = [one, other].map(({ vertex }) => vertices[vertex]?.kind);
  if (kinds.includes('filler')) return 0;
  const boxes = kinds.filter((kind) => kind === 'box' || kind === undefined).length;
  if (boxes === 2) return kinds.includes(undefined) ? GAP_OF_GROUPS : gaps.betweenBoxes;
  return boxes === 1 ? GAP_OF_LINE_AND_BOX : GAP_OF_LINES;
}

/** Lines that would come in through the title of a group come in after it. */
function roomForTitles(flow: Flow, { vertices, spans, chains }: Layering, across: Across): Distance[] {
  const { groups } = flow;
  const distances: Distance[] = [];
  groups.forEach(({ title, room }, group) => {
    if (title === undefined) return;
    const isIn = (vertex: number): boolean => groupsAround({ groups }, vertices[vertex]?.group ?? -1).includes(group);
    const [first, last] = spans[group] as readonly [number, number];
    const rank = title.isAbove ? first : last;
    const start = (across.groups[group]?.before ?? 0) + room.before;
    const end = room.before + title.width + GAP_OF_TITLE;
    for (const chain of chains) {
      chain.forEach((vertex, index) => {
        const outside = chain[title.isAbove ? index - 1 : index + 1];
        if (vertices[vertex]?.rank !== rank || outside === undefined || !isIn(vertex) || isIn(outside)) return;
        // A line need not end on the axis of its box.
        const beside = Math.min(flow.boxes[vertex]?.reach ?? 0, MOST_BESIDE);
        if ((across.axes[vertex] as number) >= start + title.width + GAP_OF_TITLE + beside) return;
        distances.push({ from: vertices.length + 2 * group, to: vertex, least: Math.ceil(end + beside), weight: 0 });
      });
    }
  });
  return distances;
}

/** A box with an even number of short lines on a side stands between the two in the middle. */
function offsetsOfForks({ boxes }: Flow, layering: Layering, axes: readonly number[]): Map<string, number> {
  const { vertices, chains, isBack } = layering;
  const below: Set<number>[] = boxes.map(() => new Set());
  const above: Set<number>[] = boxes.map(() => new Set());
  chains.forEach((chain, line) => {
    if (isBack[line] || chain.some((vertex) => vertices[vertex]?.kind === 'bend')) return;
    below[chain[0] as number]?.add(chain[1] as number);
    above[chain.at(-1) as number]?.add(chain.at(-2) as number);
  });
  const offsets = new Map<string, number>();
  for (const [sides, isBelow] of [
    [below, true],
    [above, false],
  ] as const) {
    sides.forEach((side, box) => {
      if (side.size === 0 || side.size % 2 === 1) return;
      const sorted = [...side].sort((a, b) => (axes[a] as number) - (axes[b] as number));
      const [one, other] = [sorted[sorted.length / 2 - 1] as number, sorted[sorted.length / 2] as number];
      const apart = (axes[other] as number) - (axes[one] as number);
      if (apart > WIDEST_FORK) return;
      const half = Math.round(apart / 2);
      offsets.set(isBelow ? `${box} ${one}` : `${one} ${box}`, isBelow ? -half : half);
      offsets.set(isBelow ? `${box} ${other}` : `${other} ${box}`, isBelow ? half : -half);
    });
  }
  return offsets;
}
