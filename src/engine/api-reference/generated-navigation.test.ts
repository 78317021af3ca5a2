/** Which operations a part of the navigation gets pages for, and where these go. */
import { expect, test } from 'vitest';
import type { NavigationDivision, NavigationEntry } from '../navigation/navigation-tree.ts';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import { filesOf } from './testing/api-files.ts';

const answer = { responses: { 200: { description: 'Fine' } } };
const API = {
  openapi: '3.1.0',
  paths: {
    '/leaves': { get: { summary: 'List leaves', ...answer }, post: { summary: 'Add a leaf', ...answer } },
    '/roots': { get: { summary: 'List roots', ...answer } },
  },
};
const NAMES_LEAVES = '---\nopenapi: GET /leaves\n---\n';

/** Pages that the parts at the top list, in their order. */
function listed(settings: object, files: Readonly<Record<string, string>> = {}) {
  const session = createProjectSession(testServices);
  const read = (more: Readonly<Record<string, string>>) => {
    const { site } = session.update(
      filesOf({ 'docs.json': { name: 'Test', ...settings }, 'api.json': API, 'start.mdx': 'Hello', ...files, ...more }),
    );
    return (site?.navigation.root.divisions ?? []).map(pagesIn);
  };
  return { parts: read({}), read };
}

function pagesIn({ divisions, entries }: NavigationDivision): readonly string[] {
  const ofEntry = (entry: NavigationEntry): readonly string[] =>
    entry.kind === 'page' ? [entry.path] : entry.entries.flatMap(ofEntry);
  return [...divisions.flatMap(pagesIn), ...entries.flatMap(ofEntry)];
}

test('a tab with pages of its own shows them first, then the operations that no page names', () => {
  const tab = { tab: 'API', openapi: 'api.json', groups: [{ group: 'Start', pages: ['start', 'all-leaves'] }] };
  const { parts, read } = listed({ navigation: { tabs: [tab] } }, { 'all-leaves.mdx': NAMES_LEAVES });
  expect(parts).toEqual([['start', 'all-leaves', 'api-reference/add-a-leaf', 'api-reference/list-roots']]);
  // The page names another operation now.
  expect(read({ 'all-leaves.mdx': '---\nopenapi: GET /roots\n---\n' })).toEqual([
    ['start', 'all-leaves', 'api-reference/list-leaves', 'api-reference/add-a-leaf'],
  ]);
});

test('a group with pages of its own does, too; a page elsewhere that names an operation counts', () => {
  const navigation = {
    tabs: [
      { tab: 'API', groups: [{ group: 'API', openapi: 'api.json', pages: ['start'] }] },
      { tab: 'Guides', pages: ['all-leaves'] },
    ],
  };
  const { parts } = listed({ navigation }, { 'all-leaves.mdx': NAMES_LEAVES });
  expect(parts).toEqual([['start', 'api-reference/add-a-leaf', 'api-reference/list-roots'], ['all-leaves']]);
});

test('where operations are listed by name, these are all that are wanted', () => {
  const tab = { tab: 'API', openapi: 'api.json', pages: ['start', 'GET /roots'] };
  expect(listed({ navigation: { tabs: [tab] } }).parts).toEqual([['start', 'api-reference/list-roots']]);
});

test('what a group inside has made is not made again around it', () => {
  const tab = {
    tab: 'API',
    openapi: 'api.json',
    groups: [
      { group: 'Start', pages: ['start'] },
      { group: 'All', openapi: 'api.json' },
    ],
  };
  expect(listed({ navigation: { tabs: [tab] } }).parts).toEqual([
    ['start', 'api-reference/list-leaves', 'api-reference/add-a-leaf', 'api-reference/list-roots'],
  ]);
});

test('each part has its pages in its own folder', () => {
  const tabOf = (name: string, directory: string) => ({ tab: name, openapi: { source: 'api.json', directory } });
  const { parts } = listed({ navigation: { tabs: [tabOf('One', 'one/api/'), tabOf('Two', 'two')] } });
  expect(parts.map(([first]) => first)).toEqual(['one/api/list-leaves', 'two/list-leaves']);
});

test('the folder of the whole site holds where a part names none', () => {
  const settings = {
    api: { openapi: { source: 'api.json', directory: 'reference' } },
    navigation: { tabs: [{ tab: 'API', pages: ['start', 'GET /roots'] }] },
  };
  expect(listed(settings).parts).toEqual([['start', 'reference/list-roots']]);
});

test('a tab of the first format with a page in its folder shows the operations, too', () => {
  const settings = {
    openapi: 'api.json',
    tabs: [{ name: 'API', url: 'api', openapi: 'api.json' }],
    navigation: [
      { group: 'Start', pages: ['start'] },
      { group: 'API', pages: ['api/first'] },
    ],
  };
  const { parts } = listed(settings, { 'api/first.mdx': 'First' });
  expect(parts.flat()).toEqual(
    expect.arrayContaining(['api/first', 'api/list-leaves', 'api/add-a-leaf', 'api/list-roots']),
  );
});

test('an operation says where its page goes, what it is called, and what stands above', async () => {
  const roots = API.paths['/roots'].get;
  const own = {
    metadata: { title: 'All roots', sidebarTitle: 'Roots', hidden: 'yes' },
    content: 'Roots grow **down**.',
    href: '/soil/roots',
  };
  const api = { ...API, paths: { '/roots': { get: { ...roots, 'x-mint': own } } } };
  const session = createProjectSession(testServices);
  const tabs = [{ tab: 'API', openapi: 'api.json' }];
  const { site } = session.update(
    filesOf({
      'docs.json': { name: 'Test', navigation: { tabs } },
      'api.json': api,
      'page.mdx': '---\nopenapi: GET /roots\n---\n',
    }),
  );
  expect((site?.navigation.root.divisions ?? []).map(pagesIn)).toEqual([['soil/roots']]);
  expect(site?.pages.get('page')?.title).toBe('All roots');
  expect((await session.renderPage('page'))?.markdown).toContain('Roots grow **down**.');
  const { site: without } = session.update(
    filesOf({ 'docs.json': { name: 'Test', navigation: { tabs } }, 'api.json': api }),
  );
  const page = without?.pages.get('soil/roots');
  expect(page).toMatchObject({ title: 'All roots', isHidden: false, frontMatter: { sidebarTitle: 'Roots' } });
  expect((await session.renderPage('soil/roots'))?.markdown).toContain('Roots grow **down**.');
});
