import { expect, test } from 'vitest';
import { sameWords } from './words-ranges.ts';

test.each([
  ['before a change', 'one two three', 'one two four', [0, 3], 'one'],
  ['behind a change', 'one two three', 'zero one two three', [8, 13], 'three'],
  ['around which signs are taken away', 'one **two** three', 'one two three', [6, 9], 'two'],
  ['that are selected with their signs', 'one **two** three', 'one two three', [4, 11], undefined],
  ['that have signs between them', 'a **b c** d', 'a b c d', [4, 7], 'b c'],
  ['that are gone', 'one two three', 'one three', [4, 7], undefined],
] as const)('words %s', (_, before, after, [start, end], expected) => {
  const found = sameWords(before, after, { start, end });
  expect(found && after.slice(found.start, found.end)).toBe(expected);
});
