import { expect, test } from 'vitest';
import { renderProject, textOfHtml } from '../testing/render.ts';

const CONFIG = {
  name: 'Acme',
  colors: { primary: '#0055ff' },
  navigation: [
    {
      group: 'Start',
      pages: ['index', { group: 'More', icon: 'star', pages: ['more/deep'] }],
    },
    { group: 'API', pages: ['api-reference/create'] },
  ],
  tabs: [{ name: 'API reference', url: 'api-reference' }],
  primaryTab: { name: 'Guides' },
  anchors: [{ name: 'Forum', icon: 'star', url: 'https://forum.example.com', color: '#ffee00' }],
  topbarLinks: [{ name: 'Status', url: 'https://status.example.com' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' },
  footerSocials: { x: 'https://x.com/acme', website: 'https://acme.example.com' },
  feedback: { suggestEdit: true, raiseIssue: true },
};
const PAGES = {
  'index.mdx': '---\ntitle: Home\ndescription: Where it starts.\n---\n\n## One\n\n## Two',
  'more/deep.mdx': '---\ntitle: Deep\n---\n\nText.',
  'api-reference/create.mdx': '---\ntitle: Create\napi: POST /users/{id}\n---\n\nText.',
};

test('the navigation shows the part of the site a page is in, and marks the page', async () => {
  const render = await renderProject(CONFIG, PAGES);
  const home = await render('index');
  const sidebar = /<nav class="sidebar-nav"[\s\S]*?<\/nav>/.exec(home)?.[0] ?? '';
  expect(sidebar).toMatch(/href="index\.html" aria-current="page">/);
  expect(textOfHtml(sidebar)).toContain('Start');
  expect(sidebar).not.toContain('create.html" aria-current');
  expect(sidebar).toMatch(/<details class="nav-details"><summary>/);
});

test('links and folded groups are right from a page in a folder', async () => {
  const render = await renderProject(CONFIG, PAGES);
  await render('index');
  const deep = await render('more/deep');
  expect(deep).toContain('href="../assets/site.css"');
  expect(deep).toMatch(/href="\.\.\/index\.html">/);
  expect(deep).toMatch(/<details class="nav-details" open>/);
  expect(deep).toMatch(/href="(?:\.\.\/more\/)?deep\.html" aria-current="page"/);
});

test('the navigation encodes what an address cannot hold', async () => {
  const config = { name: 'Acme', navigation: [{ group: 'Start', pages: ['index', 'what?', '50% off'] }] };
  const render = await renderProject(config, { 'index.mdx': '', 'what?.mdx': '', '50% off.mdx': '' });
  const home = await render('index');
  expect(home).toContain('href="what%3F.html"');
  expect(home).toContain('href="50%25%20off.html"');
});

test('the name stands for a logo that is not in the project', async () => {
  const brand = async (logo: object, files: Readonly<Record<string, string>>) => {
    const render = await renderProject({ ...CONFIG, logo }, { 'index.mdx': '', ...files });
    return /<a class="brand"[\s\S]*?<\/a>/.exec(await render('index'))?.[0];
  };
  const logo = { light: '/logo/Light.svg', dark: '/logo/dark.svg' };
  expect(await brand(logo, {})).toContain('>Acme<');
  const one = await brand(logo, { 'logo/light.svg': '<svg/>' });
  expect(one).toMatch(/<span class="[^"]*only-dark">Acme<.*<img class="[^"]*only-light" src="logo\/light.svg"/);
  const sized = await brand(logo, { 'logo/light.svg': '<svg width="90" height="30"/>', 'logo/dark.svg': '<svg/>' });
  expect(sized).toMatch(/<img class="[^"]*only-light"[^>]* width="90" height="30"/);
  const both = await brand(logo, { 'logo/light.svg': '<svg/>', 'logo/dark.svg': '<svg/>' });
  expect(both?.match(/<img/g)).toHaveLength(2);
  expect(await brand({ light: 'https://a.example/l.svg', dark: 'https://a.example/l.svg' }, {})).toContain('<img');
});

test('a page without a description is described by the beginning of its first paragraph', async () => {
  const long = 'Every message waits its turn. '.repeat(9);
  const files = {
    'index.mdx': `---\ntitle: Home\n---\n\n## First\n\nA **short** beginning.\n\nMore.\n`,
    'other.mdx': long,
  };
  const render = await renderProject({ name: 'N', navigation: { pages: ['index', 'other'] } }, files);
  expect(await render('index')).toContain('<meta name="description" content="A short beginning.">');
  expect(await render('other')).toMatch(/<meta name="description" content="Every [^"]{100,158} …">/);
});

test('a version that shares its first page with another one opens at a page of its own', async () => {
  const config = {
    name: 'N',
    versions: ['2', '1'],
    navigation: [
      { group: 'Shared', pages: ['index'] },
      { group: 'Old', version: '1', pages: ['old'] },
    ],
  };
  const render = await renderProject(config, { 'index.mdx': '# Start', 'old.mdx': '# Old' });
  expect(await render('index')).toMatch(/<a href="old\.html"[^>]*><span>1</);
});

test('a description is plain text where search engines read it', async () => {
  const files = { 'index.mdx': '---\ndescription: "The `Map` of [birds](/index), **big** & small"\n---\n' };
  const render = await renderProject(CONFIG, files);
  expect(await render('index')).toContain('<meta name="description" content="The Map of birds, big &amp; small">');
});

test('tabs lead to their first page, and the current one is marked', async () => {
  const render = await renderProject(CONFIG, PAGES);
  const home = await render('index');
  const tabs = /<nav class="tab-row"[\s\S]*?<\/nav>/.exec(home)?.[0] ?? '';
  expect(tabs).toMatch(/aria-current="true">Guides</);
  expect(tabs).toMatch(/href="api-reference\/create\.html">API reference</);
});

test('the frame shows what the settings say', async () => {
  const render = await renderProject(CONFIG, PAGES);
  const home = await render('index');
  expect(home).toContain('<title>Home – Acme</title>');
  expect(home).toContain('<meta name="description" content="Where it starts.">');
  expect(home).toContain('<meta property="og:title" content="Home">');
  expect(home).toContain('https://github.com/acme/docs/edit/HEAD/index.mdx');
  expect(home).toMatch(/github\.com\/acme\/docs\/issues\/new\?title=Docs%3A%20Home/);
  expect(home).toContain('acme/docs');
  expect(home).toMatch(/aria-label="X"/);
  expect(home).toMatch(/--anchor:#ffee00;--anchor-text:#000/);
  expect(home).toMatch(/rel="next"[\s\S]*Deep/);
  expect(home).toMatch(/class="toc"[\s\S]*#one[\s\S]*#two/);
});

test('an endpoint page shows its method and address', async () => {
  const render = await renderProject({ ...CONFIG, api: { baseUrl: 'https://api.example.com' } }, PAGES);
  const page = await render('api-reference/create');
  const bar = textOfHtml(/<div class="endpoint">[\s\S]*?<\/div>/.exec(page)?.[0] ?? '');
  expect(bar.replaceAll(' ', '')).toBe('POSThttps://api.example.com/users/{id}Tryit');
});

test('a forced mode is in the document itself, without a button to change it', async () => {
  const render = await renderProject({ ...CONFIG, modeToggle: { default: 'dark', isHidden: true } }, PAGES);
  const home = await render('index');
  expect(home).toMatch(/<html lang="en" data-mode="dark">/);
  expect(home).not.toContain('data-mode-toggle');
});

test('modes of pages leave out what they say', async () => {
  const render = await renderProject(CONFIG, {
    ...PAGES,
    'index.mdx': '---\ntitle: Home\nmode: wide\n---\n\n## One\n\n## Two',
    'more/deep.mdx': '---\ntitle: Deep\nmode: custom\n---\n\nAll mine.',
  });
  expect(await render('index')).not.toContain('id="toc"');
  const custom = await render('more/deep');
  expect(custom).not.toContain('<h1>');
  expect(custom).toContain('All mine.');
});

test('a large navigation is not repeated in every page', async () => {
  const groups = Array.from({ length: 40 }, (_, group) => ({
    group: `Group ${group}`,
    pages: Array.from({ length: 10 }, (_, page) => `g${group}/p${page}`),
  }));
  const pages = Object.fromEntries(
    groups.flatMap(({ pages: paths }) => paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
  );
  const render = await renderProject({ name: 'Large', colors: CONFIG.colors, navigation: groups }, pages);
  const sidebar = /<nav class="sidebar-nav"[\s\S]*?<\/nav>/.exec(await render('g7/p3'))?.[0] ?? '';
  expect(sidebar.match(/<a /g)?.length).toBe(39 + 10);
  expect(sidebar).toMatch(/href="\.\.\/g8\/p0\.html">[\s\S]*Group 8/);
  expect(sidebar).toMatch(/p3\.html" aria-current="page"/);
});

test('a translated page says its language', async () => {
  const render = await renderProject(
    {
      name: 'Acme',
      colors: { primary: '#0055ff' },
      navigation: {
        languages: [
          { language: 'en', groups: [{ group: 'Start', pages: ['index'] }] },
          { language: 'cn', groups: [{ group: '开始', pages: ['zh/index'] }] },
        ],
      },
    },
    { 'index.mdx': '---\ntitle: Home\n---', 'zh/index.mdx': '---\ntitle: 首页\n---' },
  );
  expect(await render('index')).toContain('<html lang="en"');
  expect(await render('zh/index')).toMatch(/<html lang="zh-(CN|Hans)"/);
});
