/** Places the nodes, groups and edges of a graph in ranks. */
import { type Bounds, type Box, boundsOf, boxOf, meetRectangle, type Point, unite } from '../svg/geometry.ts';
import { endAtBorder, endAtShape } from './edge-ends.ts';
import type { Direction, Graph, GraphGroup, GraphNode, PlacedEdge, PlacedGraph } from './graph.ts';
import { boundsOnPage, onPage, runsDown } from './graph-directions.ts';
import { GROUP_PADDING, groupBounds, sizeOfEmptyGroup } from './group-room.ts';
import { createGroupTree, type GroupTree } from './group-tree.ts';
import { placeFlow } from './layers/place-flow.ts';
import { type Level, type LevelEdge, openLevel, partsOfLevel } from './level.ts';
import { flowOfPart } from './level-flow.ts';
import { placeLoops } from './loops.ts';
import { shelve } from './shelves.ts';
import { MOST_PARTS, TooLargeError } from './too-large.ts';

interface Placement {
  readonly nodes: Map<string, Box>;
  readonly groups: Map<string, Box>;
  readonly edges: Map<number, PlacedEdge>;
}

interface Given {
  readonly graph: Graph;
  readonly tree: GroupTree;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly groups: ReadonlyMap<string, GraphGroup>;
}

/**
 * A group that no edge crosses is laid out alone, in its own direction; the others share the ranks around them.
 * @throws {TooLargeError}
 */
export function layoutGraph(graph: Graph): PlacedGraph {
  const parts = graph.nodes.length + graph.groups.length + graph.edges.length;
  if (parts > MOST_PARTS) throw new TooLargeError(parts);
  const tree = createGroupTree(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const groups = new Map(graph.groups.map((group) => [group.id, group]));
  const placement = placeLevel({ graph, tree, nodes, groups }, undefined, graph.direction);
  return {
    nodes: placement.nodes,
    groups: placement.groups,
    edges: graph.edges.map((_, index) => placement.edges.get(index) ?? { points: [] }),
    bounds: boundsOfPlacement(placement, graph) ?? { left: 0, top: 0, right: 0, bottom: 0 },
  };
}

function placeLevel(given: Given, id: string | undefined, direction: Direction): Placement {
  const { graph, tree, groups } = given;
  const inner = new Map<string, Placement>();
  const level = openLevel(graph, tree, id, (group) => {
    const shape = groups.get(group) as GraphGroup;
    if (tree.membersOf(group).length === 0) return sizeOfEmptyGroup(shape);
    const placed = placeLevel(given, group, shape.direction ?? direction);
    inner.set(group, placed);
    const content = boundsOfPlacement(placed, graph);
    if (content === undefined) return { width: 0, height: 0 };
    const { width, height } = boxOf(groupBounds(content, shape));
    return { width, height };
  });
  const parts = partsOfLevel(level, tree).map((part) => placePart(given, part, direction));
  const placement: Placement = { nodes: new Map(), groups: new Map(), edges: new Map() };
  const shifts = shelve(parts.map((part) => boundsOfPlacement(part, graph) ?? NOTHING));
  parts.forEach((part, index) => {
    addMoved(placement, part, shifts[index] ?? { x: 0, y: 0 });
  });
  for (const [group, content] of inner) {
    const box = placement.groups.get(group);
    const from = boundsOfPlacement(content, graph);
    if (box === undefined || from === undefined) continue;
    const x = box.x - (from.left + from.right) / 2;
    addMoved(placement, content, { x, y: boundsOf(box).bottom - GROUP_PADDING - from.bottom });
  }
  return placement;
}

const NOTHING: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

function placePart(given: Given, level: Level, direction: Direction): Placement {
  const { graph, groups } = given;
  const part = flowOfPart(level, given, direction);
  const placed = placeFlow(part.flow);
  const placement: Placement = { nodes: new Map(), groups: new Map(), edges: new Map() };
  part.boxes.forEach((id, index) => {
    const box = {
      ...onPage(placed.boxes[index] ?? { across: 0, along: 0 }, direction),
      ...(part.sizes[index] ?? { width: 0, height: 0 }),
    };
    (groups.has(id) ? placement.groups : placement.nodes).set(id, box);
  });
  part.groups.forEach((id, index) => {
    const bounds = placed.groups[index];
    if (bounds !== undefined) placement.groups.set(id, boxOf(boundsOnPage(bounds, direction)));
  });
  part.lines.forEach((edge, index) => {
    const line = placed.lines[index];
    if (line === undefined) return;
    const label = graph.edges[edge.index]?.label;
    const points = endEdge(
      given,
      placement,
      edge,
      line.points.map((point) => onPage(point, direction)),
    );
    placement.edges.set(edge.index, {
      points,
      flow: runsDown(direction) ? 'down' : 'across',
      ...(line.label === undefined ? {} : { label: onPage(line.label, direction) }),
      ...(label === undefined ? {} : { labelSize: label }),
    });
  });
  for (const [id, edges] of level.loops) {
    const box = placement.nodes.get(id) ?? placement.groups.get(id);
    if (box === undefined) continue;
    const labels = edges.map((index) => graph.edges[index]?.label);
    placeLoops(box, labels, runsDown(direction)).forEach((loop, index) => {
      placement.edges.set(edges[index] as number, loop);
    });
  }
  return placement;
}

/** Ends a line at the shape of its node, or where it enters its group. */
function endEdge(
  { graph, nodes, groups }: Given,
  placement: Placement,
  { index }: LevelEdge,
  points: readonly Point[],
): readonly Point[] {
  const cut = (id: string, line: readonly Point[]): readonly Point[] => {
    const box = placement.nodes.get(id);
    if (box !== undefined) return endAtShape(line, box, nodes.get(id)?.meet ?? meetRectangle);
    const groupBox = groups.has(id) ? placement.groups.get(id) : undefined;
    return groupBox === undefined ? line : endAtBorder(line, groupBox);
  };
  const edge = graph.edges[index];
  if (edge === undefined) return points;
  const ended = cut(edge.to, points);
  return [...cut(edge.from, [...ended].reverse())].reverse();
}

function addMoved(placement: Placement, content: Placement, by: Point): void {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  for (const [id, node] of content.nodes) placement.nodes.set(id, { ...node, ...move(node) });
  for (const [id, group] of content.groups) placement.groups.set(id, { ...group, ...move(group) });
  for (const [index, { label, ...edge }] of content.edges) {
    const points = edge.points.map(move);
    placement.edges.set(index, { ...edge, points, ...(label === undefined ? {} : { label: move(label) }) });
  }
}

function boundsOfPlacement({ nodes, groups, edges }: Placement, graph: Graph): Bounds | undefined {
  const lines = [...edges].flatMap(([index, { points, label }]) => {
    const size = graph.edges[index]?.label;
    const around = points.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }));
    return label === undefined || size === undefined ? around : [...around, boundsOf({ ...label, ...size })];
  });
  return unite([...[...nodes.values(), ...groups.values()].map(boundsOf), ...lines]);
}
