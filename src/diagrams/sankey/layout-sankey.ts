/** Places flows: nodes in columns, as high as what goes through them, with few crossings. */
import type { Flow, Flows } from './parse-sankey.ts';

export interface PlacedNode {
  readonly name: string;
  readonly column: number;
  readonly value: number;
  top: number;
  readonly height: number;
}

export interface PlacedFlow extends Flow {
  readonly thickness: number;
  /** Middle of the band at both ends. */
  readonly startY: number;
  readonly endY: number;
}

export interface PlacedFlows {
  readonly nodes: readonly PlacedNode[];
  readonly flows: readonly PlacedFlow[];
  readonly columns: number;
  readonly height: number;
}

export type Alignment = 'justify' | 'left' | 'right' | 'center';

const LEAST_HEIGHT = 3;
const ROUNDS = 24;

/**
 * @param height Pixels, if the nodes of a column need no more
 * @param gap Between the nodes of a column, enough for their names
 */
export function layoutSankey(
  { nodes, flows }: Flows,
  { height, gap, alignment }: { readonly height: number; readonly gap: number; readonly alignment: Alignment },
): PlacedFlows {
  const columns = columnsOf(nodes.length, flows, alignment);
  const count = Math.max(...columns) + 1;
  const values = nodes.map((_, node) => amountOf(node, flows));
  const members = Array.from({ length: count }, (_, column) =>
    nodes.flatMap((_name, node) => (columns[node] === column ? [node] : [])),
  );
  const most = Math.max(...members.map(({ length }) => length));
  const whole = Math.max(height, most * (gap + 14));
  const scale = Math.min(
    ...members.map((own) => {
      const total = own.reduce((all, node) => all + (values[node] ?? 0), 0);
      return total === 0 ? Number.POSITIVE_INFINITY : (whole - (own.length - 1) * gap) / total;
    }),
  );
  const placed: PlacedNode[] = nodes.map((name, node) => ({
    name,
    column: columns[node] ?? 0,
    value: values[node] ?? 0,
    top: 0,
    height: Math.max(LEAST_HEIGHT, (values[node] ?? 0) * scale),
  }));
  for (const own of members) stack(own, placed, whole, gap);
  relax(members, placed, flows, whole, gap);
  return { nodes: placed, flows: placeFlows(placed, flows, scale), columns: count, height: whole };
}

/** What goes through a node. */
export function amountOf(node: number, flows: readonly Flow[]): number {
  return Math.max(sum(flows, 'to', node), sum(flows, 'from', node));
}

function sum(flows: readonly Flow[], end: 'from' | 'to', node: number): number {
  return flows.reduce((all, flow) => all + (flow[end] === node ? flow.value : 0), 0);
}

/** How many steps lie before each node; one that leads nowhere stands in the last column when all shall end there. */
function columnsOf(count: number, flows: readonly Flow[], alignment: Alignment): number[] {
  const before = stepsFrom(count, flows, 'from', 'to');
  const after = stepsFrom(count, flows, 'to', 'from');
  const last = Math.max(...before);
  return before.map((steps, node) => {
    const isEnd = !flows.some(({ from }) => from === node);
    const isStart = !flows.some(({ to }) => to === node);
    if (alignment === 'right') return last - (after[node] ?? 0);
    if (alignment === 'justify' && isEnd) return last;
    if (alignment === 'center' && isStart && !isEnd) {
      return Math.min(...flows.filter(({ from }) => from === node).map(({ to }) => before[to] ?? 1)) - 1;
    }
    return steps;
  });
}

function stepsFrom(count: number, flows: readonly Flow[], start: 'from' | 'to', end: 'from' | 'to'): number[] {
  const steps = Array.from({ length: count }, () => 0);
  // Flows lead in no circle, so that after as many rounds as nodes nothing changes any more.
  for (let round = 0, isChanged = true; isChanged && round <= count; round++) {
    isChanged = false;
    for (const flow of flows) {
      const least = (steps[flow[start]] ?? 0) + 1;
      if ((steps[flow[end]] ?? 0) >= least) continue;
      steps[flow[end]] = least;
      isChanged = true;
    }
  }
  return steps;
}

function stack(own: readonly number[], placed: readonly PlacedNode[], whole: number, gap: number): void {
  const total = own.reduce((all, node) => all + (placed[node]?.height ?? 0) + gap, -gap);
  let top = (whole - total) / 2;
  for (const node of own) {
    const one = placed[node];
    if (one === undefined) continue;
    one.top = top;
    top += one.height + gap;
  }
}

/** Moves nodes towards the middle of what they are joined to, left to right and back, and apart again. */
function relax(
  members: readonly number[][],
  placed: readonly PlacedNode[],
  flows: readonly Flow[],
  whole: number,
  gap: number,
): void {
  const middle = ({ top, height }: PlacedNode): number => top + height / 2;
  for (let round = 0; round < ROUNDS; round++) {
    const isForward = round % 2 === 0;
    const share = 1 - round / ROUNDS / 2;
    for (const own of isForward ? members : [...members].reverse()) {
      for (const node of own) {
        const one = placed[node];
        if (one === undefined) continue;
        let [weight, pull] = [0, 0];
        for (const { from, to, value } of flows) {
          const other = isForward && to === node ? placed[from] : !isForward && from === node ? placed[to] : undefined;
          if (other === undefined) continue;
          weight += value;
          pull += value * (middle(other) - middle(one));
        }
        if (weight > 0) one.top += (pull / weight) * share;
      }
      separate(own, placed, whole, gap);
    }
  }
}

function separate(own: readonly number[], placed: readonly PlacedNode[], whole: number, gap: number): void {
  const nodes = own.flatMap((node) => placed[node] ?? []).sort((a, b) => a.top + a.height / 2 - (b.top + b.height / 2));
  let at = 0;
  for (const node of nodes) {
    node.top = Math.max(node.top, at);
    at = node.top + node.height + gap;
  }
  let bottom = whole;
  for (const node of nodes.reverse()) {
    node.top = Math.min(node.top, bottom - node.height);
    bottom = node.top - gap;
  }
}

/** Bands leave and arrive in the order of where they come from and go to. */
function placeFlows(placed: readonly PlacedNode[], flows: readonly Flow[], scale: number): PlacedFlow[] {
  const topOf = (node: number): number => placed[node]?.top ?? 0;
  const offsets = (end: 'from' | 'to', other: 'from' | 'to'): Map<Flow, number> => {
    const used = new Map<number, number>();
    const found = new Map<Flow, number>();
    for (const flow of [...flows].sort((a, b) => topOf(a[other]) - topOf(b[other]))) {
      const at = used.get(flow[end]) ?? topOf(flow[end]);
      found.set(flow, at + (flow.value * scale) / 2);
      used.set(flow[end], at + flow.value * scale);
    }
    return found;
  };
  const [starts, ends] = [offsets('from', 'to'), offsets('to', 'from')];
  return flows.map((flow) => ({
    ...flow,
    thickness: Math.max(1, flow.value * scale),
    startY: starts.get(flow) ?? 0,
    endY: ends.get(flow) ?? 0,
  }));
}
