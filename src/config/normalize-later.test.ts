import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../project/diagnostics.ts';
import { readConfig } from './read-config.ts';
import type { SiteConfig } from './site-config.ts';
import { outline } from './testing/outline.ts';

interface Read {
  readonly config: SiteConfig;
  readonly diagnostics: readonly Diagnostic[];
}

function read(settings: object, others: Readonly<Record<string, unknown>> = {}): Read {
  const base = { theme: 'mint', name: 'Tide', colors: { primary: '#0d9373' }, navigation: { pages: ['index'] } };
  const texts = { 'docs.json': { ...base, ...settings }, ...others };
  const files = Object.entries(texts).map(
    ([path, value]) => [path, new TextEncoder().encode(JSON.stringify(value))] as const,
  );
  const reading = readConfig(new Map(files), 'docs.json');
  if (reading.status !== 'ok') throw new Error('unreadable');
  return reading;
}

function navigationOf(navigation: object, others: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const { config, diagnostics } = read({ navigation }, others);
  expect(diagnostics).toEqual([]);
  return outline(config.navigation);
}

describe('navigation of the later format', () => {
  it('may be plain pages and groups', () => {
    expect(
      navigationOf({
        pages: [
          'index',
          {
            group: 'Guides',
            icon: { name: 'book', style: 'thin' },
            tag: 'NEW',
            expanded: true,
            pages: ['/guides/one.mdx'],
          },
        ],
      }),
    ).toEqual(['index', '[Guides] (icon book thin, tag NEW, expanded)', '  guides/one']);
  });

  it('nests tabs, menus, anchors, dropdowns and links', () => {
    expect(
      navigationOf({
        tabs: [
          { tab: 'Guides', icon: 'compass', groups: [{ group: 'Start', root: 'start/index', pages: ['start/one'] }] },
          {
            tab: 'API',
            menu: [
              { item: 'REST', description: 'x', groups: [{ group: ' ', openapi: 'api.yaml' }] },
              { item: 'Blog', href: 'https://example.com' },
            ],
          },
          { tab: 'Kits', dropdowns: [{ dropdown: 'JS', anchors: [{ anchor: 'Core', pages: ['kits/js/core'] }] }] },
          { tab: 'Old', hidden: 'true', href: '/old' },
        ],
        global: {
          anchors: [
            {
              anchor: 'Status',
              icon: '/icons/status.svg',
              color: { light: '#FFF', dark: '#000' },
              href: 'https://status.example.com',
            },
          ],
        },
      }),
    ).toEqual([
      'tab Guides (icon compass)',
      '  [Start] (root start/index)',
      '    start/one',
      'tab API',
      '  item REST',
      '    [] (openapi api.yaml)',
      '  item Blog (→ https://example.com)',
      'tab Kits',
      '  dropdown JS',
      '    anchor Core',
      '      kits/js/core',
      'tab Old (→ /old, hidden)',
      'everywhere: anchor Status (icon icons/status.svg, → https://status.example.com, colour #ffffff #ffffff)',
    ]);
  });

  it('names languages in their own words and marks the default', () => {
    expect(
      navigationOf({
        languages: [
          {
            language: 'en',
            versions: [
              { version: '2', tag: 'Latest', pages: ['index'] },
              { version: '1', default: true, pages: ['v1/index'] },
            ],
          },
          { language: 'pt-BR', pages: ['pt/index'] },
          { language: 'xx', pages: ['xx/index'] },
        ],
      }),
    ).toEqual([
      'language English (locale en, default)',
      '  version 2 (tag Latest)',
      '    index',
      '  version 1 (default)',
      '    v1/index',
      'language Português (Brasil) (locale pt-BR)',
      '  pt/index',
      'language xx (locale xx)',
      '  xx/index',
    ]);
  });

  it('keeps endpoints, headings and names with blanks as they are', () => {
    expect(
      navigationOf({
        groups: [
          {
            group: 'API',
            pages: ['GET /tides', 'spec.json POST /tides/{id}', 'webhook tide', 'Notes (old)', 'faq#tides'],
          },
        ],
      }),
    ).toEqual([
      '[API]',
      '  GET /tides',
      '  spec.json POST /tides/{id}',
      '  webhook tide',
      '  Notes (old)',
      '  faq#tides',
    ]);
  });

  it('takes a node with two names inside pages for a group, and groups inside a group', () => {
    expect(
      navigationOf({
        anchors: [
          {
            anchor: 'Docs',
            pages: [{ anchor: 'x', group: 'Both', pages: ['a'], groups: [{ group: 'Inner', pages: ['b'] }] }],
          },
        ],
      }),
    ).toEqual(['anchor Docs', '  [Both]', '    [Inner]', '      b', '    a']);
  });

  it('shows both kinds where the root has two', () => {
    expect(
      navigationOf({
        anchors: [{ anchor: 'Blog', href: 'https://example.com' }],
        groups: [{ group: 'Start', pages: ['index'] }],
      }),
    ).toEqual(['[Start]', '  index', 'anchor Blog (→ https://example.com)']);
  });

  it('follows references into other files, nested ones too, and keeps what stands beside them', () => {
    const lines = navigationOf(
      {
        tabs: [
          { $ref: 'nav/guides.json', icon: 'star' },
          { tab: 'API', groups: { $ref: './nav/api.json' } },
        ],
      },
      {
        'nav/guides.json': { tab: 'Guides', icon: 'book', pages: { $ref: 'parts/pages.json' } },
        'nav/parts/pages.json': ['one', 'two'],
        'nav/api.json': [{ group: 'API', pages: ['api'] }],
      },
    );
    expect(lines).toEqual(['tab Guides (icon star)', '  one', '  two', 'tab API', '  [API]', '    api']);
  });
});

describe('settings of the later format', () => {
  it('are read into the same model', () => {
    const { config, diagnostics } = read({
      description: 'All about tides',
      favicon: { light: '/l.png', dark: '/d.png' },
      logo: { light: '/l.svg', dark: '/d.svg' },
      appearance: { default: 'system', strict: true },
      background: { decoration: 'windows', color: { dark: '#000' }, image: { light: '/l.jpg', dark: '/d.jpg' } },
      styling: { codeblocks: 'dark', eyebrows: 'breadcrumbs' },
      fonts: { heading: { family: 'Lora', source: '/lora.woff2', format: 'woff2' }, family: 'Inter' },
      icons: { library: 'lucide' },
      navbar: {
        links: [{ type: 'github', href: 'https://github.com/tide' }],
        primary: { type: 'button', label: 'Go', href: '/go' },
      },
      footer: {
        socials: { x: 'https://x.com/tide' },
        links: [{ header: 'Firm', items: [{ label: 'About', href: '/about' }] }],
      },
      banner: { content: '**New**', dismissible: true, type: 'warning' },
      search: { prompt: 'Ask' },
      seo: { indexing: 'all', metatags: { 'og:image': '/x.png' } },
      metadata: { timestamp: true, 'og:title': 'T' },
      variables: { product: 'Tide' },
      redirects: [{ source: 'old', destination: '/new', permanent: false }],
      api: {
        openapi: { source: 'api.yaml', directory: 'api' },
        mdx: { server: 'https://a.example.com', auth: { method: 'bearer' } },
        playground: { display: 'none' },
      },
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/font-without-file']);
    const { navigation, ...rest } = config;
    expect(rest).toEqual({
      format: 'later',
      name: 'Tide',
      description: 'All about tides',
      colors: { primary: '#0d9373', light: '#0d9373', dark: '#0d9373', background: { dark: '#000000' } },
      logo: { light: 'l.svg', dark: 'd.svg' },
      favicon: { light: 'l.png', dark: 'd.png' },
      topbarLinks: [{ label: 'GitHub', href: 'https://github.com/tide' }],
      topbarButton: { kind: 'link', label: 'Go', href: '/go' },
      api: {
        baseUrls: ['https://a.example.com'],
        auth: { method: 'bearer' },
        playgroundMode: 'hide',
        openapi: [{ source: 'api.yaml', directory: 'api' }],
      },
      socials: [{ platform: 'x', url: 'https://x.com/tide' }],
      footerColumns: [{ title: 'Firm', links: [{ label: 'About', href: '/about' }] }],
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      appearance: { isToggleHidden: true },
      backgroundImage: { light: 'l.jpg', dark: 'd.jpg' },
      backgroundPattern: 'windows',
      searchPrompt: 'Ask',
      redirects: [{ source: 'old', destination: '/new', isPermanent: false }],
      metadata: { 'og:title': 'T', 'og:image': '/x.png' },
      codeBlocks: 'dark',
      eyebrows: 'breadcrumbs',
      fonts: {
        heading: { family: 'Lora', source: 'lora.woff2', format: 'woff2' },
        body: { family: 'Inter' },
      },
      banner: { content: '**New**', isDismissible: true, kind: 'warning' },
      areHiddenPagesIndexed: true,
      hasDates: true,
      defaultIconLibrary: 'lucide',
      variables: { product: 'Tide' },
    });
  });

  it('of pages, code and programs are read', () => {
    const { config, diagnostics } = read({
      styling: { codeblocks: { theme: { light: 'GitHub-Light' } } },
      interaction: { drilldown: true },
      errors: { 404: { redirect: true } },
      contextual: { display: 'toc' },
      metadata: { timestamp: false },
      markdown: { instructions: 'Ask before you send.' },
      seo: { organization: { name: 'Tide Ltd', logo: '/tide.svg', sameAs: ['https://x.com/tide'] } },
      custom: { js: ['/extra.js', 'https://cdn.example.com/a.js'] },
      scripts: [{ src: 'more.js' }],
      api: { examples: { defaults: 'all', prefill: true }, params: { expanded: 'all' }, url: 'full' },
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['site/left-out']);
    expect(config).toMatchObject({
      codeThemes: { light: 'github-light', dark: 'github-light' },
      doGroupsLeadOn: true,
      notFound: { leadsHome: true },
      arePageActionsInContents: true,
      hasDates: false,
      instructions: ['Ask before you send.'],
      publisher: { name: 'Tide Ltd', logo: 'tide.svg', sameAs: ['https://x.com/tide'] },
      scripts: ['extra.js', 'https://cdn.example.com/a.js', 'more.js'],
      api: { sampleParameters: 'all', isFormFilled: true, areFieldsOpen: true },
    });
  });

  it.each([['css-variables'], ['system'], ['dark']])('the word `%s` for the colours of code names no theme', (word) => {
    expect(read({ styling: { codeblocks: word } }).config.codeThemes).toBeUndefined();
    expect(read({ styling: { codeblocks: { theme: word } } }).config.codeThemes).toBeUndefined();
  });

  it('may be in the words of the contract or of an early converter', () => {
    const { config } = read({
      navbar: undefined,
      topbar: {
        links: [{ name: 'Blog', url: '/blog' }],
        primary: { type: 'github', href: 'https://github.com/tide/pool' },
      },
      footerSocials: [{ type: 'x', url: 'https://x.com/tide' }],
      feedback: { thumbsRating: 'true' },
      openapi: 'api.json',
      api: { display: 'simple', mdx: { base: 'https://a.example.com', auth: 'key' } },
      anchors: [
        { name: 'Chat', icon: 'discord', url: 'https://chat.example.com' },
        { name: 'Folder', url: 'folder' },
      ],
    });
    expect(config).toMatchObject({
      topbarLinks: [{ label: 'Blog', href: '/blog' }],
      topbarButton: { kind: 'repository', label: 'tide/pool' },
      socials: [{ platform: 'x', url: 'https://x.com/tide' }],
      feedback: { thumbsRating: true },
      api: {
        baseUrls: ['https://a.example.com'],
        auth: { method: 'key' },
        playgroundMode: 'simple',
        openapi: [{ source: 'api.json' }],
      },
    });
    expect(outline(config.navigation)).toEqual([
      'index',
      'everywhere: anchor Chat (icon discord, → https://chat.example.com)',
    ]);
  });

  it('of a wrong type are named and fall back to their defaults', () => {
    const { config, diagnostics } = read({
      name: ['Tide'],
      colors: { primary: 'green' },
      redirects: { '/old': '/new' },
      navigation: { tabs: [{ groups: [] }, 'x', { tab: 'T', groups: 'g', pages: ['a', 3, null] }] },
    });
    expect(config).toMatchObject({ name: 'Documentation', redirects: [], colors: { primary: '#0f766e' } });
    expect(outline(config.navigation)).toEqual(['tab T', '  a', '  3']);
    expect(diagnostics.map(({ message }) => message).toSorted()).toEqual([
      'An entry of the navigation has no name, so it is not shown.',
      'Entry 2 of “Tabs” (`navigation.tabs[1]`) holds the text `x`, but it may only hold a group of settings with `tab`.',
      '“Brand colour” (`colors.primary`) holds the text `green`, but it may only hold a colour such as `#0d9373`.',
      '“Groups” in entry 3 of “Tabs” (`navigation.tabs[2].groups`) holds the text `g`, but it may only hold a list in square brackets.',
      '“Project name” (`name`) holds a list, but it may only hold a text.',
      '“Redirects” (`redirects`) holds a group of settings in braces, but it may only hold a list in square brackets.',
    ]);
  });
});

it('what an early converter has turned round is asked about, with the other word to choose', () => {
  const json = '{ "name": "T", "navigation": {}, "topbar": { "links": [] }, "seo": { "indexing": "all" } }';
  const { diagnostics } = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
  const about = diagnostics.find(({ code }) => code === 'config/converted-indexing');
  expect(about?.fix).toBeUndefined();
  expect(about?.choice?.options).toEqual([{ label: 'Write `"navigable"`', text: '"navigable"' }]);
});
