/** What stands beside each other in a rank: vertices, and groups that hold some. */
import type { Flow } from './flow.ts';
import { groupsAround, type Layering } from './layering.ts';

export interface RankItem {
  /** -1 for a vertex. */
  readonly group: number;
  /** -1 for a group. */
  readonly vertex: number;
  /** Of a group, in order. */
  readonly items: RankItem[];
  /** The vertex alone; of a group nothing. */
  readonly own: readonly number[];
}

export function itemsOfRanks(flow: Flow, { vertices, rankCount }: Layering): RankItem[][] {
  const ranks: RankItem[][] = Array.from({ length: rankCount }, () => []);
  const groups = new Map<string, RankItem[]>();
  vertices.forEach(({ rank, group }, vertex) => {
    let items = ranks[rank] as RankItem[];
    for (const around of groupsAround(flow, group).reverse()) {
      const key = `${rank} ${around}`;
      let inner = groups.get(key);
      if (inner === undefined) {
        inner = [];
        groups.set(key, inner);
        items.push({ group: around, vertex: -1, items: inner, own: [] });
      }
      items = inner;
    }
    items.push({ group: -1, vertex, items: [], own: [vertex] });
  });
  return ranks;
}

export function copyItems(items: readonly RankItem[]): RankItem[] {
  return items.map((item) => (item.group === -1 ? item : { ...item, items: copyItems(item.items) }));
}

/** Vertices in their order. */
export function verticesOf(items: readonly RankItem[]): number[] {
  const found: number[] = [];
  const collect = (all: readonly RankItem[]): void => {
    for (const item of all) {
      if (item.group === -1) found.push(item.vertex);
      else collect(item.items);
    }
  };
  collect(items);
  return found;
}

/** Vertices of an item in their order. */
export function verticesIn({ group, own, items }: RankItem): readonly number[] {
  return group === -1 ? own : verticesOf(items);
}

/** All lists in which items stand beside each other, the outer ones first. */
export function listsIn(items: RankItem[]): RankItem[][] {
  return [items, ...items.flatMap((item) => (item.group === -1 ? [] : listsIn(item.items)))];
}
