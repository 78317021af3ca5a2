import { expect, test } from 'vitest';
import { layersOf, withEntries } from './patched-map.ts';

const numbers: ReadonlyMap<string, number> = new Map(Array.from({ length: 40 }, (_, index) => [`k${index}`, index]));

/** Done by copying, as any map is. */
function copied(map: ReadonlyMap<string, number>, entries: readonly (readonly [string, number])[]) {
  const copy = new Map(map);
  for (const [key, value] of entries) copy.set(key, value);
  return copy;
}

test('reads as a copy with the same entries put in, whatever is put in and however often', () => {
  let patched = numbers;
  let copy = numbers;
  for (let step = 0; step < 60; step++) {
    const entries = [[`k${(step * 7) % 50}`, -step] as const, [`new ${step % 30}`, step] as const];
    patched = withEntries(patched, entries);
    copy = copied(copy, entries);
    expect([...patched]).toEqual([...copy]);
    expect([...patched.keys()]).toEqual([...copy.keys()]);
    expect([...patched.values()]).toEqual([...copy.values()]);
    expect([patched.size, patched.has('new 0'), patched.get('k7')]).toEqual([copy.size, true, copy.get('k7')]);
  }
});

test('leaves the map before as it is, and copies nothing for a few entries', () => {
  const patched = withEntries(numbers, [['k1', 100]]);
  expect([numbers.get('k1'), patched.get('k1')]).toEqual([1, 100]);
  expect(layersOf(patched).base).toBe(numbers);
  expect(layersOf(withEntries(patched, [['more', 1]])).base).toBe(numbers);
});
