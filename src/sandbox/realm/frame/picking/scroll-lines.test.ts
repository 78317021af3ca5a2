import { beforeEach, expect, test, vi } from 'vitest';
import type { ElementPlaces } from './element-places.ts';
import { createScrollLines } from './scroll-lines.ts';

beforeEach(() => vi.stubGlobal('window', { scrollY: 100 }));

/** Blocks that begin at a line and stand at a height in the window; without a height they are not shown. */
function linesOf(...blocks: readonly (readonly [line: number, top?: number])[]) {
  const places: ElementPlaces = new Map(
    blocks.map(([line, top]) => {
      const element = {
        getClientRects: () => (top === undefined ? [] : [top]),
        getBoundingClientRect: () => ({ top }),
      } as unknown as Element;
      return [element, { element, sources: [{ file: 'a.mdx', first: line, last: line }] }] as const;
    }),
  );
  return createScrollLines(places);
}

test('a line between two blocks stands between them', () => {
  const lines = linesOf([5, 0], [7, 200], [17, 400]);
  expect([5, 6, 7, 12, 40].map((line) => lines.heightOf({ file: 'a.mdx', line }))).toEqual([100, 200, 300, 400, 500]);
  expect(lines.heightOf({ file: 'a.mdx', line: 2 })).toBe(0);
  expect(lines.heightOf({ file: 'b.mdx', line: 2 })).toBeUndefined();
});

test('a height tells the line, the other way round', () => {
  const lines = linesOf([5, 0], [7, 200], [17, 400]);
  expect([50, 100, 200, 400, 900].map((height) => lines.lineAt(height, 'a.mdx'))).toEqual([1, 5, 6, 12, 17]);
  expect(lines.lineAt(100, 'b.mdx')).toBeUndefined();
});

test('what is not shown, and what stands beside the text, is not on the way', () => {
  const lines = linesOf([5, 0], [9], [12, 20], [6, 500], [20, 200]);
  expect(lines.heightOf({ file: 'a.mdx', line: 16 })).toBe(210);
});
