import { expect, it } from 'vitest';
import { lineIndexAt } from '../../shared/line-index.ts';
import { lineStartsOf } from './line-starts.ts';

it('finds where lines begin, whatever ends them', () => {
  expect(lineStartsOf('a\nbc\r\nd\re')).toEqual([0, 2, 6, 8]);
});

it('finds the line of an offset', () => {
  const starts = lineStartsOf('a\nbc\r\nd');
  expect([0, 1, 2, 5, 6, 7].map((offset) => lineIndexAt(starts, offset))).toEqual([0, 0, 1, 1, 2, 2]);
});
