import { expect, test } from 'vitest';
import { createNewestLoop } from './newest-loop.ts';

test('of the inputs that come while one is worked on, only the newest is taken', async () => {
  const taken: number[] = [];
  const release: (() => void)[] = [];
  const loop = createNewestLoop(async (input: number) => {
    taken.push(input);
    await new Promise<void>((resolve) => release.push(resolve));
  });
  loop.push(1);
  expect(loop.hasNewer()).toBe(false);
  loop.push(2);
  loop.push(3);
  loop.push(4);
  expect(loop.hasNewer()).toBe(true);
  release.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(taken).toEqual([1, 4]);
  expect(loop.hasNewer()).toBe(false);
  release.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
  loop.push(5);
  expect(taken).toEqual([1, 4, 5]);
});
