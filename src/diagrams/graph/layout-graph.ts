/** Places the nodes, groups and edges of a graph in ranks. */
import { layout, Graph as RankedGraph } from '@dagrejs/dagre';
import {
  type Bounds,
  type Box,
  boundsOf,
  boxOf,
  meetRectangle,
  type Point,
  type Size,
  unite,
} from '../svg/geometry.ts';
import { endAtBorder, endAtNode, loopAt } from './edge-ends.ts';
import type { Direction, Graph, GraphGroup, GraphNode, PlacedEdge, PlacedGraph } from './graph.ts';
import { createGroupTree, type GroupTree } from './group-tree.ts';
import { MOST_PARTS, TooLargeError } from './too-large.ts';

export const GROUP_PADDING = 16;
const TITLE_GAP = 8;

interface Placement {
  readonly nodes: Map<string, Box>;
  readonly groups: Map<string, Box>;
  readonly edges: Map<number, PlacedEdge>;
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

interface Given {
  readonly graph: Graph;
  readonly tree: GroupTree;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly groups: ReadonlyMap<string, GraphGroup>;
}

function placeLevel(given: Given, level: string | undefined, direction: Direction): Placement {
  const { graph, tree, groups } = given;
  const inner = new Map<string, Placement>();
  const ranked = new RankedGraph({ multigraph: true, compound: true });
  const open: string[] = [];
  const boxes = new Map<string, Size>();

  const addMember = (id: string): void => {
    const group = groups.get(id);
    if (group === undefined) {
      const node = given.nodes.get(id);
      if (node !== undefined) boxes.set(id, { width: node.width, height: node.height });
    } else if (tree.membersOf(id).length === 0) {
      boxes.set(id, { width: group.title.width + 2 * GROUP_PADDING, height: group.title.height + 2 * GROUP_PADDING });
    } else if (tree.isClosed(id)) {
      const turned = direction === 'TB' ? 'LR' : 'TB';
      const placed = placeLevel(given, id, group.direction ?? turned);
      const content = boundsOfPlacement(placed, graph);
      inner.set(id, placed);
      if (content !== undefined) boxes.set(id, boxOf(groupBounds(content, group)));
    } else {
      open.push(id);
      tree.membersOf(id).forEach(addMember);
    }
  };
  tree.membersOf(level).forEach(addMember);

  const isTall = direction === 'TB' || direction === 'BT';
  const rankGap = graph.rankGap ?? 48;
  ranked.setGraph({
    rankdir: direction,
    nodesep: graph.nodeGap ?? (open.length > 0 && !isTall ? 48 : 36),
    edgesep: 24,
    // The title of a group needs room between two ranks.
    ranksep: open.length > 0 && isTall ? Math.max(rankGap, 76) : rankGap,
  });
  for (const [id, size] of boxes) ranked.setNode(id, { ...size });
  for (const id of open) ranked.setNode(id, {});
  for (const id of [...boxes.keys(), ...open]) {
    const parent = tree.parentOf(id);
    if (parent !== undefined && parent !== level) ranked.setParent(id, parent);
  }
  const endIn = (id: string): string | undefined => {
    for (let at: string | undefined = id; at !== undefined && at !== level; at = tree.parentOf(at)) {
      if (boxes.has(at)) return at;
    }
    return open.includes(id) ? tree.firstNodeOf(id) : undefined;
  };
  const shown: number[] = [];
  graph.edges.forEach((edge, index) => {
    const from = endIn(edge.from);
    const to = endIn(edge.to);
    if (from === undefined || to === undefined) return;
    // Both ends in one closed group: the edge is drawn there.
    if (from === to && edge.from !== edge.to) return;
    if (from === to && inner.has(from) && edge.from !== from) return;
    const minlen = edge.minLength ?? 1;
    const label = edge.label ?? { width: 0, height: 0 };
    ranked.setEdge(
      from,
      to,
      { minlen, weight: 1, width: label.width, height: label.height, labelpos: 'c' },
      String(index),
    );
    shown.push(index);
  });
  layout(ranked);

  const placement: Placement = { nodes: new Map(), groups: new Map(), edges: new Map() };
  for (const id of boxes.keys()) {
    const { x, y, width, height } = ranked.node(id) as unknown as Box;
    const box = { x, y, width, height };
    const group = groups.get(id);
    if (group === undefined) placement.nodes.set(id, box);
    else {
      placement.groups.set(id, box);
      const content = inner.get(id);
      if (content !== undefined) addShifted(placement, content, graph, box);
    }
  }
  // The innermost first: an outer one goes around it.
  for (const id of [...open].reverse()) {
    const content = unite(
      [...tree.membersOf(id)].flatMap((member) => {
        const box = placement.nodes.get(member) ?? placement.groups.get(member);
        return box === undefined ? [] : [boundsOf(box)];
      }),
    );
    const group = groups.get(id);
    if (content !== undefined && group !== undefined) placement.groups.set(id, boxOf(groupBounds(content, group)));
  }
  for (const index of shown) {
    const edge = graph.edges[index];
    if (edge === undefined) continue;
    const from = endIn(edge.from) ?? edge.from;
    const to = endIn(edge.to) ?? edge.to;
    const placed = ranked.edge({ v: from, w: to, name: String(index) }) as unknown as {
      points?: Point[];
      x?: number;
      y?: number;
    };
    const own = edge.from === edge.to ? placement.nodes.get(edge.from) : undefined;
    const points =
      own === undefined ? endEdge(given, placement, edge.from, edge.to, placed.points ?? []) : loopAt(own, isTall);
    const hasLabel = edge.label !== undefined && placed.x !== undefined && placed.y !== undefined;
    placement.edges.set(index, {
      points,
      ...(hasLabel ? { label: { x: placed.x as number, y: placed.y as number } } : {}),
    });
  }
  return placement;
}

function endEdge(
  given: Given,
  placement: Placement,
  from: string,
  to: string,
  points: readonly Point[],
): readonly Point[] {
  const cut = (id: string, line: readonly Point[]): readonly Point[] => {
    const box = placement.nodes.get(id);
    if (box !== undefined) return endAtNode(line, box, given.nodes.get(id)?.meet ?? meetRectangle);
    const groupBox = placement.groups.get(id);
    return groupBox === undefined ? line : endAtBorder(line, groupBox);
  };
  const ended = cut(to, points);
  return [...cut(from, [...ended].reverse())].reverse();
}

/** The box around what stands in a group, with room for its title. */
function groupBounds(content: Bounds, { title }: GraphGroup): Bounds {
  const missing = Math.max(0, title.width + 2 * GROUP_PADDING - (content.right - content.left) - 2 * GROUP_PADDING) / 2;
  const top = title.height === 0 ? GROUP_PADDING : title.height + 2 * TITLE_GAP;
  return {
    left: content.left - GROUP_PADDING - missing,
    right: content.right + GROUP_PADDING + missing,
    top: content.top - top,
    bottom: content.bottom + GROUP_PADDING,
  };
}

/** Moves the content of a closed group into its box. */
function addShifted(placement: Placement, content: Placement, graph: Graph, box: Box): void {
  const from = boundsOfPlacement(content, graph);
  if (from === undefined) return;
  const dx = box.x - (from.left + from.right) / 2;
  const dy = boundsOf(box).bottom - GROUP_PADDING - from.bottom;
  const move = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  for (const [id, node] of content.nodes) placement.nodes.set(id, { ...node, ...move(node) });
  for (const [id, group] of content.groups) placement.groups.set(id, { ...group, ...move(group) });
  for (const [index, { points, label }] of content.edges) {
    placement.edges.set(index, { points: points.map(move), ...(label === undefined ? {} : { label: move(label) }) });
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
