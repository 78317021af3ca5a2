/** Where ranks and groups stand one after the other, with room between them for the slanted stretches of lines. */

import type { Flow } from './flow.ts';
import { groupsAround, type Layering, type Vertex } from './layering.ts';
import type { Across } from './place-across.ts';

export interface Along {
  /** Middle of each rank. */
  readonly middles: readonly number[];
  /** Between these lines run straight. */
  readonly zones: readonly { readonly above: number; readonly below: number }[];
  readonly groups: readonly { readonly above: number; readonly below: number }[];
}

/**
 * The stretch in which lines slant: its least height, a share of the widest of them, room for each that is wide, and
 * what is enough.
 */
const SLANT = { least: 16, share: 0.09, wide: 60, each: 5, most: 110 } as const;
const LABEL_GAP = 4;
/** Between the border of a group and slanted lines. */
const BORDER_GAP = 6;

export function placeAlong(flow: Flow, layering: Layering, across: Across): Along {
  const { vertices, rankCount, spans } = layering;
  const halves = new Array<number>(rankCount).fill(0);
  const hasBox = new Array<boolean>(rankCount).fill(false);
  for (const { rank, along, kind } of vertices) {
    halves[rank] = Math.max(halves[rank] as number, along / 2);
    if (kind === 'box') hasBox[rank] = true;
  }
  const borders = bordersOf(flow, layering);
  const slants = slantsOf(layering, across.axes);
  const middles: number[] = [];
  const zones: { above: number; below: number }[] = [];
  const groups = flow.groups.map(() => ({ above: 0, below: 0 }));
  let end = 0;
  for (let rank = 0; rank < rankCount; rank++) {
    const half = halves[rank] as number;
    const atEnd = hasBox[rank] ? flow.gaps.lineEnd : LABEL_GAP;
    const above = Math.max(
      half + atEnd,
      ...borders.flatMap((one) => (one.first === rank ? one.above + BORDER_GAP : [])),
    );
    const middle = rank === 0 ? above : end + above;
    middles.push(middle);
    let below = middle + half + atEnd;
    flow.groups.forEach((group, index) => {
      const border = borders[index];
      const own = groups[index];
      if (border === undefined || own === undefined) return;
      if (border.first === rank) own.above = middle - border.above;
      if (border.last !== rank) return;
      own.below = Math.max(middle + border.below, own.above + group.leastAlong);
    });
    // An outer group ends after those within it.
    for (let index = groups.length - 1; index >= 0; index--) {
      const own = groups[index];
      if (own === undefined || (spans[index] as readonly [number, number])[1] !== rank) continue;
      below = Math.max(below, own.below + BORDER_GAP);
      const parent = flow.groups[index]?.parent ?? -1;
      const outer = groups[parent];
      if (outer === undefined || (spans[parent] as readonly [number, number])[1] !== rank) continue;
      outer.below = Math.max(outer.below, own.below + (flow.groups[parent]?.room.below ?? 0));
    }
    zones.push({ above: middle - above, below });
    const isBetweenBoxes = hasBox[rank] && hasBox[rank + 1];
    const wanted = (isBetweenBoxes ? flow.gaps.betweenRanks : flow.gaps.betweenRanks * 0.55) - 2 * atEnd;
    const slant = Math.min(SLANT.most, slants[rank] as number);
    end = below + Math.max(wanted, SLANT.least + slant);
  }
  return { middles, zones, groups };
}

/** How far a group reaches from the middles of its first and its last rank. */
function bordersOf(
  { groups }: Flow,
  { vertices, spans }: Layering,
): { first: number; last: number; above: number; below: number }[] {
  const borders = spans.map(([first, last]) => ({ first, last, above: 0, below: 0 }));
  for (const vertex of vertices) {
    for (const group of groupsAround({ groups }, vertex.group)) {
      const border = borders[group];
      if (border === undefined) continue;
      if (vertex.rank === border.first) border.above = Math.max(border.above, vertex.along / 2);
      if (vertex.rank === border.last) border.below = Math.max(border.below, vertex.along / 2);
    }
  }
  // Inner groups stand after outer ones in the list.
  for (let index = groups.length - 1; index >= 0; index--) {
    const border = borders[index];
    const group = groups[index];
    if (border === undefined || group === undefined) continue;
    border.above += group.room.above;
    border.below += group.room.below;
    const outer = borders[group.parent];
    if (outer === undefined) continue;
    if (outer.first === border.first) outer.above = Math.max(outer.above, border.above);
    if (outer.last === border.last) outer.below = Math.max(outer.below, border.below);
  }
  return borders;
}

/** What the slanted stretches after each rank need more than the least. */
function slantsOf({ vertices, chains, rankCount }: Layering, axes: readonly number[]): number[] {
  const widest = new Array<number>(rankCount).fill(0);
  const counts = new Array<number>(rankCount).fill(0);
  for (const chain of chains) {
    for (let index = 1; index < chain.length; index++) {
      const [upper, lower] = [chain[index - 1] as number, chain[index] as number];
      const { rank } = vertices[upper] as Vertex;
      const width = Math.abs((axes[upper] as number) - (axes[lower] as number));
      widest[rank] = Math.max(widest[rank] as number, width);
      if (width > SLANT.wide) counts[rank] = (counts[rank] as number) + 1;
    }
  }
  return widest.map((width, rank) => width * SLANT.share + (counts[rank] as number) * SLANT.each);
}
