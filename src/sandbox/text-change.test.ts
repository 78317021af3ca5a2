import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, changeBetween } from './text-change.ts';

test('a change leads from one text to the other, and is as small as can be', () => {
  expect(changeBetween('one two three', 'one 2 three')).toEqual({ start: 4, removed: 3, inserted: '2' });
  expect(changeBetween('aaa', 'aaaa')).toEqual({ start: 3, removed: 0, inserted: 'a' });
  expect(changeBetween('same', 'same')).toBeUndefined();
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '<') });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const change = changeBetween(before, after);
      expect(change === undefined ? before : applyChange(before, change)).toBe(after);
    }),
  );
});
