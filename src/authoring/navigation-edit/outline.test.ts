import { describe, expect, it } from 'vitest';
import { canDrop, type DropTarget } from './can-drop.ts';
import { findEntry, findHolder, type Outline, type OutlineNode, walkOutline } from './outline.ts';
import { OutlineReader, readOutline } from './outline-reader.ts';

const CONTRACT = {
  name: 'Tide',
  versions: ['v1', 'v2'],
  tabs: [{ name: 'API', url: 'api' }],
  anchors: [{ name: 'Community', url: 'https://example.com' }],
  navigation: [
    { group: 'Start', icon: 'rocket', pages: ['index', '/quickstart.mdx', 'gone'] },
    { group: 'API', version: 'v2', pages: ['api/users', { group: 'Deep', pages: ['index', 'GET /pets'] }] },
  ],
};

const LATER = {
  navigation: {
    tabs: [
      { tab: 'Guides', groups: [{ group: 'Start', pages: ['index'] }] },
      { tab: 'API', pages: ['api/users'] },
      { tab: 'Blog', href: 'https://example.com' },
    ],
  },
};

const PAGES: Record<string, string> = { index: 'Welcome', quickstart: 'Quickstart', 'api/users': 'Users' };

const findPage = (page: string) => {
  const title = PAGES[page];
  return title === undefined ? undefined : { file: `${page}.mdx`, title };
};

const drawn = (outline: Outline) =>
  [...walkOutline(outline.roots)].map(({ node, depth }) => `${'  '.repeat(depth)}${node.kind} ${node.label}`);

function node(outline: Outline, id: string): OutlineNode {
  const found = [...walkOutline(outline.roots)].find((step) => `/${step.node.id}`.endsWith(`/${id}`));
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found.node;
}

function verdict(config: unknown, ids: readonly string[], target: string | undefined, place: DropTarget['place']) {
  const outline = readOutline(config, findPage);
  const nodes = ids.map((id) => node(outline, id));
  return canDrop(outline, nodes, { node: target === undefined ? undefined : node(outline, target), place });
}

describe('readOutline', () => {
  it("reads groups, nested groups, pages and endpoints of the contract's format", () => {
    expect(drawn(readOutline(CONTRACT, findPage))).toEqual([
      'group Start',
      '  page Welcome',
      '  page Quickstart',
      '  page gone',
      'group API',
      '  page Users',
      '  group Deep',
      '    page Welcome',
      '    endpoint GET /pets',
    ]);
  });

  it('says where each entry stands, whether it has a file, and what it belongs to', () => {
    const outline = readOutline(CONTRACT, findPage);
    expect(node(outline, 'page:quickstart')).toMatchObject({
      path: ['navigation', 0, 'pages', 1],
      page: 'quickstart',
      file: 'quickstart.mdx',
      divisions: [],
    });
    expect(node(outline, 'page:gone').file).toBeUndefined();
    expect(node(outline, 'page:api/users').divisions).toEqual([
      { kind: 'version', name: 'v2' },
      { kind: 'tab', name: 'API', prefix: 'api' },
    ]);
    expect(node(outline, 'group:Deep/page:index').path).toEqual(['navigation', 1, 'pages', 1, 'pages', 0]);
    expect(node(outline, 'group:Start').icon).toBe('rocket');
  });

  it('reads divisions of the later format', () => {
    expect(drawn(readOutline(LATER, findPage))).toEqual([
      'division Guides',
      '  group Start',
      '    page Welcome',
      'division API',
      '  page Users',
      'division Blog',
    ]);
  });

  it('tells a link to elsewhere from a page', () => {
    const outline = readOutline({ navigation: [{ group: 'A', pages: ['blog'] }] }, () => ({
      file: 'blog.mdx',
      title: 'Blog',
      url: 'https://example.com',
    }));
    expect(node(outline, 'page:blog')).toMatchObject({ kind: 'link', label: 'Blog' });
  });

  it('finds a page with a sign in its name that elsewhere begins a heading or a query', () => {
    const pages = new Set(['q?mark', 'hash#tag', 'plain']);
    const config = { navigation: [{ group: 'A', pages: ['q?mark', '/hash#tag.mdx', 'plain#part', 'gone#part'] }] };
    const outline = readOutline(config, (page) => (pages.has(page) ? { file: `${page}.mdx`, title: page } : undefined));
    expect(outline.roots[0]?.children.map(({ page, file }) => [page, file])).toEqual([
      ['q?mark', 'q?mark.mdx'],
      ['hash#tag', 'hash#tag.mdx'],
      ['plain', 'plain.mdx'],
      ['gone', undefined],
    ]);
  });

  it.each([[undefined], [[]], [{ navigation: 3 }], [{ navigation: [null, 4, { pages: 'x' }] }]])(
    'bears %j',
    (config) => {
      expect(() => drawn(readOutline(config, findPage))).not.toThrow();
    },
  );
});

describe('OutlineReader', () => {
  const titles: Record<string, string> = { ...PAGES };
  const find = (page: string) =>
    titles[page] === undefined ? undefined : { file: `${page}.mdx`, title: titles[page] };

  it('gives the same nodes for what did not change, and new ones up to what did', () => {
    const reader = new OutlineReader();
    const [start, api] = CONTRACT.navigation;
    const before = reader.read(CONTRACT, find);
    const after = reader.read({ ...CONTRACT, navigation: [{ ...start, icon: 'book' }, api] }, find);
    expect(after.roots[0]).toMatchObject({ icon: 'book' });
    expect(after.roots[1]).toBe(before.roots[1]);
    expect(after.divisions).toBe(before.divisions);
    expect(after.divisions).toHaveLength(3);
    expect(reader.read({ ...CONTRACT, navigation: [api, start] }, find).roots[0]?.path).toEqual(['navigation', 0]);
  });

  it('reads again what holds a page that changed, and everything when the tabs are others', () => {
    const reader = new OutlineReader();
    const before = reader.read(CONTRACT, find);
    titles['api/users'] = 'People';
    const after = reader.read(CONTRACT, find, new Set(['api/users']));
    expect(after.roots[0]).toBe(before.roots[0]);
    expect(after.roots[1]?.children[0]?.label).toBe('People');
    const sign = { navigation: [{ group: 'A', pages: ['quickstart#two'] }] };
    expect(reader.read(sign, find).roots[0]?.children[0]?.label).toBe('Quickstart');
    titles['quickstart#two'] = 'Two';
    expect(reader.read(sign, find, new Set(['quickstart#two'])).roots[0]?.children[0]?.label).toBe('Two');
    const untabbed = reader.read({ ...CONTRACT, tabs: [] }, find);
    expect(untabbed.roots[1]?.children[0]?.divisions).toEqual([{ kind: 'version', name: 'v2' }]);
  });
});

describe('findEntry and findHolder', () => {
  it('find what stands at a place, and what holds a list', () => {
    const { roots } = readOutline(CONTRACT, findPage);
    expect(findEntry(roots, ['navigation', 1, 'pages', 1, 'pages', 0])).toMatchObject({
      node: { label: 'Welcome' },
      parent: { label: 'Deep' },
      depth: 2,
      position: 1,
      count: 2,
    });
    expect(findEntry(roots, ['navigation', 7])).toBeUndefined();
    expect(findHolder(roots, ['navigation', 1, 'pages', 1, 'pages'])?.label).toBe('Deep');
    expect(findHolder(roots, ['navigation', 1, 'pages'])?.label).toBe('API');
    expect(findHolder(roots, ['navigation'])).toBeUndefined();
  });
});

describe('canDrop', () => {
  it('takes a page into a group, before and after another', () => {
    expect(verdict(CONTRACT, ['page:gone'], 'group:Deep', 'into')).toEqual({
      status: 'ok',
      listPath: ['navigation', 1, 'pages', 1, 'pages'],
      index: 2,
    });
    expect(verdict(CONTRACT, ['page:gone'], 'page:api/users', 'after')).toMatchObject({ status: 'ok', index: 1 });
  });

  it('refuses a page at the top, and offers a group', () => {
    expect(verdict(CONTRACT, ['page:gone'], 'group:API', 'before')).toEqual({
      status: 'refused',
      reason:
        'The top of the navigation holds groups only, so the page “gone” cannot stand there by itself. Put it into a group.',
      groupAt: { listPath: ['navigation'], index: 1 },
    });
    expect(verdict(CONTRACT, ['page:gone'], undefined, 'into')).toMatchObject({ status: 'refused' });
    expect(verdict(CONTRACT, ['group:Deep'], 'group:API', 'before')).toMatchObject({ status: 'ok' });
  });

  it('refuses to put a group into itself or what is in it', () => {
    const reason = '“API” cannot be put into itself.';
    expect(verdict(CONTRACT, ['group:API'], 'group:API', 'into')).toMatchObject({ reason });
    expect(verdict(CONTRACT, ['group:API'], 'group:Deep', 'into')).toMatchObject({ reason });
    expect(verdict(CONTRACT, ['group:API'], 'group:Deep/page:index', 'before')).toMatchObject({ reason });
  });

  it('refuses to put anything into a page', () => {
    expect(verdict(CONTRACT, ['page:gone'], 'page:index', 'into')).toMatchObject({
      reason: '“Welcome” is no group, so nothing can be put into it.',
    });
  });

  it('keeps parts of the site among their own kind', () => {
    expect(verdict(LATER, ['tab:API'], 'tab:Guides', 'before')).toMatchObject({
      status: 'ok',
      listPath: ['navigation', 'tabs'],
      index: 0,
    });
    expect(verdict(LATER, ['page:index'], 'tab:API', 'into')).toMatchObject({ status: 'ok' });
    expect(verdict(LATER, ['page:api/users'], 'tab:Guides', 'into')).toMatchObject({ status: 'refused' });
    expect(verdict(LATER, ['page:api/users'], 'tab:Guides', 'before')).toMatchObject({ status: 'refused' });
    expect(verdict(LATER, ['tab:API'], 'group:Start', 'before')).toMatchObject({ status: 'refused' });
  });
});
