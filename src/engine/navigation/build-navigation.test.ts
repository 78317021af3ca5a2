import { describe, expect, it } from 'vitest';
import { buildNavigation } from './build-navigation.ts';
import { division, group, navigation, outline, pages } from './testing/settings.ts';

describe('buildNavigation', () => {
  it('fills titles, icons, tags, methods and outside links in, at any depth', () => {
    const { tree } = buildNavigation(
      navigation(
        division('root', '', [
          group('Start', ['index', group('Deeper', ['guides/a', group('Deepest', ['guides/b'])])]),
          group(' ', ['users', 'blog']),
        ]),
      ),
      pages(
        ['index', { title: 'Welcome', icon: 'house', tag: 'New' }],
        ['guides/a', { title: 'A long title', sidebarTitle: 'A' }],
        'guides/b',
        ['users', { title: 'List users', openapi: 'openapi.json get /users' }],
        ['blog', { title: 'Blog', url: 'https://example.com/blog' }],
      ),
    );
    expect(outline(tree)).toEqual([
      'root  (0) → index',
      '  [Start]',
      '    Welcome New icon:house',
      '    [Deeper]',
      '      A',
      '      [Deepest]',
      '        guides/b',
      '  []',
      '    List users GET',
      '    Blog → https://example.com/blog',
    ]);
  });

  it('leaves out entries without a page and says what was meant', () => {
    const { tree, unresolved, listed } = buildNavigation(
      navigation(
        division('root', '', [
          group('Guides', ['guides/quickstrat', 'Guides/Install', 'start', 'GET /users', 'nowhere', 'folder', 'start']),
          group('Nothing left', ['nowhere']),
        ]),
      ),
      pages('guides/quickstart', 'guides/install', 'guides/start', 'folder/index'),
    );
    expect(outline(tree)).toEqual([
      'root  (0) → guides/install',
      '  [Guides]',
      '    guides/install',
      '    folder/index',
    ]);
    expect(unresolved).toEqual([
      { kind: 'missing', entry: 'guides/quickstrat', nearest: 'guides/quickstart' },
      { kind: 'other-case', entry: 'Guides/Install', meant: 'guides/install' },
      { kind: 'missing', entry: 'start', nearest: 'guides/start' },
      { kind: 'endpoint', entry: 'GET /users' },
      { kind: 'missing', entry: 'nowhere' },
    ]);
    expect([...listed]).toEqual(['guides/install', 'folder/index']);
  });

  it('keeps hidden pages and hidden groups out, and does not count them as listed', () => {
    const { tree, listed } = buildNavigation(
      navigation(division('root', '', [group('Shown', ['a', 'b']), group('Hidden', ['c'], { isHidden: true })])),
      pages('a', ['b', { hidden: true }], 'c'),
    );
    expect(outline(tree)).toEqual(['root  (0) → a', '  [Shown]', '    a']);
    expect([...listed]).toEqual(['a']);
  });

  it('opens a division at its default child, and leads leaves where they say', () => {
    const root = division('root', '', [], {
      divisions: [
        division('version', 'v1', ['old']),
        division('version', 'v2', ['new'], { isDefault: true }),
        division('tab', 'Status', [], { href: 'https://status.example.com' }),
        division('tab', 'Empty', []),
      ],
    });
    const { tree } = buildNavigation(
      navigation(root, [division('anchor', 'Chat', [], { href: '/chat' })]),
      pages('old', 'new'),
    );
    expect(outline(tree)).toEqual([
      'root  (0) → new',
      '  version v1 (0.0) → old',
      '    old',
      '  version v2 (0.1) → new',
      '    new',
      '  tab Status (0.2) → https://status.example.com',
      '  tab Empty (0.3) → nothing',
      'anchor Chat (g0) → /chat',
    ]);
  });

  it('lets the version in the front matter win over the one of the group', () => {
    const root = division('root', '', [], {
      divisions: [
        division('version', 'v2', [group('Guides', ['a', 'old', 'both'])]),
        division('version', 'v1', [group('Guides', ['both']), group('More', ['x'])]),
      ],
    });
    const { tree } = buildNavigation(
      navigation(root),
      pages('a', ['old', { version: 'v1' }], ['both', { version: 'v1' }], ['x', { version: 'unknown' }]),
    );
    expect(outline(tree)).toEqual([
      'root  (0) → a',
      '  version v2 (0.0) → a',
      '    [Guides]',
      '      a',
      '  version v1 (0.1) → both',
      '    [Guides]',
      '      both',
      '      old',
      '    [More]',
      '      x',
    ]);
  });

  it('takes 24,000 entries in four languages', () => {
    const paths = Array.from({ length: 24_000 }, (_, index) => `part-${index % 40}/page-${index}`);
    const languages = ['en', 'es', 'fr', 'de'].map((name, index) =>
      division('language', name, [
        group(
          'All',
          paths.slice(index * 6000, (index + 1) * 6000).map((path) => path),
        ),
      ]),
    );
    const { tree } = buildNavigation(navigation(division('root', '', [], { divisions: languages })), pages(...paths));
    expect(tree.places.size).toBe(24_000);
  });
});
