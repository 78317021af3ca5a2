/** One level of a graph: what is laid out together, with the groups that are laid out alone as boxes. */
import type { Size } from '../svg/geometry.ts';
import { partsOf } from './components.ts';
import type { Graph } from './graph.ts';
import type { GroupTree } from './group-tree.ts';

export interface Level {
  /** Nodes, and groups that are laid out alone or are empty. */
  readonly boxes: ReadonlyMap<string, Size>;
  /** Groups that share the ranks, outer ones before those in them. */
  readonly open: readonly string[];
  readonly edges: readonly LevelEdge[];
  /** Numbers of edges from a box or an open group to itself. */
  readonly loops: ReadonlyMap<string, readonly number[]>;
}

export interface LevelEdge {
  /** In the graph. */
  readonly index: number;
  /** Boxes of the level. */
  readonly from: string;
  readonly to: string;
}

/** @param sizeOf lays out a group that nothing leads into or out of, or an empty one */
export function openLevel(
  graph: Graph,
  tree: GroupTree,
  level: string | undefined,
  sizeOf: (group: string) => Size,
): Level {
  const boxes = new Map<string, Size>();
  const open: string[] = [];
  const sizes = new Map<string, Size>(graph.nodes.map(({ id, width, height }) => [id, { width, height }]));
  const add = (id: string): void => {
    if (!tree.isGroup(id)) boxes.set(id, sizes.get(id) ?? { width: 0, height: 0 });
    else if (tree.membersOf(id).length === 0 || tree.isClosed(id)) boxes.set(id, sizeOf(id));
    else {
      open.push(id);
      tree.membersOf(id).forEach(add);
    }
  };
  tree.membersOf(level).forEach(add);

  const endIn = (id: string, isStart: boolean): string | undefined => {
    for (let at: string | undefined = id; at !== undefined && at !== level; at = tree.parentOf(at)) {
      if (boxes.has(at)) return at;
    }
    return open.includes(id) ? innerEnd(graph, tree, [...boxes.keys()], id, isStart) : undefined;
  };
  const edges: LevelEdge[] = [];
  const loops = new Map<string, number[]>();
  graph.edges.forEach(({ from, to }, index) => {
    if (from === to && (boxes.has(from) || open.includes(from))) {
      loops.set(from, [...(loops.get(from) ?? []), index]);
      return;
    }
    const [start, end] = [endIn(from, true), endIn(to, false)];
    // Both ends in one box: the edge is drawn there, if anywhere.
    if (start === undefined || end === undefined || start === end) return;
    edges.push({ index, from: start, to: end });
  });
  return { boxes, open, edges, loops };
}

/** Where a line that leads to a group goes on: to what nothing within leads to, or from what leads nowhere within. */
function innerEnd(
  graph: Graph,
  tree: GroupTree,
  boxes: readonly string[],
  group: string,
  isStart: boolean,
): string | undefined {
  const within = boxes.filter((id) => tree.isInside(id, group));
  const isWithin = (id: string): boolean => tree.isInside(id, group);
  const linked = new Set(
    graph.edges.flatMap(({ from, to }) => (isWithin(from) && isWithin(to) ? [isStart ? from : to] : [])),
  );
  return within.find((id) => !linked.has(id)) ?? within[0];
}

/** Parts of a level that nothing joins. */
export function partsOfLevel({ boxes, open, edges, loops }: Level, tree: GroupTree): Level[] {
  const ids = [...open, ...boxes.keys()];
  const known = new Set(ids);
  const inGroups = ids.flatMap((id): [string, string][] => {
    const parent = tree.parentOf(id);
    return parent !== undefined && known.has(parent) ? [[parent, id]] : [];
  });
  const parts = partsOf(ids, [...inGroups, ...edges.map(({ from, to }) => [from, to] as const)]);
  return parts.map((part) => {
    const isIn = new Set(part);
    return {
      boxes: new Map([...boxes].filter(([id]) => isIn.has(id))),
      open: open.filter((id) => isIn.has(id)),
      edges: edges.filter(({ from }) => isIn.has(from)),
      loops: new Map([...loops].filter(([id]) => isIn.has(id))),
    };
  });
}
