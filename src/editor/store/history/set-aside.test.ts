import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeOf } from '../testing/project.ts';
import { MOST_ENTRIES } from './history.ts';
import { MOST_ASIDE, reachableAside } from './set-aside.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A project in which this many pages have been added, `1.mdx` first. */
function withPages(count: number) {
  const store = storeOf({ 'docs.json': '{}' });
  for (let page = 1; page <= count; page++) store.actions.addFile(`${page}.mdx`, bytes(String(page)));
  return store;
}

const pagesOf = ({ getState }: ReturnType<typeof withPages>) =>
  [...getState().files.keys()].filter((path) => path !== 'docs.json').sort();

test('a letter after going back loses no newer step: they come back as they were, and the letter is kept in turn', () => {
  const store = withPages(5);
  const { actions, getState } = store;
  actions.goToStep(2);
  actions.setFileText('1.mdx', '1x', Number.POSITIVE_INFINITY);
  expect(pagesOf(store)).toEqual(['1.mdx', '2.mdx']);
  expect(reachableAside(getState().history).map(({ entries }) => entries.map(({ label }) => label))).toEqual([
    ['Add 3.mdx', 'Add 4.mdx', 'Add 5.mdx'],
  ]);

  expect(actions.bringBack()).toBe(true);
  expect(getState().history.undone).toHaveLength(3);
  expect(new TextDecoder().decode(getState().files.get('1.mdx'))).toBe('1');
  expect(getState().stepTaken).toMatchObject({ direction: 'back', count: 3 });
  actions.goToStep(5);
  expect(pagesOf(store)).toEqual(['1.mdx', '2.mdx', '3.mdx', '4.mdx', '5.mdx']);

  expect(actions.bringBack()).toBe(true);
  expect(new TextDecoder().decode(getState().files.get('1.mdx'))).toBe('1x');
  expect(pagesOf(store)).toEqual(['1.mdx', '2.mdx']);
});

test('a second slip does not cost what the first one set aside', () => {
  const store = withPages(4);
  const { actions, getState } = store;
  actions.goToStep(1);
  actions.addFile('a.mdx', bytes('a'));
  actions.undo();
  actions.addFile('b.mdx', bytes('b'));
  const [second, first] = reachableAside(getState().history);
  expect(second?.entries.map(({ label }) => label)).toEqual(['Add a.mdx']);
  expect(actions.bringBack(first)).toBe(true);
  actions.goToStep(4);
  expect(pagesOf(store)).toEqual(['1.mdx', '2.mdx', '3.mdx', '4.mdx']);
});

test('they come back from before the step that they follow, too', () => {
  const store = withPages(4);
  const { actions } = store;
  actions.goToStep(2);
  actions.addFile('a.mdx', bytes('a'));
  actions.goToStep(0);
  expect(pagesOf(store)).toEqual([]);
  expect(actions.bringBack()).toBe(true);
  expect(pagesOf(store)).toEqual(['1.mdx', '2.mdx']);
});

test('from the beginning they come back as long as the beginning is kept', () => {
  const store = withPages(2);
  const { actions, getState } = store;
  actions.goToStep(0);
  actions.addFile('a.mdx', bytes('a'));
  expect(reachableAside(getState().history)).toHaveLength(1);
  for (let page = 0; page < MOST_ENTRIES; page++) actions.addFile(`more/${page}.mdx`, bytes(''));
  expect(reachableAside(getState().history)).toEqual([]);
  expect(actions.bringBack()).toBe(false);
});

test('whatever is undone, made and brought back, every state that was left can be had again', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('go' as const), to: fc.nat(8) }),
    fc.record({ kind: fc.constant('add' as const), to: fc.nat() }),
    fc.record({ kind: fc.constant('back' as const), to: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const store = withPages(3);
      const { actions, getState } = store;
      let made = 0;
      for (const { kind, to } of commands) {
        if (kind === 'go') actions.goToStep(Math.min(to, getState().history.done.length));
        if (kind === 'add') actions.addFile(`new-${++made}.mdx`, bytes(String(made)));
        const aside = reachableAside(getState().history);
        if (kind !== 'back' || aside.length === 0) continue;
        expect(actions.bringBack(aside[to % aside.length])).toBe(true);
        const there = pagesOf(store);
        // Where something took their place, it is the newest of those set aside now: back and forth ends where it began.
        if (getState().history.aside.length < aside.length) continue;
        const replaced = () => actions.bringBack(getState().history.aside[0]);
        if (replaced() && replaced()) expect(pagesOf(store)).toEqual(there);
      }
      expect(getState().history.aside.length).toBeLessThanOrEqual(MOST_ASIDE);
      // Ids are the names of steps, also of those set aside.
      const { done, undone, aside } = getState().history;
      const ids = [...done, ...undone, ...aside.flatMap(({ entries }) => entries)].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      // The way to the beginning and back again leaves the project as it is.
      const files = pagesOf(store);
      const count = done.length;
      actions.goToStep(0);
      expect(pagesOf(store)).toEqual([]);
      actions.goToStep(count);
      expect(pagesOf(store)).toEqual(files);
    }),
  );
});
