import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedDifference } from './sorted-difference.ts';

const byNumber = (one: number, other: number) => one - other;
const sorted = fc.uniqueArray(fc.integer({ min: 0, max: 30 })).map((list) => list.toSorted(byNumber));

it('names what came and what left', () => {
  expect(sortedDifference([1, 2, 4, 9], [0, 2, 3, 4], byNumber)).toEqual({ came: [0, 3], left: [1, 9] });
  expect(sortedDifference([], [1, 2], byNumber)).toEqual({ came: [1, 2], left: [] });
  expect(sortedDifference([1, 2], [], byNumber)).toEqual({ came: [], left: [1, 2] });
});

it('leads from any sorted list to any other', () => {
  fc.assert(
    fc.property(sorted, sorted, (before, after) => {
      const { came, left } = sortedDifference(before, after, byNumber);
      const stayed = before.filter((entry) => !left.includes(entry));
      expect([...stayed, ...came].toSorted(byNumber)).toEqual(after);
      expect(came.filter((entry) => before.includes(entry))).toEqual([]);
    }),
  );
});
