import { expect, test } from 'vitest';
import { createSiteReader } from '../../session/reading/site-reader.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { addAllPages, addGeneratedPages, addOperationPage } from './operation-steps.ts';

const operation = (summary: string, ...tags: string[]) => ({ summary, tags, responses: {} });
const SPEC = {
  openapi: '3.1.0',
  paths: {
    '/plants': { get: operation('List plants', 'Plants'), post: operation('Add a plant', 'Plants') },
    '/soils': { get: operation('List soils', 'Soils') },
    '/status': { get: { responses: {} } },
  },
};

/** A project as the editor has it once it has been read. */
function open(navigation: unknown, files: Readonly<Record<string, string>> = {}) {
  const config = JSON.stringify({ name: 'Garden', navigation }, null, 2);
  const store = storeOf({ 'docs.json': config, 'api.json': JSON.stringify(SPEC), 'index.mdx': '', ...files });
  const changes = [...store.getState().files].map(([path, after]) => ({ path, after }));
  const { api } = createSiteReader().read({ revision: 1, changes });
  if (api) store.actions.setApi(api);
  const [listing] = api?.descriptions ?? [];
  const find = (path: string, method = 'GET') => {
    const found = listing?.operations.find((one) => one.path === path && one.method === method);
    if (found === undefined) throw new Error('The test names no operation.');
    return found;
  };
  const navigationNow = () => JSON.parse(textsOf(store)['docs.json'] ?? '').navigation as unknown;
  return { store, listing, find, navigationNow };
}

const START = { group: 'Start', pages: ['index'] };

test('a page of an operation goes into a new group of its tag, where there is none', () => {
  const { store, find, navigationNow } = open([START]);
  const { edit, file, group } = addOperationPage(store.getState(), find('/plants'));
  expect(store.actions.editNavigation(edit)).toEqual({ status: 'ok' });
  expect([file, group]).toEqual(['api-reference/plants/list-plants.mdx', 'Plants']);
  expect(textsOf(store)[file]).toBe('---\nopenapi: GET /plants\n---\n');
  expect(navigationNow()).toEqual([START, { group: 'Plants', pages: ['api-reference/plants/list-plants'] }]);
  store.actions.undo();
  expect(navigationNow()).toEqual([START]);
  expect(textsOf(store)[file]).toBeUndefined();
});

test('it goes behind a page of the same tag, into the folder of that page', () => {
  const page = '---\nopenapi: POST /plants\n---\n';
  const groups = [{ group: 'Ours', pages: ['ref/add', 'index'] }, START];
  const { store, find, navigationNow } = open({ groups }, { 'ref/add.mdx': page });
  const { edit, file, group } = addOperationPage(store.getState(), find('/plants'));
  store.actions.editNavigation(edit);
  expect([file, group]).toEqual(['ref/list-plants.mdx', 'Ours']);
  expect(navigationNow()).toEqual({
    groups: [{ group: 'Ours', pages: ['ref/add', 'ref/list-plants', 'index'] }, START],
  });
});

test('it goes into the group that is called like the tag', () => {
  const { store, find, navigationNow } = open([{ group: 'SOILS', pages: [] }, START]);
  store.actions.editNavigation(addOperationPage(store.getState(), find('/soils')).edit);
  expect(navigationNow()).toEqual([{ group: 'SOILS', pages: ['api-reference/soils/list-soils'] }, START]);
});

test('an operation without words has its method and path for a title', () => {
  const { store, find } = open([START]);
  const { edit, file } = addOperationPage(store.getState(), find('/status'));
  store.actions.editNavigation(edit);
  expect(textsOf(store)[file]).toBe('---\ntitle: "GET /status"\nopenapi: GET /status\n---\n');
});

test('all pages come in one step, in groups by tag, old and new ones', () => {
  const { store, listing, navigationNow } = open([{ group: 'Soils', pages: ['index'] }, START]);
  const edit = addAllPages(store.getState(), listing?.operations ?? []);
  expect(store.actions.editNavigation(edit)).toEqual({ status: 'ok' });
  expect(navigationNow()).toEqual([
    { group: 'Soils', pages: ['index', 'api-reference/soils/list-soils'] },
    START,
    { group: 'Plants', pages: ['api-reference/plants/list-plants', 'api-reference/plants/add-a-plant'] },
    { group: 'API reference', pages: ['api-reference/get-status'] },
  ]);
  store.actions.undo();
  expect(Object.keys(textsOf(store))).toEqual(['api.json', 'docs.json', 'index.mdx']);
});

test.each([
  ['the contract', [START], [START, { group: 'API', openapi: '/api.json', pages: [] }]],
  ['the later format', { groups: [START] }, { groups: [START, { group: 'API', openapi: '/api.json' }] }],
])('a group that names the description has its pages made, in %s', (_, navigation, wanted) => {
  const { store, listing, navigationNow } = open(navigation);
  const edit = listing && addGeneratedPages(store.getState(), listing, 'API');
  expect(edit && store.actions.editNavigation(edit)).toEqual({ status: 'ok' });
  expect(navigationNow()).toEqual(wanted);
  const changes = [...store.getState().files].map(([path, after]) => ({ path, after }));
  const after = createSiteReader().read({ revision: 2, changes }).api?.descriptions[0]?.operations;
  expect(after?.every(({ pages }) => pages.length === 1)).toBe(true);
});
