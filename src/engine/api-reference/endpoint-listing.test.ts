/** What programs and the search are told of the pages of an API. */
import { expect, test } from 'vitest';
import { llmsTexts } from '../emit/llms-txt.ts';
import { searchHeadOf } from '../emit/search/search-index.ts';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import { filesOf } from './testing/api-files.ts';

const responses = { 200: { description: 'Fine' } };
const FILES = filesOf({
  'docs.json': {
    name: 'Test',
    navigation: {
      tabs: [
        { tab: 'API', openapi: 'api.json' },
        { tab: 'By hand', pages: ['named', 'written'] },
      ],
    },
  },
  'api.json': {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    servers: [{ url: 'https://plants.example/v1/' }],
    paths: {
      '/plants': {
        get: { summary: 'List plants', responses },
        post: {
          summary: 'Add a plant',
          description: 'Adds a **plant** to the <b>garden</b>.\n\nIt grows.',
          deprecated: true,
          responses,
        },
      },
    },
    webhooks: { 'plant grown': { post: { summary: 'A plant has grown', responses } } },
  },
  'named.mdx': '---\ntitle: Named\nopenapi: api.json GET /plants\ndescription: All of them\n---\n',
  'written.mdx': '---\ntitle: Written\napi: DELETE https://other.example/plants\n---\n',
});

function siteOf() {
  const session = createProjectSession(testServices);
  const { site } = session.update(FILES);
  if (site === undefined) throw new Error('The project of the test is broken.');
  return { session, site };
}

test('llms.txt says what each operation is sent to, what it is for, and whether it is deprecated', () => {
  const { root } = llmsTexts(siteOf().site);
  expect(root.split('\n').filter((line) => line.startsWith('- [') && line.includes('.md'))).toEqual([
    '- [List plants](api-reference/list-plants.md): GET /plants',
    '- [Add a plant](api-reference/add-a-plant.md): POST /plants. Adds a plant to the garden. Deprecated.',
    '- [A plant has grown](api-reference/a-plant-has-grown.md): Webhook plant grown',
    '- [Named](named.md): GET /plants. All of them',
    '- [Written](written.md): DELETE https://other.example/plants',
  ]);
});

test('the search knows the method of an endpoint, and that it is deprecated', () => {
  const { pages } = searchHeadOf(siteOf().site);
  expect(Object.fromEntries(pages.map(([output, , , , , , , , badge]) => [output, badge]))).toEqual({
    'api-reference/list-plants.html': 'GET',
    'api-reference/add-a-plant.html': '-POST',
    'api-reference/a-plant-has-grown.html': 'WEBHOOK',
    'named.html': 'GET',
    'written.html': 'DELETE',
  });
});

test('the Markdown twin says the whole address of an endpoint', async () => {
  const { session } = siteOf();
  const endpointOf = async (path: string) => /^`.*`$/m.exec((await session.renderPage(path))?.markdown ?? '')?.[0];
  expect(await endpointOf('named')).toBe('`GET https://plants.example/v1/plants`');
  expect(await endpointOf('written')).toBe('`DELETE https://other.example/plants`');
  expect(await endpointOf('api-reference/a-plant-has-grown')).toBe('`webhook plant grown`');
});
