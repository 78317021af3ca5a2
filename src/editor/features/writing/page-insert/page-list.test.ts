import { expect, it } from 'vitest';
import type { InsertItem } from '../insert/insert-items.ts';
import { createPageList } from './page-list.ts';

function setUp() {
  const chosen: InsertItem[] = [];
  const list = createPageList((item) => chosen.push(item));
  const current = () => {
    const { shown } = list.state.getState();
    return shown?.items[shown.current]?.label;
  };
  return { list, chosen, current };
}

it('offers what a name finds, in a component what fits in it first, and is led by keys', () => {
  const { list, chosen, current } = setUp();
  expect(list.open('words', '', 0)).toBe(false);
  expect(list.press('list-down')).toBe(false);
  expect(list.open('/', '', 0)).toBe(true);
  expect(current()).toBe('Text');
  list.press('list-up');
  list.press('list-down');
  list.press('list-down');
  expect(current()).toBe('Heading');
  expect(list.open('/warn', '', 0)).toBe(true);
  expect([current(), list.press('enter'), chosen[0]?.label]).toEqual(['Warning', true, 'Warning']);
  const steps = '<Steps>\n\n</Steps>\n';
  list.open('/', steps, 8);
  expect(list.state.getState().shown?.items[1]?.label).toBe('Step');
});

it('is no list for what is text, and has no key without an item', () => {
  const { list, chosen } = setUp();
  expect([list.open('/usr/bin', '', 0), list.open('/ a', '', 0), list.open('/nothing of this', '', 0)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(list.open('/qx', '', 0)).toBe(true);
  expect([list.press('enter'), chosen.length]).toEqual([false, 0]);
  list.close();
  expect(list.state.getState().shown).toBeUndefined();
});
