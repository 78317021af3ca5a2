import { expect, it } from 'vitest';
import { OnePerFrame } from './one-per-frame.ts';

function setUp() {
  const heard: number[] = [];
  const frames: (() => void)[] = [];
  const turns = new OnePerFrame<number>(
    (thing) => heard.push(thing),
    (run) => frames.push(run),
  );
  return { turns, heard, draw: () => frames.shift()?.() };
}

it('hears at once, and what comes before the next frame with that one and those after it, in order', () => {
  const { turns, heard, draw } = setUp();
  for (const thing of [1, 2, 3]) turns.take(thing);
  expect(heard).toEqual([1]);
  draw();
  expect(heard).toEqual([1, 2]);
  turns.take(4);
  draw();
  draw();
  expect(heard).toEqual([1, 2, 3, 4]);
  draw();
  turns.take(5);
  expect(heard).toEqual([1, 2, 3, 4, 5]);
});

it('does not hear what comes in masses', () => {
  const { turns, heard, draw } = setUp();
  for (let thing = 0; thing < 1000; thing++) turns.take(thing);
  for (let frame = 0; frame < 1000; frame++) draw();
  expect(heard).toHaveLength(21);
});
