import { expect, test } from 'vitest';
import { insertId, moveId, NO_IDS, removeId, withCount } from './item-ids.ts';

test('items keep their identity while others come, go and change places', () => {
  const three = withCount(NO_IDS, 3);
  const [a, b, c] = three.list;
  const moved = moveId(three, 2, 0);
  expect(moved.list).toEqual([c, a, b]);
  const more = insertId(moved, 1);
  const added = more.list[1];
  expect([a, b, c]).not.toContain(added);
  expect(more.list).toEqual([c, added, a, b]);
  expect(removeId(more, 0).list).toEqual([added, a, b]);
});

test('an item that comes after one has gone is another one', () => {
  const two = withCount(NO_IDS, 2);
  const again = withCount(withCount(two, 1), 2);
  expect(again.list[0]).toBe(two.list[0]);
  expect(again.list[1]).not.toBe(two.list[1]);
});

test('nothing changes where there are as many ids as items', () => {
  const two = withCount(NO_IDS, 2);
  expect(withCount(two, 2)).toBe(two);
});
