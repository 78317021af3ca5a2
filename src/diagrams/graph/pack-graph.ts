/** Lays the parts of a graph that no edge joins below each other where they would be too wide beside each other. */
import { type Bounds, type Box, type Point, unite } from '../svg/geometry.ts';
import type { Graph, PlacedEdge, PlacedGraph } from './graph.ts';
import { createGroupTree } from './group-tree.ts';
import { layoutGraph } from './layout-graph.ts';

/** A part of the page's own width. */
const WIDTH = 860;
const GAP = 40;

export function packGraph(graph: Graph): PlacedGraph {
  const whole = layoutGraph(graph);
  if (whole.bounds.right - whole.bounds.left <= WIDTH) return whole;
  const parts = partsOf(graph);
  if (parts.length < 2) return whole;
  const nodes = new Map<string, Box>();
  const groups = new Map<string, Box>();
  const edges: PlacedEdge[] = graph.edges.map(() => ({ points: [] }));
  const bounds: Bounds[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const part of parts) {
    const placed = layoutGraph(part.graph);
    const { left, top, right, bottom } = placed.bounds;
    if (x > 0 && x + right - left > WIDTH) [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    const [dx, dy] = [x - left, y - top];
    const move = <T extends Point>(point: T): T => ({ ...point, x: point.x + dx, y: point.y + dy });
    for (const [id, box] of placed.nodes) nodes.set(id, move(box));
    for (const [id, box] of placed.groups) groups.set(id, move(box));
    placed.edges.forEach(({ points, label }, index) => {
      const number = part.edges[index];
      if (number === undefined) return;
      edges[number] = { points: points.map(move), ...(label === undefined ? {} : { label: move(label) }) };
    });
    bounds.push({ left: x, top: y, right: x + right - left, bottom: y + bottom - top });
    x += right - left + GAP;
    rowHeight = Math.max(rowHeight, bottom - top);
  }
  return { nodes, groups, edges, bounds: unite(bounds) ?? whole.bounds };
}

interface Part {
  readonly graph: Graph;
  /** Numbers of its edges in the whole graph. */
  readonly edges: readonly number[];
}

function partsOf(graph: Graph): Part[] {
  const tree = createGroupTree(graph);
  const leaders = new Map<string, string>();
  const leaderOf = (id: string): string => {
    let at = id;
    for (let next = leaders.get(at); next !== undefined && next !== at; next = leaders.get(at)) at = next;
    return at;
  };
  const join = (one: string, other: string): void => {
    leaders.set(leaderOf(other), leaderOf(one));
  };
  for (const { id } of [...graph.groups, ...graph.nodes]) {
    leaders.set(id, leaderOf(id));
    const parent = tree.parentOf(id);
    if (parent !== undefined) join(parent, id);
  }
  for (const { from, to } of graph.edges) join(from, to);
  const names = [...new Set([...graph.nodes, ...graph.groups].map(({ id }) => leaderOf(id)))];
  return names.map((name) => {
    const isIn = ({ id }: { readonly id: string }): boolean => leaderOf(id) === name;
    const edges = graph.edges.flatMap(({ from }, index) => (leaderOf(from) === name ? [index] : []));
    return {
      edges,
      graph: {
        ...graph,
        nodes: graph.nodes.filter(isIn),
        groups: graph.groups.filter(isIn),
        edges: graph.edges.filter(({ from }) => leaderOf(from) === name),
      },
    };
  });
}
