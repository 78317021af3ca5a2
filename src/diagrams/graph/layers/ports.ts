/** Where on the sides of boxes lines begin and end: in the order in which they come, the straight ones on the axis. */
import type { Flow } from './flow.ts';
import type { Layering } from './layering.ts';

/** Where there is room. */
const APART = 16;

export interface Ports {
  /** From the axis of its upper and of its lower box, for each line. */
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

export function placePorts(flow: Flow, layering: Layering, axes: readonly number[]): Ports {
  const { boxes, lines, gaps } = flow;
  const apart = Math.max(APART, gaps.betweenLines);
  const { chains } = layering;
  const upper = lines.map(() => 0);
  const lower = lines.map(() => 0);
  const below: number[][] = boxes.map(() => []);
  const above: number[][] = boxes.map(() => []);
  chains.forEach((chain, line) => {
    below[chain[0] as number]?.push(line);
    above[chain.at(-1) as number]?.push(line);
  });
  boxes.forEach(({ reach }, box) => {
    const axis = axes[box] as number;
    spread(below[box] ?? [], (line) => (axes[chains[line]?.[1] ?? box] as number) - axis, { reach, apart }, upper);
    spread(above[box] ?? [], (line) => (axes[chains[line]?.at(-2) ?? box] as number) - axis, { reach, apart }, lower);
  });
  return straighten(flow, layering, axes, { upper, lower, below, above });
}

/** Slants that are no wider than this look like slips. */
const SLIP = 14;
const LEAST_APART = 6;

interface Spread extends Ports {
  readonly upper: number[];
  readonly lower: number[];
  /** Lines at each side of each box. */
  readonly below: readonly (readonly number[])[];
  readonly above: readonly (readonly number[])[];
}

/** Moves ports a little where that makes the end of a line straight and leaves room between ports. */
function straighten({ boxes }: Flow, { chains }: Layering, axes: readonly number[], spread: Spread): Ports {
  const { upper, lower, below, above } = spread;
  const move = (ports: number[], side: readonly number[], line: number, to: number, reach: number): boolean => {
    const from = ports[line] as number;
    const isFree = side.every((other) => {
      const port = ports[other] as number;
      return other === line || (Math.abs(port - to) >= LEAST_APART && port < from === port < to);
    });
    if (!isFree || Math.abs(to) > reach) return false;
    ports[line] = to;
    return true;
  };
  chains.forEach((chain, line) => {
    const [first, last] = [chain[0] as number, chain.at(-1) as number];
    const [afterFirst, beforeLast] = [chain[1] as number, chain.at(-2) as number];
    const axisOf = (vertex: number): number => axes[vertex] as number;
    const isShort = afterFirst === last;
    const wanted = axisOf(afterFirst) + (isShort ? (lower[line] as number) : 0) - axisOf(first);
    const reachOf = (box: number): number => boxes[box]?.reach ?? 0;
    const slip = Math.abs(wanted - (upper[line] as number));
    const isMoved = slip <= SLIP && slip > 0 && move(upper, below[first] ?? [], line, wanted, reachOf(first));
    if (isMoved && isShort) return;
    const wantedBelow = axisOf(beforeLast) + (isShort ? (upper[line] as number) : 0) - axisOf(last);
    const slipBelow = Math.abs(wantedBelow - (lower[line] as number));
    if (slipBelow <= SLIP && slipBelow > 0) move(lower, above[last] ?? [], line, wantedBelow, reachOf(last));
  });
  return { upper, lower };
}

/** @param sideways how far beside the axis a line goes on */
function spread(
  lines: readonly number[],
  sideways: (line: number) => number,
  room: { readonly reach: number; readonly apart: number },
  ports: number[],
): void {
  const sorted = [...lines].sort((a, b) => sideways(a) - sideways(b) || a - b);
  const isStraight = sorted.map((line) => Math.abs(sideways(line)) < 1);
  const first = isStraight.indexOf(true);
  const middle = first === -1 ? (sorted.length - 1) / 2 : (first + isStraight.lastIndexOf(true)) / 2;
  const farthest = Math.max(middle, sorted.length - 1 - middle);
  const apart = farthest === 0 ? 0 : Math.min(room.apart, room.reach / farthest);
  sorted.forEach((line, index) => {
    ports[line] = (index - middle) * apart;
  });
}
