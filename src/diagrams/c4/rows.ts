/** Rows for what no relation gives a place. */
import type { GraphEdge } from '../graph/graph.ts';
import type { C4Diagram } from './c4-model.ts';

/**
 * Lines that are not drawn. Each thing that nothing leads to or from stands below one of the row before; the first
 * row of a boundary stands where a relation from outside leads into it.
 */
export function rowsOf(diagram: C4Diagram): GraphEdge[] {
  const { elements, boundaries, relations, inRow } = diagram;
  const holdersOf = (end: string): string[] => {
    const holders: string[] = [];
    for (let id: string | undefined = end; id !== undefined && !holders.includes(id); ) {
      holders.push(id);
      id = (elements.get(id) ?? boundaries.get(id))?.parent;
    }
    return holders;
  };
  const used = new Set(relations.flatMap(({ from, to }) => [...holdersOf(from), ...holdersOf(to)]));
  const rows = new Map<string | undefined, { shapes: string[]; boundaries: string[] }>();
  for (const key of ['shapes', 'boundaries'] as const) {
    for (const { id, parent } of (key === 'shapes' ? elements : boundaries).values()) {
      if (used.has(id)) continue;
      const own = rows.get(parent) ?? { shapes: [], boundaries: [] };
      own[key].push(id);
      rows.set(parent, own);
    }
  }
  const entranceOf = (parent: string | undefined): readonly string[] => {
    if (parent === undefined) return [];
    const entrance = relations
      .map(({ from, to, isTurned }) => (isTurned ? { from: to, to: from } : { from, to }))
      .find(({ from, to }) => holdersOf(to).includes(parent) && !holdersOf(from).includes(parent));
    return entrance === undefined ? [] : [entrance.from];
  };
  return [...rows].flatMap(([parent, own]) => {
    const all = [entranceOf(parent), ...inRows(own.shapes, inRow.shapes), ...inRows(own.boundaries, inRow.boundaries)];
    return all.filter((row) => row.length > 0).flatMap((row, index, shown) => below(shown[index - 1], row));
  });
}

function inRows(ids: readonly string[], most: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, row) => ids.slice(row * most, (row + 1) * most));
}

function below(above: readonly string[] | undefined, row: readonly string[]): GraphEdge[] {
  if (above === undefined) return [];
  return row.map((id, place) => ({ from: above[Math.min(place, above.length - 1)] ?? id, to: id }));
}
