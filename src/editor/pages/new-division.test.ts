import { expect, test } from 'vitest';
import { selectConfigSyntax, selectOutline } from '../store/index.ts';
import { storeOf, textsOf } from '../store/testing/project.ts';
import { addDivision, divisionChoices, pagesInFolder } from './new-division.ts';

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

test('in the later format a tab holds its pages itself, where there are tabs', () => {
  const config = { navigation: { tabs: [{ tab: 'Docs', pages: ['index'] }] } };
  const store = storeOf({ 'docs.json': JSON.stringify(config), 'index.mdx': '' });
  expect(divisionChoices('tab', config)).toEqual({ canHoldPages: true, canLeadOut: true, takesInAll: false });
  expect(divisionChoices('anchor', config)).toEqual({ canHoldPages: false, canLeadOut: true, takesInAll: false });
  const firstPage = { title: 'Introduction', path: 'guides/introduction' };
  store.actions.editNavigation(
    addDivision({ kind: 'tab', title: 'Guides', folder: 'guides', firstPage }, 'Add Guides'),
  );
  expect(configOf(store)).toEqual({
    navigation: {
      tabs: [
        { tab: 'Docs', pages: ['index'] },
        { tab: 'Guides', pages: ['guides/introduction'] },
      ],
    },
  });
});

test('a tab that leads out of the site is its address, in both formats', () => {
  const address = 'https://community.example';
  const flat = storeOf({ 'docs.json': '{ "navigation": [] }' });
  flat.actions.editNavigation(addDivision({ kind: 'tab', title: 'Community', address }, 'Add Community'));
  flat.actions.editNavigation(addDivision({ kind: 'anchor', title: 'Forum', address }, 'Add Forum'));
  expect(configOf(flat)).toEqual({
    navigation: [],
    tabs: [{ name: 'Community', url: address }],
    anchors: [{ name: 'Forum', icon: 'link', url: address }],
  });
  const later = storeOf({ 'docs.json': '{ "navigation": { "tabs": [{ "tab": "Docs", "pages": ["index"] }] } }' });
  later.actions.editNavigation(addDivision({ kind: 'tab', title: 'Community', address }, 'Add Community'));
  expect(configOf(later)).toMatchObject({
    navigation: { tabs: [{ tab: 'Docs' }, { tab: 'Community', href: address }] },
  });
});

test('in the later format the first tab takes in what is there, with its comments', () => {
  const text =
    '{\n  "navigation": {\n    // What readers begin with.\n    "groups": [\n      // Ours.\n      { "group": "Start", "pages": ["index"] }\n    ],\n    "global": { "anchors": [] }\n  }\n}\n';
  const store = storeOf({ 'docs.json': text, 'index.mdx': '' });
  const before = textsOf(store);
  expect(divisionChoices('tab', configOf(store))).toEqual({ canHoldPages: true, canLeadOut: true, takesInAll: true });
  const firstPage = { title: 'Introduction', path: 'guides/introduction' };
  store.actions.editNavigation(addDivision({ kind: 'tab', title: 'Guides', folder: '', firstPage }, 'Add Guides'));
  expect(configOf(store)).toEqual({
    navigation: {
      tabs: [
        { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index'] }] },
        { tab: 'Guides', pages: ['guides/introduction'] },
      ],
      global: { anchors: [] },
    },
  });
  expect(textsOf(store)['docs.json']).toContain('// Ours.');
  store.actions.undo();
  expect(textsOf(store)).toEqual(before);
});

test('in the later format a shortcut that leads out of the site stands on all pages', () => {
  const config = { navigation: { groups: [{ group: 'Start', pages: ['index'] }] } };
  const store = storeOf({ 'docs.json': JSON.stringify(config), 'index.mdx': '' });
  const address = 'https://forum.example';
  store.actions.editNavigation(addDivision({ kind: 'anchor', title: 'Forum', address }, 'Add Forum'));
  expect(configOf(store)).toEqual({
    navigation: { ...config.navigation, global: { anchors: [{ anchor: 'Forum', href: address }] } },
  });
});

test('where languages or versions divide the site, tabs are left to the code', () => {
  const config = { navigation: { versions: [{ version: '2', pages: ['index'] }] } };
  expect(divisionChoices('tab', config)).toMatchObject({ canHoldPages: false, canLeadOut: false });
  expect(divisionChoices('anchor', config)).toMatchObject({ canHoldPages: false, canLeadOut: true });
});
