/** A part of a level in the terms of its flow. */
import { meetRectangle, type Size } from '../svg/geometry.ts';
import type { Direction, Graph, GraphGroup, GraphNode } from './graph.ts';
import { inFlow, runsBack, runsDown, sizeOnPage } from './graph-directions.ts';
import { GROUP_PADDING, roomAtTitle } from './group-room.ts';
import type { GroupTree } from './group-tree.ts';
import type { Flow, FlowBox, FlowGroup, FlowLine } from './layers/flow.ts';
import { linesThatLeadBack } from './layers/turn-lines.ts';
import type { Level, LevelEdge } from './level.ts';
import { roomForLoops } from './loops.ts';

export interface PartFlow {
  readonly flow: Flow;
  /** Ids of what stands in the flow, by its numbers. */
  readonly boxes: readonly string[];
  /** Boxes as large as their lines need them. */
  readonly sizes: readonly Size[];
  readonly groups: readonly string[];
  readonly lines: readonly LevelEdge[];
}

interface Given {
  readonly graph: Graph;
  readonly tree: GroupTree;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly groups: ReadonlyMap<string, GraphGroup>;
}

/** Lines keep away from the corners of a box. */
const CORNER = 12;

export function flowOfPart(level: Level, { graph, tree, nodes, groups }: Given, direction: Direction): PartFlow {
  const boxes = [...level.boxes.keys()];
  const numbers = new Map(boxes.map((id, number) => [id, number]));
  const groupNumbers = new Map(level.open.map((id, number) => [id, number]));
  const numberOfParent = (id: string): number => groupNumbers.get(tree.parentOf(id) ?? '') ?? -1;
  const lines = level.edges.map(({ index, from, to }): FlowLine => {
    const { label, minLength } = graph.edges[index] ?? {};
    const ends = { from: numbers.get(from) ?? 0, to: numbers.get(to) ?? 0, minLength: Math.max(1, minLength ?? 1) };
    return label === undefined ? ends : { ...ends, label: inFlow(label, direction) };
  });
  const edgeGap = graph.edgeGap ?? 10;
  const lineCounts = linesAtSides(boxes.length, lines);
  const sizes: Size[] = [];
  const flowBoxes = boxes.map((id, number): FlowBox => {
    const size = inFlow(level.boxes.get(id) ?? { width: 0, height: 0 }, direction);
    const meet = nodes.get(id)?.meet;
    const isRectangle = meet === undefined || meet === meetRectangle;
    const needed = isRectangle ? ((lineCounts[number] ?? 1) - 1) * edgeGap + 2 * CORNER : 0;
    const half = Math.max(size.across, needed) / 2;
    const labels = (level.loops.get(id) ?? []).map((index) => graph.edges[index]?.label);
    const loops = roomForLoops(labels, runsDown(direction));
    // The sides of other shapes slope away from their middle.
    const reach = isRectangle ? half - CORNER : half * 0.4;
    const along = Math.max(size.along, loops.side);
    sizes.push(sizeOnPage(isRectangle ? { across: 2 * half, along } : size, direction));
    return {
      before: half,
      after: half + loops.beside,
      along,
      reach: Math.max(0, reach),
      group: numberOfParent(id),
    };
  });
  const flow: Flow = {
    boxes: flowBoxes,
    groups: level.open.map((id) => flowGroup(groups.get(id), numberOfParent(id), direction)),
    lines,
    gaps: {
      betweenBoxes: graph.nodeGap ?? 36,
      betweenRanks: graph.rankGap ?? 48,
      lineEnd: graph.lineEnd ?? 10,
      betweenLines: edgeGap,
    },
  };
  return { flow, boxes, sizes, groups: level.open, lines: level.edges };
}

/** How many lines there are at the busier side of each box. */
function linesAtSides(count: number, lines: readonly FlowLine[]): number[] {
  const isBack = linesThatLeadBack(count, lines);
  const sides = Array.from({ length: count }, () => ({ above: 0, below: 0 }));
  lines.forEach(({ from, to }, index) => {
    const [upper, lower] = isBack[index] ? [sides[to], sides[from]] : [sides[from], sides[to]];
    if (upper !== undefined) upper.below++;
    if (lower !== undefined) lower.above++;
  });
  return sides.map(({ above, below }) => Math.max(above, below));
}

function flowGroup(group: GraphGroup | undefined, parent: number, direction: Direction): FlowGroup {
  const title = group?.title ?? { width: 0, height: 0 };
  const atTitle = roomAtTitle({ title });
  const room = { before: GROUP_PADDING, after: GROUP_PADDING, above: GROUP_PADDING, below: GROUP_PADDING };
  const width = title.width + 2 * GROUP_PADDING;
  if (!runsDown(direction)) return { parent, room: { ...room, before: atTitle }, leastAcross: 0, leastAlong: width };
  const isAbove = !runsBack(direction);
  return {
    parent,
    room: isAbove ? { ...room, above: atTitle } : { ...room, below: atTitle },
    leastAcross: width,
    leastAlong: 0,
    ...(title.width === 0 ? {} : { title: { width: title.width, isAbove } }),
  };
}
