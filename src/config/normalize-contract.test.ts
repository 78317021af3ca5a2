import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import type { SiteConfig } from './site-config.ts';
import { outline } from './testing/outline.ts';

const PAGES = [
  { group: 'Start', pages: ['introduction', 'quickstart'] },
  {
    group: 'Endpoints',
    icon: 'bolt',
    pages: ['api/list', { group: 'Tides', pages: ['api/tides/get', 'guides/tides'] }],
  },
  { group: 'Kits', pages: ['api/kits/js', 'apiary'] },
];

function read(settings: object): SiteConfig {
  const json = JSON.stringify({ name: 'Tide', navigation: PAGES, ...settings });
  const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
  if (reading.status !== 'ok') throw new Error('unreadable');
  return reading.config;
}

const navigationOf = (settings: object) => outline(read(settings).navigation);

describe('settings that change nothing', () => {
  const notes = (settings: object) => {
    const json = JSON.stringify({ name: 'Tide', navigation: PAGES, ...settings });
    const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
    return reading.diagnostics
      .filter(({ code }) => code === 'config/unused')
      .map(({ severity, message }) => [severity, message]);
  };

  it('are named', () => {
    expect(notes({ search: { location: 'side' }, topbar: { style: 'gradient' } })).toEqual([
      ['info', 'The search stays in the top bar, where every page and every width has it.'],
      ['info', 'The top bar has one look, so `gradient` changes nothing.'],
    ]);
  });

  it('are not named where they say what is so anyway', () => {
    expect(notes({ search: { location: 'top' }, topbar: { style: 'default' } })).toEqual([]);
  });
});

describe('navigation of the contract', () => {
  it('without tabs, anchors and versions is the groups themselves', () => {
    expect(navigationOf({})).toEqual([
      '[Start]',
      '  introduction',
      '  quickstart',
      '[Endpoints] (icon bolt)',
      '  api/list',
      '  [Tides]',
      '    api/tides/get',
      '    guides/tides',
      '[Kits]',
      '  api/kits/js',
      '  apiary',
    ]);
  });

  it('gives a tab the pages of its folder, and the first tab the rest', () => {
    expect(navigationOf({ tabs: [{ name: 'API', url: '/api/' }] })).toEqual([
      'tab Documentation',
      '  [Start]',
      '    introduction',
      '    quickstart',
      '  [Endpoints] (icon bolt)',
      '    [Tides]',
      '      guides/tides',
      '  [Kits]',
      '    apiary',
      'tab API (/api/)',
      '  [Endpoints] (icon bolt)',
      '    api/list',
      '    [Tides]',
      '      api/tides/get',
      '  [Kits]',
      '    api/kits/js',
    ]);
  });

  it('prefers the deeper of two folders', () => {
    const tabs = [
      { name: 'API', url: 'api' },
      { name: 'Kits', url: 'api/kits' },
    ];
    const lines = navigationOf({ tabs, primaryTab: { name: 'Guides' } });
    expect(lines.filter((line) => line.startsWith('tab'))).toEqual([
      'tab Guides',
      'tab API (/api/)',
      'tab Kits (/api/kits/)',
    ]);
    expect(lines.slice(-3)).toEqual(['tab Kits (/api/kits/)', '  [Kits]', '    api/kits/js']);
  });

  it('leaves out the first tab when nothing is left for it', () => {
    const lines = navigationOf({
      navigation: [{ group: 'All', pages: ['api/a', 'guides/b'] }],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Guides', url: 'guides' },
      ],
    });
    expect(lines).toEqual([
      'tab API (/api/)',
      '  [All]',
      '    api/a',
      'tab Guides (/guides/)',
      '  [All]',
      '    guides/b',
    ]);
  });

  it('puts what no anchor holds into the top anchor, with its own look', () => {
    const anchors = [
      { name: 'API', icon: 'code', url: 'api', color: { from: '#FFF', to: '#000000' } },
      { name: 'Mail', icon: 'envelope', iconType: 'solid', url: 'mailto:help@example.com', color: '#0d9373' },
      { name: 'Secret', url: 'secret', isDefaultHidden: true },
    ];
    const divisions = (settings: object) => navigationOf(settings).filter((line) => line.startsWith('anchor'));
    expect(divisions({ anchors })).toEqual([
      'anchor Documentation (icon book-open duotone)',
      'anchor API (icon code duotone, /api/, colour #ffffff #000000)',
      'anchor Mail (icon envelope solid, → mailto:help@example.com, colour #0d9373 #0d9373)',
      'anchor Secret (/secret/, hidden until inside)',
    ]);
    const topAnchor = { name: 'Home', icon: 'house', iconType: 'thin' };
    expect(divisions({ anchors, topAnchor })[0]).toBe('anchor Home (icon house thin)');
  });

  it('shows anchors beside tabs, without a top anchor, and inside the tab whose folder holds theirs', () => {
    const lines = navigationOf({
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [
        { name: 'Blog', url: 'https://example.com/blog' },
        { name: 'Kits', url: 'api/kits' },
        { name: 'Guides', url: 'guides' },
      ],
      topAnchor: { name: 'Home' },
    });
    expect(lines.filter((line) => /^ *(tab|anchor)/.test(line))).toEqual([
      'tab Documentation',
      'tab API (/api/)',
      '  anchor Kits (/api/kits/)',
      'anchor Blog (→ https://example.com/blog)',
      'anchor Guides (/guides/)',
    ]);
    expect(lines.slice(-4)).toEqual([
      'anchor Guides (/guides/)',
      '  [Endpoints] (icon bolt)',
      '    [Tides]',
      '      guides/tides',
    ]);
  });

  it('gives each version its own groups, tabs and anchors', () => {
    const lines = navigationOf({
      versions: ['v2', 'v1'],
      tabs: [{ name: 'API', url: 'api', version: 'v2' }],
      navigation: [
        { group: 'Start', pages: ['introduction'] },
        { group: 'New', version: 'v2', pages: ['v2/new', { group: 'API', pages: ['api/new'] }] },
        { group: 'Old', version: 'v1', pages: ['v1/old'] },
      ],
    });
    expect(lines).toEqual([
      'version v2 (default)',
      '  tab Documentation',
      '    [Start]',
      '      introduction',
      '    [New]',
      '      v2/new',
      '  tab API (/api/)',
      '    [New]',
      '      [API]',
      '        api/new',
      'version v1',
      '  [Start]',
      '    introduction',
      '  [Old]',
      '    v1/old',
    ]);
  });

  it('takes versions with settings: a default, another site, languages', () => {
    const navigation = [{ group: 'Start', pages: ['introduction'] }];
    expect(
      navigationOf({
        navigation,
        versions: [
          { name: 'v1', url: 'https://v1.example.com' },
          { name: 'v2', default: true },
        ],
      }),
    ).toEqual(['version v1 (→ https://v1.example.com)', 'version v2 (default)', '  [Start]', '    introduction']);
    expect(
      navigationOf({
        navigation: [{ ...navigation[0], version: 'English' }],
        versions: [
          { name: 'English', locale: 'en' },
          { name: 'Deutsch', locale: 'de' },
        ],
      }),
    ).toEqual([
      'language English (locale en, default)',
      '  [Start]',
      '    introduction',
      'language Deutsch (locale de)',
    ]);
  });

  it('reads pages however they are written', () => {
    expect(
      navigationOf({
        navigation: [
          {
            group: ' ',
            pages: [
              '/guides/one.mdx',
              '  guides/two ',
              './guides/three/',
              'guides/four.md#part',
              'GET /tides',
              'notes v1.2',
            ],
          },
        ],
      }),
    ).toEqual([
      '[]',
      '  guides/one',
      '  guides/two',
      '  guides/three',
      '  guides/four#part',
      '  GET /tides',
      '  notes v1.2',
    ]);
  });
});

describe('settings of the contract', () => {
  it('fall back to defaults, with a brand of their own', () => {
    const { navigation, ...config } = read({});
    expect(config).toEqual({
      format: 'contract',
      name: 'Tide',
      colors: { primary: '#0f766e', light: '#2dd4bf', dark: '#0f766e' },
      topbarLinks: [],
      api: { baseUrls: [], playgroundMode: 'show', openapi: [] },
      socials: [],
      footerColumns: [],
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      appearance: { isToggleHidden: false },
      redirects: [],
      metadata: {},
      codeBlocks: 'system',
      fonts: {},
      areHiddenPagesIndexed: false,
      defaultIconLibrary: 'fontawesome',
      variables: {},
    });
  });

  it('bring colours to one form, the other two following the first', () => {
    expect(read({ colors: { primary: '#0AF', background: { dark: '#101010' }, anchors: '#FFFFFF' } }).colors).toEqual({
      primary: '#00aaff',
      light: '#00aaff',
      dark: '#00aaff',
      background: { dark: '#101010' },
      anchors: { from: '#ffffff', to: '#ffffff' },
    });
  });

  it('take a logo as one picture or as two', () => {
    expect(read({ logo: '/logo.svg' }).logo).toEqual({ light: 'logo.svg', dark: 'logo.svg' });
    expect(read({ logo: { light: './l.svg', dark: 'https://example.com/d.svg', href: '/start' } }).logo).toEqual({
      light: 'l.svg',
      dark: 'https://example.com/d.svg',
      href: '/start',
    });
    expect(read({ logo: { dark: 'd.svg' } }).logo).toEqual({ light: 'd.svg', dark: 'd.svg' });
  });

  it('take the button of the top bar as a link or as a repository', () => {
    expect(read({ topbarCtaButton: { name: 'Sign up', url: 'https://example.com' } }).topbarButton).toEqual({
      kind: 'link',
      label: 'Sign up',
      href: 'https://example.com',
    });
    expect(read({ topbarCtaButton: { type: 'github', url: 'https://github.com/tide/pool.git' } }).topbarButton).toEqual(
      {
        kind: 'repository',
        label: 'tide/pool',
        href: 'https://github.com/tide/pool.git',
      },
    );
  });

  it('take social accounts as a group or as a list, in their order', () => {
    const expected = [
      { platform: 'x', url: 'https://x.com/tide' },
      { platform: 'hacker-news', url: 'https://news.example.com' },
    ];
    expect(
      read({ footerSocials: { x: 'https://x.com/tide', 'hacker-news': 'https://news.example.com' } }).socials,
    ).toEqual(expected);
    expect(read({ footerSocials: expected.map(({ platform, url }) => ({ type: platform, url })) }).socials).toEqual(
      expected,
    );
  });

  it('honour the other keys that real projects have', () => {
    expect(
      read({
        modeToggle: { default: 'dark', isHidden: true },
        backgroundImage: '/bg.png',
        background: { style: 'Grid' },
        search: { prompt: 'Find' },
        redirects: [{ source: '/old/:slug*', destination: '/new/:slug*' }],
        metadata: { 'og:image': '/share.png', 'og:image:width': 1200 },
        codeBlock: { mode: 'dark' },
        seo: { indexHiddenPages: true },
        font: { family: 'Inter', weight: 400, url: '/f.woff2', headings: { family: 'Lora' } },
        feedback: { thumbsRating: true },
        eyebrow: { display: 'breadcrumbs' },
        rounded: 'sharp',
        banner: { content: 'New', color: { light: '#FA0', dark: '#530' } },
        footer: { links: [{ title: 'Firm', links: [{ label: 'About', url: '/about' }] }] },
        topbarLinks: [{ type: 'github', url: 'https://github.com/tide' }],
        openapi: ['/a.yaml', 'https://example.com/b.json'],
        api: {
          baseUrl: ['https://a.example.com/', 'https://b.example.com'],
          auth: { method: 'key', name: 'x-key', inputPrefix: 'sk- ' },
          playground: { mode: 'hide' },
        },
      }),
    ).toMatchObject({
      appearance: { default: 'dark', isToggleHidden: true },
      backgroundImage: { light: 'bg.png', dark: 'bg.png' },
      backgroundPattern: 'grid',
      searchPrompt: 'Find',
      redirects: [{ source: 'old/:slug*', destination: '/new/:slug*', isPermanent: true }],
      metadata: { 'og:image': '/share.png', 'og:image:width': '1200' },
      codeBlocks: 'dark',
      areHiddenPagesIndexed: true,
      fonts: { heading: { family: 'Lora', weight: 400 }, body: { family: 'Inter', weight: 400, source: 'f.woff2' } },
      feedback: { thumbsRating: true },
      eyebrows: 'breadcrumbs',
      corners: 'sharp',
      banner: { color: { light: '#ffaa00', dark: '#553300' } },
      footerColumns: [{ title: 'Firm', links: [{ label: 'About', href: '/about' }] }],
      topbarLinks: [{ label: 'GitHub', href: 'https://github.com/tide' }],
      api: {
        baseUrls: ['https://a.example.com', 'https://b.example.com'],
        auth: { method: 'key', name: 'x-key', inputPrefix: 'sk- ' },
        playgroundMode: 'hide',
        openapi: [{ source: 'a.yaml' }, { source: 'https://example.com/b.json' }],
      },
    });
  });
});
