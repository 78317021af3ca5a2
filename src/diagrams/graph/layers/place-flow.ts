/** Places one level of a graph. */
import type { Flow, FlowPoint, PlacedFlow, PlacedLine } from './flow.ts';
import { type Layering, layerFlow, type Vertex } from './layering.ts';
import { orderRanks } from './order-ranks.ts';
import { type Across, placeAcross } from './place-across.ts';
import { type Along, placeAlong } from './place-along.ts';
import { placePorts } from './ports.ts';

/**
 * Ranks, an order in them, places (Sugiyama's method). Lines slant only between ranks, where nothing stands, so that none
 * runs under a box or through a label. Lines and groups have to join all boxes.
 */
export function placeFlow(flow: Flow): PlacedFlow {
  const layering = layerFlow(flow);
  const order = orderRanks(flow, layering);
  const across = placeAcross(flow, layering, order.items);
  const along = placeAlong(flow, layering, across);
  const ports = placePorts(flow, layering, across.axes);
  return {
    boxes: flow.boxes.map((_, box) => pointOf(layering, across, along, box)),
    groups: across.groups.map((group, index) => ({ ...group, ...(along.groups[index] ?? { above: 0, below: 0 }) })),
    lines: layering.chains.map((_, line) =>
      route(layering, across, along, line, [ports.upper[line] ?? 0, ports.lower[line] ?? 0]),
    ),
  };
}

function pointOf({ vertices }: Layering, { axes }: Across, { middles }: Along, vertex: number): FlowPoint {
  return { across: axes[vertex] as number, along: middles[(vertices[vertex] as Vertex).rank] as number };
}

function route(
  layering: Layering,
  across: Across,
  along: Along,
  line: number,
  [atUpper, atLower]: readonly [number, number],
): PlacedLine {
  const chain = layering.chains[line] as readonly number[];
  const points: FlowPoint[] = [];
  let label: FlowPoint | undefined;
  chain.forEach((index, place) => {
    const vertex = layering.vertices[index] as Vertex;
    const middle = pointOf(layering, across, along, index);
    const zone = along.zones[vertex.rank] as Along['zones'][number];
    const isFirst = place === 0;
    const isLast = place === chain.length - 1;
    const axis = middle.across + (isFirst ? atUpper : isLast ? atLower : 0);
    points.push({ across: axis, along: isFirst ? middle.along + vertex.along / 2 : zone.above });
    points.push({ across: axis, along: isLast ? middle.along - vertex.along / 2 : zone.below });
    if (vertex.kind === 'label') label = middle;
  });
  const straight = withoutMiddles(points);
  return {
    points: layering.isBack[line] ? [...straight].reverse() : straight,
    ...(label === undefined ? {} : { label }),
  };
}

/** Without points that lie on a straight stretch. */
function withoutMiddles(points: readonly FlowPoint[]): FlowPoint[] {
  return points.filter(({ across }, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return before === undefined || after === undefined || before.across !== across || after.across !== across;
  });
}
