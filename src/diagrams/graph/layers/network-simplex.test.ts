import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Distance, solveDistances } from './network-simplex.ts';

const lengthOf = (values: readonly number[], edges: readonly Distance[]): number =>
  edges.reduce((sum, { from, to, weight }) => sum + weight * ((values[to] ?? 0) - (values[from] ?? 0)), 0);

/** The best of all numbers up to `most`. */
function bestLength(count: number, edges: readonly Distance[], most: number): number {
  let best = Number.POSITIVE_INFINITY;
  const values: number[] = [];
  const choose = (): void => {
    if (values.length === count) {
      best = Math.min(best, lengthOf(values, edges));
      return;
    }
    for (let value = 0; value <= most; value++) {
      values.push(value);
      const last = values.length - 1;
      const isKept = edges.every(
        ({ from, to, least }) => from > last || to > last || (values[to] ?? 0) - (values[from] ?? 0) >= least,
      );
      if (isKept) choose();
      values.pop();
    }
  };
  choose();
  return best;
}

describe('solveDistances', () => {
  it('keeps all distances and finds the least length', () => {
    const edge = fc.record({
      ends: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 2 }),
      least: fc.integer({ min: 0, max: 1 }),
      weight: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 8 }), (given) => {
        const path = [0, 1, 2, 3, 4].map((from) => ({ from, to: from + 1, least: from % 2, weight: 1 }));
        const others = given.map(({ ends, least, weight }) => {
          const [from = 0, to = 1] = [...ends].sort((a, b) => a - b);
          return { from, to, least, weight };
        });
        const edges = [...path, ...others];
        const values = solveDistances(6, edges);
        for (const { from, to, least } of edges) {
          expect((values[to] ?? 0) - (values[from] ?? 0)).toBeGreaterThanOrEqual(least);
        }
        expect(lengthOf(values, edges)).toBe(bestLength(6, edges, 5));
      }),
      { numRuns: 200 },
    );
  });
});
