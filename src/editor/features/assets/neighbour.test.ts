import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour.ts';

test('the next file takes the place of one that goes away, else the one before', () => {
  const order = ['a.png', 'b.png', 'c.png'];
  expect(neighbourOf(order, ['a.png'])).toBe('b.png');
  expect(neighbourOf(order, ['c.png'])).toBe('b.png');
  expect(neighbourOf(order, ['a.png', 'c.png'])).toBe('b.png');
  expect(neighbourOf(order, order)).toBeUndefined();
  expect(neighbourOf([], ['a.png'])).toBeUndefined();
});
