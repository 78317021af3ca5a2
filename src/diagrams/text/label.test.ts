import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { formulaRuns } from './formula-runs.ts';
import { readLabel, textOfLabel } from './label.ts';

const textOf = (written: string): string => textOfLabel(readLabel(written));

describe('labels', () => {
  it('keep what stands in angle brackets and is no tag that formats', () => {
    expect(wordsIn(draw('sequenceDiagram\n  A->>B: assertion=<signed JWT>'))).toContain('assertion=<signed JWT>');
    expect(wordsIn(draw('flowchart LR\n  A["<tagname>"] --> B[List<String>]'))).toEqual(['<tagname>', 'List<String>']);
    expect(textOf('<b>one</b> <span style="x">two</span><br/>three')).toBe('one two three');
    expect(textOf('</details> a < b')).toBe('</details> a < b');
  });

  it('raise and lower what stands in `<sup>` and `<sub>`', () => {
    const { content } = draw('flowchart LR\n  A["H<sub>2</sub>O"]');
    expect(content).toMatch(/H<tspan dy="2\.8" font-size="10\.4">2<\/tspan><tspan dy="-2\.8">O<\/tspan>/);
  });

  it('show formulas as they are read', () => {
    expect(textOf('Area $$x^2$$ of $$\\nu + \\frac{a+b}{2}$$')).toBe('Area x2 of ν + (a + b)/2');
    expect(textOf('$$\\sqrt{\\alpha} \\leq 3$$')).toBe('√α ≤ 3');
    expect(formulaRuns('e^{x_1}')).toEqual([
      { text: 'e', isItalic: true },
      { text: 'x', isItalic: true, raise: 0.36, scale: 0.74 },
      { text: '1', raise: 0.36 - 0.2 * 0.74, scale: 0.74 * 0.74 },
    ]);
  });

  it('break at `\\n`, but not inside of a formula', () => {
    expect(readLabel('one\\ntwo').lines).toHaveLength(2);
    expect(readLabel('$$\\neq$$').lines).toHaveLength(1);
  });

  it('end before a comment, and leave out how lines are broken', () => {
    expect(wordsIn(draw('stateDiagram-v2\n  A --> B %% why\n  class end x\n  classDef x fill:#f00'))).toEqual([
      'A',
      'B',
    ]);
    expect(wordsIn(draw('sequenceDiagram\n  A->>B: nowrap: one\n  Note over A: wrap:two'))).toEqual(
      expect.arrayContaining(['one', 'two']),
    );
    expect(wordsIn(draw('gantt\n  section S %% c\n  Work :2024-01-01, 3d %% c'))).toContain('Work');
  });
});
