/** Ranks of boxes, and the vertices by which long lines pass the ranks between their ends. */
import type { Flow, FlowLine } from './flow.ts';
import { type Distance, solveDistances } from './network-simplex.ts';
import { linesThatLeadBack } from './turn-lines.ts';

export interface Vertex {
  readonly kind: 'box' | 'label' | 'bend' | 'filler';
  readonly rank: number;
  readonly before: number;
  readonly after: number;
  readonly along: number;
  /** Number of the innermost group around it, -1 for none. */
  readonly group: number;
}

export interface Layering {
  /** Boxes come first, by their numbers. */
  readonly vertices: readonly Vertex[];
  readonly rankCount: number;
  /** Vertices of the next rank to which lines lead, and of the one before. */
  readonly below: readonly (readonly number[])[];
  readonly above: readonly (readonly number[])[];
  /** Vertices of each line by rank, its ends among them. */
  readonly chains: readonly (readonly number[])[];
  /** Whether a line runs against the ranks. */
  readonly isBack: readonly boolean[];
  /** First and last rank of each group. */
  readonly spans: readonly (readonly [first: number, last: number])[];
}

/** A group wants to be short, more than a line does. */
const GROUP_WEIGHT = 4;

export function layerFlow(flow: Flow): Layering {
  const isBack = linesThatLeadBack(flow.boxes.length, flow.lines);
  const { ranks, labelRanks, rankCount } = rankBoxes(flow, isBack);
  const spans = spansOf(flow, ranks);
  const vertices: Vertex[] = flow.boxes.map((box, index) => ({ ...box, kind: 'box', rank: ranks[index] as number }));
  const below: number[][] = vertices.map(() => []);
  const above: number[][] = vertices.map(() => []);
  const join = (upper: number, lower: number): void => {
    below[upper]?.push(lower);
    above[lower]?.push(upper);
  };
  const add = (vertex: Vertex): number => {
    below.push([]);
    above.push([]);
    return vertices.push(vertex) - 1;
  };
  const chains = flow.lines.map((line, index) => {
    const [upper, lower] = isBack[index] ? [line.to, line.from] : [line.from, line.to];
    const chain = [upper];
    for (let rank = (ranks[upper] as number) + 1; rank < (ranks[lower] as number); rank++) {
      const group = groupOnWay(flow, spans, upper, lower, rank);
      const { label } = line;
      const half = (label?.across ?? 0) / 2;
      const isLabel = label !== undefined && rank === labelRanks[index];
      const size = isLabel ? { before: half, after: half, along: label.along } : { before: 0, after: 0, along: 0 };
      const vertex = add({ kind: isLabel ? 'label' : 'bend', rank, group, ...size });
      join(chain.at(-1) as number, vertex);
      chain.push(vertex);
    }
    join(chain.at(-1) as number, lower);
    return [...chain, lower];
  });
  addFillers(flow, spans, vertices, add, join);
  return { vertices, rankCount, below, above, chains, isBack, spans };
}

/** Where there are labels every second rank is theirs; those without any are left out. */
function rankBoxes(
  { boxes, groups, lines }: Flow,
  isBack: readonly boolean[],
): { ranks: number[]; labelRanks: (number | undefined)[]; rankCount: number } {
  const step = lines.some(({ label }) => label !== undefined) ? 2 : 1;
  const distances: Distance[] = lines.map(({ from, to, minLength }, index) => {
    const [upper, lower] = isBack[index] ? [to, from] : [from, to];
    return { from: upper, to: lower, least: minLength * step, weight: isBack[index] ? 1 : 2 };
  });
  const topOf = (group: number): number => boxes.length + 2 * group;
  const hold = (group: number, first: number, last: number): void => {
    if (group === -1) return;
    distances.push({ from: topOf(group), to: first, least: 0, weight: 0 });
    distances.push({ from: last, to: topOf(group) + 1, least: 0, weight: 0 });
  };
  boxes.forEach(({ group }, box) => {
    hold(group, box, box);
  });
  groups.forEach(({ parent }, group) => {
    hold(parent, topOf(group), topOf(group) + 1);
    distances.push({ from: topOf(group), to: topOf(group) + 1, least: 0, weight: GROUP_WEIGHT });
  });
  const found = solveDistances(boxes.length + 2 * groups.length, distances).slice(0, boxes.length);
  const ends = (line: FlowLine): readonly [number, number] => {
    const pair = [found[line.from] as number, found[line.to] as number];
    return [Math.min(...pair), Math.max(...pair)];
  };
  const used = new Set(found);
  // Short lines leave no choice; long ones then join a rank of labels near their middle.
  const byLength = lines.map((_, index) => index).sort((a, b) => lengthOf(ends, lines, a) - lengthOf(ends, lines, b));
  const wanted = new Map<number, number>();
  for (const index of byLength) {
    const line = lines[index] as FlowLine;
    if (line.label === undefined) continue;
    const [first, last] = ends(line);
    let best = first + 1;
    let least = Number.POSITIVE_INFINITY;
    for (let rank = first + 1; rank < last; rank += 2) {
      const cost = Math.abs(rank - (first + last) / 2) + (used.has(rank) ? 0 : last - first);
      if (cost < least) [best, least] = [rank, cost];
    }
    used.add(best);
    wanted.set(index, best);
  }
  const kept = [...used].sort((a, b) => a - b);
  const numbers = new Map(kept.map((rank, number) => [rank, number]));
  return {
    ranks: found.map((rank) => numbers.get(rank) as number),
    labelRanks: lines.map((_, index) => numbers.get(wanted.get(index) ?? Number.NaN)),
    rankCount: kept.length,
  };
}

function lengthOf(
  ends: (line: FlowLine) => readonly [number, number],
  lines: readonly FlowLine[],
  index: number,
): number {
  const [first, last] = ends(lines[index] as FlowLine);
  return last - first;
}

function spansOf({ boxes, groups }: Flow, ranks: readonly number[]): [number, number][] {
  const spans = groups.map((): [number, number] => [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  boxes.forEach(({ group }, box) => {
    const rank = ranks[box] as number;
    for (let at = group; at !== -1; at = groups[at]?.parent ?? -1) {
      const span = spans[at] as [number, number];
      span[0] = Math.min(span[0], rank);
      span[1] = Math.max(span[1], rank);
    }
  });
  return spans;
}

/** Groups around a vertex, the innermost first. */
export function groupsAround({ groups }: Pick<Flow, 'groups'>, group: number): number[] {
  const around: number[] = [];
  for (let at = group; at !== -1; at = groups[at]?.parent ?? -1) around.push(at);
  return around;
}

/** In which group a line passes a rank: in that of its upper end while it lasts, then in that of its lower end. */
function groupOnWay(
  flow: Flow,
  spans: readonly [number, number][],
  upper: number,
  lower: number,
  rank: number,
): number {
  const ups = groupsAround(flow, flow.boxes[upper]?.group ?? -1);
  const downs = groupsAround(flow, flow.boxes[lower]?.group ?? -1);
  const common = ups.find((group) => downs.includes(group)) ?? -1;
  for (const group of ups) {
    if (group === common) break;
    if ((spans[group]?.[1] ?? 0) >= rank) return group;
  }
  for (const group of downs) {
    if (group === common) break;
    if ((spans[group]?.[0] ?? 0) <= rank) return group;
  }
  return common;
}

/** A group keeps its place in ranks where nothing of it stands. */
function addFillers(
  flow: Flow,
  spans: readonly [number, number][],
  vertices: readonly Vertex[],
  add: (vertex: Vertex) => number,
  join: (upper: number, lower: number) => void,
): void {
  // The inner ones first: their fillers stand in the outer ones as well.
  for (let group = flow.groups.length - 1; group >= 0; group--) {
    const [first, last] = spans[group] as [number, number];
    const present = new Map<number, number>();
    vertices.forEach((vertex, index) => {
      if (!present.has(vertex.rank) && groupsAround(flow, vertex.group).includes(group))
        present.set(vertex.rank, index);
    });
    for (let rank = first; rank <= last; rank++) {
      if (present.has(rank)) continue;
      const index = add({ kind: 'filler', rank, before: 0, after: 0, along: 0, group });
      present.set(rank, index);
      join(present.get(rank - 1) as number, index);
      if (vertices[present.get(rank + 1) ?? -1]?.kind !== undefined) join(index, present.get(rank + 1) as number);
    }
  }
}
