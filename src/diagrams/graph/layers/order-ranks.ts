/** Orders the vertices of each rank so that few lines cross: several beginnings, sweeps, and single moves. */
import type { Flow } from './flow.ts';
import type { Layering } from './layering.ts';
import { itemsOfRanks } from './rank-items.ts';
import { RankOrder } from './rank-order.ts';

const SWEEPS = 24;
const SWEEPS_WITHOUT_GAIN = 4;
const MOST_SIFTS = 6;

/** The author's own order wins where others are no better. Always the same for the same graph. */
export function orderRanks(flow: Flow, layering: Layering): RankOrder {
  const base = new RankOrder(layering, itemsOfRanks(flow, layering), flow.groups.length);
  const starts = startsFor(layering.vertices.length);
  const random = createRandom();
  let best: RankOrder | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < starts && least > 0; start++) {
    const order = base.copy();
    order.startBy(numbersFor(layering, start, random));
    const found = improve(order, flow, start);
    const crossings = found.crossings;
    if (crossings < least) [best, least] = [found, crossings];
  }
  return best ?? base;
}

/** The time of a page has to do for large graphs, too. */
function startsFor(vertices: number): number {
  if (vertices > 1_500) return 1;
  if (vertices > 600) return 3;
  return vertices > 200 ? 8 : 20;
}

function improve(order: RankOrder, flow: Flow, start: number): RankOrder {
  let best = order.copy();
  let least = best.crossings;
  for (let sweep = 0, idle = 0; sweep < SWEEPS && idle < SWEEPS_WITHOUT_GAIN && least > 0; sweep++, idle++) {
    order.sweep((sweep + start) % 2 === 0, sweep % 4 >= 2);
    for (let turn = 0; turn < MOST_SIFTS && order.sift(); turn++);
    const crossings = order.crossings;
    if (crossings >= least) continue;
    best = order.copy();
    least = crossings;
    idle = 0;
  }
  return least === 0 ? best : swapGroups(best, flow, least);
}

const MOST_SWAPS = 40;

function swapGroups(order: RankOrder, { groups }: Flow, crossings: number): RankOrder {
  let best = order;
  let least = crossings;
  let left = MOST_SWAPS;
  groups.forEach(({ parent }, one) => {
    for (let other = one + 1; other < groups.length && left > 0; other++) {
      if (groups[other]?.parent !== parent) continue;
      left--;
      const tried = best.copy();
      tried.swapGroups(one, other);
      for (let turn = 0; turn < MOST_SIFTS && tried.sift(); turn++);
      const found = tried.crossings;
      if (found < least) [best, least] = [tried, found];
    }
  });
  return best;
}

/** Numbers by which the vertices first stand beside each other: a walk along the lines, in several orders. */
function numbersFor({ vertices, below, above }: Layering, start: number, random: () => number): number[] {
  const roots = vertices.map((_, vertex) => vertex);
  if (start > 2) shuffle(roots, random);
  else roots.sort((a, b) => (vertices[a]?.rank ?? 0) - (vertices[b]?.rank ?? 0) || a - b);
  const numbers = new Array<number>(vertices.length).fill(-1);
  let count = 0;
  for (const root of roots) {
    const open = [root];
    const takeNext = (): number | undefined => (start === 2 ? open.shift() : open.pop());
    for (let vertex = takeNext(); vertex !== undefined; vertex = takeNext()) {
      if (numbers[vertex] !== -1) continue;
      numbers[vertex] = count++;
      const next = [...(below[vertex] as number[]), ...(start > 1 ? (above[vertex] as number[]) : [])];
      if (start > 2) shuffle(next, random);
      open.push(...(start === 2 ? next : next.reverse()));
    }
  }
  return start === 1 ? numbers.map((number) => -number) : numbers;
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}

/** The same numbers every time (mulberry32). */
function createRandom(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
