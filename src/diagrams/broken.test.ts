import { describe, expect, it } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';
import { BROKEN_SOURCES } from './testing/broken-sources.ts';
import { SAMPLES } from './testing/samples.ts';

const options = { link: (href: string) => href, asset: (path: string) => path };

describe('broken sources', () => {
  it.each(Object.entries(BROKEN_SOURCES))('are never drawn without a word: %s', (_kind, { first, bodies }) => {
    for (const body of bodies) {
      const source = `${first}\n${body}`;
      const diagram = drawDiagram(source, options);
      const faults = diagram.kind === 'drawn' ? diagram.faults : diagram.kind === 'refused' ? [diagram] : [];
      expect(faults.length, source).toBeGreaterThan(0);
      for (const { line, expected } of faults) {
        expect(line, source).toBeLessThanOrEqual(source.split('\n').length);
        expect(expected, source).toMatch(/[.:]$|[.]$/);
      }
    }
  });

  it.each([
    ['flowchart LR\n  A[Output --> B[Next]', 2, 'guessed'],
    ['flowchart LR\n  subgraph one\n  A\n  B', 2, 'guessed'],
    ['flowchart LR\n  A --> B\n  B --> ((\n  C', 3, 'left-out'],
    ['sequenceDiagram\n  A->>B: x\n  loop again\n  B->>A: y', 3, 'guessed'],
    ['sequenceDiagram\n  A->>B: x\n  deactivate B', 3, 'left-out'],
    ['erDiagram\n  A {\n    string x\n  A ||--o{ B : has', 2, 'guessed'],
    ['classDiagram\n  class A {\n    +x\n  class B {\n    +y\n  }', 2, 'guessed'],
    ['stateDiagram-v2\n  state A {\n    B --> C', 2, 'guessed'],
    ['C4Context\n  Person(a, "A")\n  Rel(a, nobody, "Uses")', 3, 'left-out'],
    ['flowchart LR\n  A[a (b)] --> B', 2, 'only-here'],
    ['---\nconfig:\n  theme dark\n---\nflowchart LR\n  A --> B', 3, 'guessed'],
  ])('say what is wrong at its line: %j', (source, line, outcome) => {
    const diagram = drawDiagram(source, options);
    expect(diagram.kind === 'drawn' ? diagram.faults : diagram).toMatchObject([{ line, outcome }]);
  });

  it.each(Object.entries(SAMPLES))('are told from whole ones: %s', (_kind, source) => {
    const diagram = drawDiagram(source, options);
    const faults = diagram.kind === 'drawn' ? diagram.faults : [diagram];
    // What Mermaid refuses, and is drawn as it is meant, may stand in a sample.
    expect(faults.filter((fault) => !('outcome' in fault) || fault.outcome !== 'only-here')).toEqual([]);
  });
});
