/** Where the links of an API description lead, and what is said of those that lead nowhere. */
import { expect, test } from 'vitest';
import { sortProblems } from '../../rules/collect-problems.ts';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import { filesOf } from './testing/api-files.ts';

const responses = { 200: { description: 'Fine' } };

async function renderAll(description: string) {
  const session = createProjectSession(testServices);
  const operation = (summary: string, operationId: string, tag: string) => ({
    get: { summary, operationId, tags: [tag], description, responses },
  });
  const api = {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    paths: {
      '/plants': operation('List plants', 'listPlants', 'Green plants'),
      '/plants/{id}': operation('Get a plant', 'getPlant', 'Green plants'),
      '/beds': operation('List beds', 'listBeds', 'Beds'),
    },
  };
  const { site } = session.update(
    filesOf({
      'docs.json': { name: 'Test', navigation: { tabs: [{ tab: 'API', openapi: 'api.json' }] } },
      'api.json': JSON.stringify(api, undefined, 2),
    }),
  );
  const pages = await Promise.all([...(site?.pages.keys() ?? [])].map((path) => session.renderPage(path)));
  const problems = sortProblems(pages.flatMap((page) => page?.diagnostics ?? []));
  return { pages, problems: problems.filter(({ code }) => code.startsWith('links/')) };
}

test('a link to an operation or a tag leads to its page', async () => {
  const { pages, problems } = await renderAll(
    'See [one](#operation/getPlant), [all](#tag/Green-plants), <a href="#tag/Beds/operation/listBeds">beds</a>.',
  );
  const page = pages.find((one) => one?.path.endsWith('list-beds'));
  expect(page?.html).toContain('href="../../api-reference/green-plants/get-a-plant.html"');
  expect(page?.html).toContain('href="../../api-reference/green-plants/list-plants.html"');
  expect(page?.html).toContain('href="../../api-reference/beds/list-beds.html"');
  expect(page?.markdown).toContain('green-plants/get-a-plant.md');
  expect(problems).toEqual([]);
});

test('a link that leads nowhere is told once, at its line of the description', async () => {
  const { problems } = await renderAll('See [none](#operation/none) and [the rest](./rest.md).');
  expect(problems.map(({ code, file, page, range }) => [code, file, page, range?.start.line])).toEqual([
    ['links/missing-anchor', 'api.json', undefined, 15],
    ['links/missing-page', 'api.json', undefined, 15],
  ]);
  expect(problems[0]?.message).toBe(
    'The link `#operation/none` of the API description leads to a heading that its page does not have.',
  );
});
