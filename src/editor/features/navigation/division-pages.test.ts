import { expect, it } from 'vitest';
import { readOutline } from '../../../authoring/navigation-edit/outline-reader.ts';
import { madePagesByDivision, pagesByDivision } from './division-pages.ts';
import { findMissingPages } from './missing-pages.ts';

const CONFIG = {
  tabs: [{ name: 'API', url: 'api' }],
  versions: ['v1', 'API'],
  navigation: [
    { group: 'Start', version: 'v1', pages: ['index', 'api/users'] },
    { group: 'API', pages: [{ group: 'Deep', version: 'API', pages: ['api/pets', 'gone/user'] }] },
  ],
};

it('counts the pages of tabs and versions, also where both have the same name', () => {
  const outline = readOutline(CONFIG, (page) => ({ file: `${page}.mdx`, title: page }));
  const pages = pagesByDivision(outline);
  expect([...pages].map(([key, nodes]) => [key, nodes.map(({ label }) => label)])).toEqual([
    ['tab:API', ['api/users', 'api/pets']],
    ['version:v1', ['index', 'api/users']],
    ['version:API', ['api/pets', 'gone/user']],
  ]);
});

it('counts pages that are made for a tab and have no entry', () => {
  const outline = readOutline(CONFIG, () => undefined);
  const made = { title: 'Show a pet', trail: ['API'], isInNavigation: true, isHidden: false };
  const pages = [
    { ...made, path: 'api/pets/show' },
    { ...made, path: 'other/show' },
    { ...made, path: 'api/unlisted', isInNavigation: false },
    { ...made, path: 'api/users', file: 'api/users.mdx' },
  ];
  expect([...madePagesByDivision(outline, pages)]).toEqual([['tab:API', ['api/pets/show']]]);
});

it('finds entries without a file, and the page that was meant', () => {
  const outline = readOutline(CONFIG, (page) =>
    page === 'gone/user' ? undefined : { file: `${page}.mdx`, title: page },
  );
  const found = findMissingPages(outline.roots, [{ page: 'people/user' }]);
  expect(found.map(({ node, nearest }) => [node.label, nearest])).toEqual([['gone/user', 'people/user']]);
});
