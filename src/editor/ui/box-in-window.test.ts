import { expect, test } from 'vitest';
import { boxInWindow, seenInWindow } from './box-in-window.ts';

/** 400 × 300 pixels, drawn at half of that. */
const FRAME = {
  offsetWidth: 400,
  getBoundingClientRect: () => ({ left: 100, top: 50, right: 300, bottom: 200, width: 200, height: 150 }) as DOMRect,
};

test('a box of a frame that is drawn smaller is as much smaller in the window', () => {
  const box = { left: 20, top: 40, right: 60, bottom: 100 };
  const inWindow = { left: 110, top: 70, right: 130, bottom: 100 };
  expect(boxInWindow(box, FRAME)).toEqual(inWindow);
  expect(seenInWindow(box, FRAME)).toEqual(inWindow);
});

test('of a box that begins above the frame what is in sight counts', () => {
  expect(seenInWindow({ left: 0, top: -100, right: 400, bottom: 60 }, FRAME)).toEqual({
    left: 100,
    top: 50,
    right: 300,
    bottom: 80,
  });
});

test('whatever a frame says, the box stays within it, and is nowhere less than nothing', () => {
  const edges = { left: 300, top: 200, right: 300, bottom: 200 };
  expect(seenInWindow({ left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 }, FRAME)).toEqual(edges);
});

test('a frame without a width is taken as it is', () => {
  expect(boxInWindow({ left: 1, top: 2, right: 3, bottom: 4 }, { ...FRAME, offsetWidth: 0 })).toEqual({
    left: 101,
    top: 52,
    right: 103,
    bottom: 54,
  });
});
