import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boundsOf, type Point } from '../svg/geometry.ts';
import { measureLayout } from '../testing/measure-layout.ts';
import type { Direction, Graph, PlacedGraph } from './graph.ts';
import { layoutGraph } from './layout-graph.ts';

const node = (id: string, parent?: string) => ({ id, width: 80, height: 40, parent });
const groupOf = (id: string, parent?: string, direction?: Direction) => ({
  id,
  parent,
  direction,
  title: { width: 60, height: 18 },
});
const graphOf = (given: Partial<Graph>): Graph => ({ direction: 'TB', nodes: [], groups: [], edges: [], ...given });

function overlap(one: Box, other: Box): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function holds(outer: Box, inner: Box): boolean {
  const [a, b] = [boundsOf(outer), boundsOf(inner)];
  return a.left <= b.left && a.right >= b.right && a.top <= b.top && a.bottom >= b.bottom;
}

function isOnBorder({ x, y }: Point, box: Box): boolean {
  const across = Math.abs(x - box.x) / (box.width / 2);
  const down = Math.abs(y - box.y) / (box.height / 2);
  return Math.abs(Math.max(across, down) - 1) < 0.02;
}

function isIn(graph: Graph, id: string, group: string): boolean {
  const parentOf = (at: string): string | undefined =>
    [...graph.nodes, ...graph.groups].find((one) => one.id === at)?.parent;
  for (let at = parentOf(id); at !== undefined; at = parentOf(at)) if (at === group) return true;
  return false;
}

function expectGood(graph: Graph, placed: PlacedGraph): void {
  expect(measureLayout(graph, placed)).toMatchObject({ throughLabels: 0, throughTitles: 0, overlaps: 0 });
  const boxes = [...placed.nodes.values()];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
  });
  graph.edges.forEach(({ from, to }, index) => {
    const points = placed.edges[index]?.points ?? [];
    // From what stands in a group to the group itself there is no way.
    if (isIn(graph, from, to)) return;
    const [start, end] = [placed.nodes.get(from), placed.nodes.get(to)];
    if (start !== undefined) expect(isOnBorder(points[0] as Point, start)).toBe(true);
    if (end !== undefined) expect(isOnBorder(points.at(-1) as Point, end)).toBe(true);
  });
  for (const { id, parent } of [...graph.nodes, ...graph.groups]) {
    const outer = parent === undefined ? undefined : placed.groups.get(parent);
    const inner = placed.nodes.get(id) ?? placed.groups.get(id);
    if (outer !== undefined && inner !== undefined) expect(holds(outer, inner)).toBe(true);
  }
}

describe('layoutGraph', () => {
  it('lays ranks in the direction asked for', () => {
    const edges = [{ from: 'a', to: 'b' }];
    const place = (direction: Direction): [Box, Box] => {
      const { nodes } = layoutGraph(graphOf({ direction, nodes: [node('a'), node('b')], edges }));
      return [nodes.get('a') as Box, nodes.get('b') as Box];
    };
    const [down, up, right, left] = (['TB', 'BT', 'LR', 'RL'] as const).map(place) as [Box, Box][];
    expect(down?.[1].y).toBeGreaterThan(down?.[0].y ?? 0);
    expect(up?.[1].y).toBeLessThan(up?.[0].y ?? 0);
    expect(right?.[1].x).toBeGreaterThan(right?.[0].x ?? 0);
    expect(left?.[1].x).toBeLessThan(left?.[0].x ?? 0);
  });

  it('turns a group that no edge crosses into its own direction', () => {
    const graph = graphOf({
      nodes: [node('a', 'g'), node('b', 'g'), node('c')],
      groups: [groupOf('g', undefined, 'LR')],
      edges: [
        { from: 'a', to: 'b' },
        { from: 'g', to: 'c' },
      ],
    });
    const placed = layoutGraph(graph);
    expectGood(graph, placed);
    expect(placed.nodes.get('a')?.y).toBe(placed.nodes.get('b')?.y);
    // The line to the group begins at its border.
    expect(isOnBorder(placed.edges[1]?.points[0] as Point, placed.groups.get('g') as Box)).toBe(true);
  });

  it('keeps three levels of groups inside each other, with edges across', () => {
    const graph = graphOf({
      nodes: [node('a', 'g3'), node('b', 'g3'), node('c', 'g2'), node('d', 'g1'), node('e')],
      groups: [groupOf('g1'), groupOf('g2', 'g1'), groupOf('g3', 'g2')],
      edges: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'e' },
        { from: 'c', to: 'd' },
        { from: 'e', to: 'd' },
      ],
    });
    expectGood(graph, layoutGraph(graph));
  });

  it('leads an edge from a node to itself around its border', () => {
    const { nodes, edges } = layoutGraph(graphOf({ nodes: [node('a')], edges: [{ from: 'a', to: 'a' }] }));
    const box = nodes.get('a') as Box;
    expect(isOnBorder(edges[0]?.points[0] as Point, box)).toBe(true);
    expect(isOnBorder(edges[0]?.points.at(-1) as Point, box)).toBe(true);
  });

  it('has no overlapping boxes and no loose ends, whatever the graph', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const groups = ['g1', 'g2', 'g3'];
    const parent = fc.option(fc.constantFrom(...groups), { nil: undefined });
    const graph = fc.record({
      direction: fc.constantFrom<Direction>('TB', 'BT', 'LR', 'RL'),
      parents: fc.array(parent, { minLength: 8, maxLength: 8 }),
      edges: fc.array(fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids, ...groups) }), {
        maxLength: 14,
      }),
    });
    fc.assert(
      fc.property(graph, ({ direction, parents, edges }) => {
        const given = graphOf({
          direction,
          nodes: ids.map((id, index) => node(id, parents[index])),
          groups: [groupOf('g1'), groupOf('g2', 'g1'), groupOf('g3')],
          edges,
        });
        expectGood(given, layoutGraph(given));
      }),
      { numRuns: 25 },
    );
  });
});
