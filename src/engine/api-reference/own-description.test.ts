/** Two descriptions with the same operation: where a page is listed says whose is meant. */
import { expect, test } from 'vitest';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import { filesOf } from './testing/api-files.ts';

const description = (title: string) => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  servers: [{ url: `https://${title.toLowerCase()}.example` }],
  paths: { '/plants': { get: { summary: `Plants of the ${title}`, responses: { 200: { description: 'Fine' } } } } },
});
const PAGE = '---\nopenapi: GET /plants\n---\n';

test('a page takes its operation from the description of its tab or group, before those of the project', async () => {
  const session = createProjectSession(testServices);
  const { site } = session.update(
    filesOf({
      'docs.json': {
        name: 'Test',
        openapi: ['garden.json'],
        navigation: {
          tabs: [
            { tab: 'Guides', pages: ['plain'] },
            { tab: 'Meadow', openapi: 'meadow.json', pages: ['in-tab'] },
            { tab: 'Others', groups: [{ group: 'Meadow', openapi: 'meadow.json', pages: ['in-group', 'named'] }] },
          ],
        },
      },
      'garden.json': description('Garden'),
      'meadow.json': description('Meadow'),
      'plain.mdx': PAGE,
      'in-tab.mdx': PAGE,
      'in-group.mdx': PAGE,
      'named.mdx': '---\nopenapi: garden.json GET /plants\n---\n',
      'unlisted.mdx': PAGE,
    }),
  );
  const said = [...(site?.pages.values() ?? [])].map(({ path, endpoint, title }) => [path, endpoint?.file, title]);
  const ofGarden = ['garden.json', 'Plants of the Garden'];
  const ofMeadow = ['meadow.json', 'Plants of the Meadow'];
  expect(Object.fromEntries(said.map(([path, ...rest]) => [path, rest]))).toEqual({
    plain: ofGarden,
    'in-tab': ofMeadow,
    'in-group': ofMeadow,
    named: ofGarden,
    unlisted: ofGarden,
  });
  const page = await session.renderPage('in-tab');
  expect(page?.markdown).toContain('https://meadow.example');
  expect(page?.html).not.toContain('garden.example');
});
