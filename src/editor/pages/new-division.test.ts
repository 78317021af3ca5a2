import { expect, test } from 'vitest';
import { selectConfigSyntax, selectOutline } from '../store/index.ts';
import { storeOf, textsOf } from '../store/testing/project.ts';
import { addDivision, pagesInFolder } from './new-division.ts';

const configOf = (store: ReturnType<typeof storeOf>) => {
  const syntax = selectConfigSyntax(store.getState());
  return syntax?.status === 'ok' ? syntax.value : undefined;
};

test('a tab comes with its first page and the entry of it, in one step', () => {
  const store = storeOf({
    'docs.json': JSON.stringify({ navigation: [{ group: 'Start', pages: ['index'] }] }),
    'index.mdx': '',
  });
  const firstPage = { title: 'Introduction', path: 'guides/introduction' };
  const before = textsOf(store);
  store.actions.editNavigation(
    addDivision({ kind: 'tab', title: 'Guides', folder: 'guides', firstPage }, 'Add Guides'),
  );
  expect(configOf(store)).toEqual({
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'Guides', pages: ['guides/introduction'] },
    ],
    tabs: [{ name: 'Guides', url: 'guides' }],
  });
  expect(textsOf(store)['guides/introduction.mdx']).toContain('title: "Introduction"');
  expect(selectOutline(store.getState())?.roots[1]?.children[0]?.divisions.map(({ name }) => name)).toEqual(['Guides']);
  store.actions.undo();
  expect(textsOf(store)).toEqual(before);
});

test('a folder with pages needs no first one', () => {
  const store = storeOf({ 'docs.json': '{ "navigation": [] }', 'guides/one.mdx': '', 'guides.mdx': '' });
  expect(pagesInFolder(store.getState().files, 'guides')).toEqual(['guides/one.mdx']);
  store.actions.editNavigation(addDivision({ kind: 'anchor', title: 'Guides', folder: 'guides' }, 'Add Guides'));
  expect(configOf(store)).toMatchObject({ anchors: [{ name: 'Guides', url: 'guides' }], navigation: [] });
});

test('settings of the wrong kind are replaced by lists that hold the tab and its page', () => {
  const store = storeOf({ 'docs.json': '{ "tabs": "guides", "navigation": "index" }', 'index.mdx': '' });
  const firstPage = { title: 'Introduction', path: 'guides/introduction' };
  store.actions.editNavigation(
    addDivision({ kind: 'tab', title: 'Guides', folder: 'guides', firstPage }, 'Add Guides'),
  );
  expect(configOf(store)).toEqual({
    tabs: [{ name: 'Guides', url: 'guides' }],
    navigation: [{ group: 'Guides', pages: ['guides/introduction'] }],
  });
});

test('a tab that leads out of the site is its address', () => {
  const address = 'https://community.example';
  const flat = storeOf({ 'docs.json': '{ "navigation": [] }' });
  flat.actions.editNavigation(addDivision({ kind: 'tab', title: 'Community', address }, 'Add Community'));
  flat.actions.editNavigation(addDivision({ kind: 'anchor', title: 'Forum', address }, 'Add Forum'));
  expect(configOf(flat)).toEqual({
    navigation: [],
    tabs: [{ name: 'Community', url: address }],
    anchors: [{ name: 'Forum', icon: 'link', url: address }],
  });
});
