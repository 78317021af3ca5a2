import { expect, test } from 'vitest';
import { placeBar } from './bar-place.ts';

const PANE = { width: 400, height: 300 };
const BAR = { width: 100, height: 30 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test.each([
  ['above the words, in their middle', box(150, 100, 250, 120), { left: 150, top: 62 }],
  ['below where there is no room above', box(150, 10, 250, 30), { left: 150, top: 38 }],
  ['within the pane at its left edge', box(0, 100, 10, 120), { left: 4, top: 62 }],
  ['within the pane at its right edge', box(390, 100, 400, 120), { left: 296, top: 62 }],
  ['in the middle of what is seen of them', box(-300, 100, 200, 120), { left: 50, top: 62 }],
  ['below the end of words that begin out of sight', box(150, -90, 250, 120), { left: 150, top: 128 }],
  ['at the lower edge of words that fill the pane', box(0, -90, 400, 900), { left: 150, top: 266 }],
  ['nowhere for words above the pane', box(150, -40, 250, -20), undefined],
  ['nowhere for words below the pane', box(150, 300, 250, 320), undefined],
  ['nowhere for words beside the pane', box(900, 100, 950, 120), undefined],
])('%s', (_, words, expected) => {
  expect(placeBar(words, BAR, PANE, false)).toEqual(expected);
});

test('below the words and what a finger moves them by, where a finger selects', () => {
  expect(placeBar(box(150, 100, 250, 120), BAR, PANE, true)).toEqual({ left: 150, top: 152 });
  expect(placeBar(box(150, 250, 250, 270), BAR, PANE, true)).toEqual({ left: 150, top: 212 });
});

test('it never leaves the pane, whatever the frame says of the words', () => {
  for (const side of [-1e308, -1e6, 0, 1e6, 1e308]) {
    for (const other of [-1e308, -1e6, 0, 1e6, 1e308]) {
      const place = placeBar(box(side, side, other, other), BAR, PANE, false);
      if (!place) continue;
      expect(place.left).toBeGreaterThanOrEqual(4);
      expect(place.left).toBeLessThanOrEqual(296);
      expect(place.top).toBeGreaterThanOrEqual(4);
      expect(place.top).toBeLessThanOrEqual(266);
    }
  }
});
