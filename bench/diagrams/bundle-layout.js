import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const LAYOUT = '/graph/layout-graph.ts';

/** The diagrams of the sources, with each layout handed to `globalThis.onLayout` as well. */
export async function bundleLayout() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'leafwright-bench-')), 'diagrams.mjs');
  const from = fileURLToPath(new URL('../../src/diagrams', import.meta.url));
  await build({
    input: 'entry',
    platform: 'node',
    output: { file, format: 'esm', codeSplitting: false },
    plugins: [
      {
        name: 'layouts-are-heard',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) =>
          id === 'entry'
            ? `export { drawDiagram } from '${from}/draw-diagram.ts';
               export { addFaults, measureLayout, NO_FAULTS } from '${from}/testing/measure-layout.ts';`
            : undefined,
        transform: (code, id) =>
          id.endsWith(LAYOUT)
            ? `${code.replace('export function layoutGraph', 'function layOut')}
               export function layoutGraph(graph) {
                 const placed = layOut(graph);
                 globalThis.onLayout?.(graph, placed);
                 return placed;
               }`
            : undefined,
      },
    ],
  });
  return import(pathToFileURL(file).href);
}
