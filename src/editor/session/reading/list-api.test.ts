import { expect, test } from 'vitest';
import { createSiteReader } from './site-reader.ts';

const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Garden', version: '2' },
  paths: {
    '/plants': {
      get: { summary: 'List plants', tags: ['Plants'], responses: {} },
      post: { deprecated: true, responses: {} },
    },
  },
  webhooks: { watered: { post: { responses: {} } } },
  components: { schemas: { Plant: { type: 'object' } } },
};

function changesOf(files: Readonly<Record<string, unknown>>) {
  return Object.entries(files).map(([path, text]) => ({
    path,
    after: new TextEncoder().encode(typeof text === 'string' ? text : JSON.stringify(text)),
  }));
}

const FILES = {
  'docs.json': { name: 'Garden', navigation: [{ group: 'API', pages: ['list', 'POST /plants'] }], openapi: 'api.json' },
  'api.json': SPEC,
  'list.mdx': '---\nopenapi: GET /plants\n---\n',
  'gone.mdx': '---\ntitle: Gone\nopenapi: GET /plant\n---\n',
};

const read = (files: Readonly<Record<string, unknown>>) =>
  createSiteReader().read({ revision: 1, changes: changesOf(files) }).api;

test('operations are listed with the pages that show them, written and generated ones', () => {
  const [listing] = read(FILES)?.descriptions ?? [];
  expect(listing).toMatchObject({ file: 'api.json', title: 'Garden', version: '2', isBroken: false, isNamed: true });
  expect(listing?.schemas).toEqual(['Plant']);
  expect(listing?.operations).toEqual([
    {
      name: 'GET /plants',
      method: 'GET',
      path: '/plants',
      title: 'List plants',
      tag: 'Plants',
      isDeprecated: false,
      pages: ['list'],
    },
    { name: 'POST /plants', method: 'POST', path: '/plants', isDeprecated: true, pages: ['api-reference/post-plants'] },
    { name: 'webhook watered', method: 'WEBHOOK', path: 'watered', isDeprecated: false, pages: [] },
  ]);
});

test('pages whose operation is gone are listed with the nearest one', () => {
  expect(read(FILES)?.lostPages).toEqual([
    { file: 'gone.mdx', title: 'Gone', written: 'GET /plant', nearest: 'GET /plants' },
  ]);
});

test('an operation of two descriptions is named with its file, and each has its own pages', () => {
  const page = '---\nopenapi: old.json GET /plants\n---\n';
  const api = read({ ...FILES, 'old.json': SPEC, 'old-list.mdx': page });
  const found = api?.descriptions.map(({ operations: [first] }) => [first?.name, first?.pages]);
  expect(found).toEqual([
    ['api.json GET /plants', ['list']],
    ['old.json GET /plants', ['old-list']],
  ]);
});

test('a description that is broken is listed, and addresses are listed apart', () => {
  const config = { ...FILES['docs.json'], openapi: ['api.json', 'https://example.com/api.json'] };
  const api = read({ ...FILES, 'docs.json': config, 'api.json': '{ "openapi": "3.1.0", ' });
  expect(api?.descriptions).toEqual([{ file: 'api.json', isBroken: true, isNamed: true, operations: [], schemas: [] }]);
  expect(api?.addresses).toEqual(['https://example.com/api.json']);
});

test('typing in a page sends nothing of the API again', () => {
  const reader = createSiteReader();
  reader.read({ revision: 1, changes: changesOf(FILES) });
  const typed = changesOf({ 'list.mdx': '---\nopenapi: GET /plants\n---\nMore words.' });
  expect(reader.read({ revision: 2, changes: typed }).api).toBeUndefined();
  const renamed = changesOf({ 'list.mdx': '---\nopenapi: POST /plants\n---\n' });
  const after = reader.read({ revision: 3, changes: renamed }).api?.descriptions[0]?.operations;
  expect(after?.map(({ pages }) => pages)).toEqual([[], ['api-reference/post-plants', 'list'], []]);
});

test('files that settings and navigation name, and that are not there, are listed by their paths', () => {
  const api = read({
    'docs.json': {
      name: 'Garden',
      navigation: [{ group: 'API', openapi: './specs/more.json', pages: [] }],
      openapi: ['/api.json', 'https://example.com/openapi.json', '//example.com/a.json', '../outside.json', 'no-file'],
    },
    'index.mdx': 'Text.\n',
  });
  expect(api?.missing).toEqual(['api.json', 'specs/more.json']);
  expect(api?.descriptions).toEqual([]);
});
