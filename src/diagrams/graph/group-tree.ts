/** Which group holds what. */
import type { Graph, GraphEdge } from './graph.ts';

export interface GroupTree {
  readonly isGroup: (id: string) => boolean;
  readonly parentOf: (id: string) => string | undefined;
  /** Whether `id` stands somewhere inside the group; a group is not inside itself. */
  readonly isInside: (id: string, group: string) => boolean;
  /** No edge leads from its inside to its outside, so that it can be laid out alone. */
  readonly isClosed: (group: string) => boolean;
  /** Nodes and groups that stand directly in a group, or in none. */
  readonly membersOf: (group: string | undefined) => readonly string[];
}

export function createGroupTree({ nodes, groups, edges }: Graph): GroupTree {
  const parents = new Map<string, string>();
  const members = new Map<string | undefined, string[]>();
  const groupIds = new Set(groups.map(({ id }) => id));
  for (const { id, parent } of [...nodes, ...groups]) {
    const holder = parent !== undefined && groupIds.has(parent) ? parent : undefined;
    if (holder !== undefined) parents.set(id, holder);
    const siblings = members.get(holder);
    if (siblings === undefined) members.set(holder, [id]);
    else siblings.push(id);
  }
  const isInside = (id: string, group: string): boolean => {
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) if (at === group) return true;
    return false;
  };
  const crosses = ({ from, to }: GraphEdge, group: string): boolean => {
    // An edge between a group and what stands in it has no place outside of it.
    if (from === group || to === group) return isInside(from, group) || isInside(to, group);
    return isInside(from, group) !== isInside(to, group);
  };
  const closed = new Map<string, boolean>();
  return {
    isInside,
    isGroup: (id) => groupIds.has(id),
    parentOf: (id) => parents.get(id),
    membersOf: (group) => members.get(group) ?? [],
    isClosed: (group) => {
      let known = closed.get(group);
      if (known === undefined) {
        known = !edges.some((edge) => crosses(edge, group));
        closed.set(group, known);
      }
      return known;
    },
  };
}
