import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.ts';
import { addFaults, type LayoutFaults, measureLayout, NO_FAULTS } from '../testing/measure-layout.ts';
import type { Graph, PlacedGraph } from './graph.ts';

const heard: [Graph, PlacedGraph][] = [];

vi.mock(import('./layout-graph.ts'), async (importOriginal) => {
  const { layoutGraph, ...rest } = await importOriginal();
  return {
    ...rest,
    layoutGraph: (graph) => {
      const placed = layoutGraph(graph);
      heard.push([graph, placed]);
      return placed;
    },
  };
});

const FOLDER = 'fixtures/diagrams';

function faultsOf(source: string): LayoutFaults {
  heard.length = 0;
  draw(source);
  return heard.map(([graph, placed]) => measureLayout(graph, placed)).reduce(addFaults, NO_FAULTS);
}

describe('layout of large diagrams', () => {
  const files = readdirSync(FOLDER).sort();
  const all = new Map(files.map((file) => [file, faultsOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))]));

  it.each(files)('hides nothing of %s', (file) => {
    expect(all.get(file)).toMatchObject({ underNodes: 0, throughLabels: 0, throughTitles: 0, overlaps: 0 });
  });

  it('crosses few lines', () => {
    // ELK's layered layout crosses 117 of them.
    expect([...all.values()].reduce(addFaults, NO_FAULTS).crossings).toBeLessThanOrEqual(80);
  });

  it('draws the same picture every time', () => {
    const source = readFileSync(`${FOLDER}/many-services.mmd`, 'utf8');
    expect(draw(source).content).toBe(draw(source).content);
  });

  it('gives a subgraph the direction of what is around it, and its own where nothing leads into it', () => {
    const turned = (direction: string): [number, number] => {
      heard.length = 0;
      draw(`graph TB\n  subgraph one\n${direction}\n    a --> b --> c\n  end\n`);
      const { width = 0, height = 0 } = heard[0]?.[1].groups.get('one') ?? {};
      return [width, height];
    };
    const [width, height] = turned('');
    expect(height).toBeGreaterThan(width);
    const [wide, low] = turned('    direction LR');
    expect(wide).toBeGreaterThan(low);
  });
});
