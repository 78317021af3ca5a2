import { expect, test } from 'vitest';
import { selectOutline } from '../store/index.ts';
import { storeOf, textsOf } from '../store/testing/project.ts';
import { entryOfPage, pagePlaces, topPlace } from './page-places.ts';
import { addPages, deletePages, duplicatePage } from './page-steps.ts';

const CONFIG = {
  name: 'A',
  navigation: [
    { group: 'Start', pages: ['index', { group: 'More', pages: ['more/one'] }] },
    { group: 'Other', pages: ['index'] },
  ],
};

const open = () =>
  storeOf({
    'docs.json': JSON.stringify(CONFIG),
    'index.mdx': '\uFEFF---\r\ntitle: First\r\n---\r\nText\r\n',
    'more/one.md': 'One',
  });
const navigationOf = (store: ReturnType<typeof open>) => JSON.parse(textsOf(store)['docs.json'] ?? '').navigation;

test('pages may stand behind the open one, or in any group', () => {
  const store = open();
  const outline = selectOutline(store.getState());
  const places = pagePlaces(outline, entryOfPage(outline, 'more/one'));
  expect(places.map(({ label, beside }) => [label, beside])).toEqual([
    ['After “One”', 'more/one'],
    ['In Start', 'index'],
    ['In Start › More', 'more/one'],
    ['In Other', 'index'],
  ]);
  const files = new Map([['more/two.mdx', new TextEncoder().encode('Two')]]);
  expect(store.actions.editNavigation(addPages('Add Two', files, ['more/two.mdx'], places[0]))).toEqual({
    status: 'ok',
  });
  expect(navigationOf(store)[0].pages[1].pages).toEqual(['more/one', 'more/two']);
  const now = selectOutline(store.getState());
  expect(pagePlaces(now, now?.roots[1]).map(({ label }) => label)).toEqual(['In Other', 'In Start', 'In Start › More']);
  expect(pagePlaces(undefined, undefined)).toEqual([]);
  expect(topPlace(now)).toMatchObject({ listPath: ['navigation'], index: 2 });
});

test.each([
  ['{ "name": "A" }', [{ group: 'Get started', pages: ['index'] }]],
  ['{ "name": "A", "navigation": [] }', [{ group: 'Get started', pages: ['index'] }]],
  ['{ "name": "A", "navigation": {} }', { pages: [{ group: 'Get started', pages: ['index'] }] }],
  ['{ "name": "A", "navigation": { "groups": [] } }', { groups: [{ group: 'Get started', pages: ['index'] }] }],
])('the first page brings a group with it into %s', (config, navigation) => {
  const store = storeOf({ 'docs.json': config });
  const [place] = pagePlaces(selectOutline(store.getState()), undefined);
  expect(place?.label).toBe('In a new group, “Get started”');
  const files = new Map([['index.mdx', new TextEncoder().encode('Hello')]]);
  expect(store.actions.editNavigation(addPages('Add Home', files, ['index.mdx'], place))).toEqual({ status: 'ok' });
  expect(navigationOf(store)).toEqual(navigation);
  store.actions.undo();
  expect(textsOf(store)).toEqual({ 'docs.json': config });
});

test('a copy stands behind its original, with another title and everything else alike', () => {
  const store = open();
  const duplicate = (file: string, title: string) => {
    const state = store.getState();
    const step = duplicatePage(state, { file, title });
    if (step) store.actions.editNavigation(step.edit);
    return step?.file;
  };
  expect(duplicate('index.mdx', 'First')).toBe('index-copy.mdx');
  expect(textsOf(store)['index-copy.mdx']).toBe('\uFEFF---\r\ntitle: First (copy)\r\n---\r\nText\r\n');
  expect(duplicate('index-copy.mdx', 'First (copy)')).toBe('index-copy-2.mdx');
  expect(textsOf(store)['index-copy-2.mdx']).toBe('\uFEFF---\r\ntitle: First (copy 2)\r\n---\r\nText\r\n');
  expect(navigationOf(store)[0].pages.slice(0, 3)).toEqual(['index', 'index-copy', 'index-copy-2']);
  expect(duplicate('gone.mdx', 'Gone')).toBeUndefined();
});

test('a page goes with every entry that names it, and comes back with one undo', () => {
  const store = open();
  const before = textsOf(store);
  const pages = [{ file: 'index.mdx', title: 'First' }];
  store.actions.editNavigation(deletePages(selectOutline(store.getState()), { name: 'First', pages }));
  expect(navigationOf(store)).toEqual([
    { group: 'Start', pages: [{ group: 'More', pages: ['more/one'] }] },
    { group: 'Other', pages: [] },
  ]);
  expect(textsOf(store)['index.mdx']).toBeUndefined();
  store.actions.undo();
  expect(textsOf(store)).toEqual(before);
});

test('a group goes with its pages and their other entries; their addresses lead on where that is wanted', () => {
  const store = open();
  const outline = selectOutline(store.getState());
  const pages = [
    { file: 'index.mdx', title: 'First' },
    { file: 'more/one.md', title: 'One' },
  ];
  const entries = [outline?.roots[0]?.path ?? []];
  const added = addPages(
    'Add',
    new Map([['new.mdx', new TextEncoder().encode('New')]]),
    ['new.mdx'],
    topPlace(outline),
  );
  store.actions.editNavigation({ label: added.label, files: added.files ?? new Map() });
  store.actions.editNavigation(
    deletePages(selectOutline(store.getState()), { name: 'Start', pages, entries, redirectTo: 'new' }),
  );
  expect(navigationOf(store)).toEqual([{ group: 'Other', pages: [] }]);
  expect(Object.keys(textsOf(store))).toEqual(['docs.json', 'new.mdx']);
  expect(JSON.parse(textsOf(store)['docs.json'] ?? '').redirects).toEqual([
    { source: '/index', destination: '/new' },
    { source: '/more/one', destination: '/new' },
  ]);
});
