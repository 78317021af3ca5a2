import { expect, test, vi } from 'vitest';
import { storeOf } from '../testing/project.ts';
import { prepareOutline, selectOutline } from './outline.ts';

const FILES = {
  'docs.json': '{ "name": "Acorn", "navigation": [{ "group": "Start", "pages": ["one", "two"] }] }',
  'one.mdx': '---\ntitle: One\n---\n',
  'two.mdx': '---\ntitle: Two\n---\n',
  'three.mdx': '---\ntitle: Three\n---\n',
};

test('what was read ahead is not read again when the navigation opens', () => {
  const { getState } = storeOf(FILES);
  const steps = [...prepareOutline(getState)].length;
  expect(steps).toBeGreaterThanOrEqual(3);
  const reads = vi.spyOn(TextDecoder.prototype, 'decode');
  const outline = selectOutline(getState());
  expect(reads).not.toHaveBeenCalled();
  expect(outline?.unlisted.map(({ title }) => title)).toEqual(['Three']);
});

test('a page that changes while pages are read ahead shows its new title', () => {
  const store = storeOf(FILES);
  const steps = prepareOutline(store.getState);
  steps.next();
  store.actions.setFileText('three.mdx', '---\ntitle: Third\n---\n', 0);
  for (const _ of steps);
  expect(selectOutline(store.getState())?.unlisted.map(({ title }) => title)).toEqual(['Third']);
});
