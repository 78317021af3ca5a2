import { expect, test } from 'vitest';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import type { SiteModel } from '../site/site-model.ts';
import { project } from '../site/testing/project.ts';
import { giveTexts } from './give-texts.ts';

const FILES = project({
  'docs.json': {
    name: 'Test',
    navigation: [{ group: 'Start', pages: ['index', 'tides'] }],
    tabs: [{ name: 'API', url: 'api', openapi: 'api.json' }],
  },
  'index.mdx': 'Hello',
  'tides.mdx': '---\nopenapi: GET /tides\n---\n',
  'fields.mdx': '---\ntitle: Fields\napi: POST /tides\n---\n\n<ParamField body="height" type="number" required />\n',
  'api.json': {
    openapi: '3.1.0',
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/tides': { get: { summary: 'List tides', responses: { 200: { description: 'All' } } } } },
  },
});

function textsOf({ pages }: SiteModel): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pages].flatMap(([path, { source, addition }]) => {
      const text = source.kind === 'generated' ? source.text : addition?.text;
      return text === undefined ? [] : [[path, text]];
    }),
  );
}

test('a site goes to another thread without the texts of its generated pages, which are made there again', () => {
  const reading = createProjectSession(testServices).update(FILES);
  if (reading.status !== 'ok') throw new Error('The project of the test is broken.');
  const copy = structuredClone(reading.site);
  expect(textsOf(copy)).toEqual({});
  giveTexts(copy);
  expect(Object.keys(textsOf(copy)).sort()).toEqual(['api/list-tides', 'fields', 'tides']);
  expect(textsOf(copy)).toEqual(textsOf(reading.site));
  expect(copy.home).toBe(copy.pages.get('index'));
});
