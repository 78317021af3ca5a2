/** One test for each setting that the frame shows: it fails when the setting has no effect. */
import { describe, expect, test } from 'vitest';
import { renderNotFound, renderProject, textOfHtml } from '../testing/render.ts';

const BASE = {
  name: 'Acme',
  colors: { primary: '#0055ff' },
  navigation: [{ group: 'Start', pages: ['index', 'guides/first'] }],
};
const PAGES = {
  'index.mdx': '---\ntitle: Home\n---\n\n## One\n\n## Two',
  'guides/first.mdx': '---\ntitle: First\n---\n',
};

async function home(settings: object, pages: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await renderProject({ ...BASE, ...settings }, { ...PAGES, ...pages }))('index');
}

const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
const sidebarOf = (html: string) => part(html, /<nav class="sidebar-nav"[\s\S]*?<\/nav>/);
const topOf = (html: string) => part(html, /<header class="top"[\s\S]*?<\/header>/);
const footerOf = (html: string) => part(html, /<footer[\s\S]*?<\/footer>/);

test('the page for unknown addresses has words of its own', async () => {
  const html = await renderNotFound(
    {
      name: 'Acme',
      colors: { primary: '#0055ff' },
      navigation: { pages: ['index'] },
      errors: { 404: { title: 'Gone fishing', description: 'Try the **search** & see.' } },
    },
    PAGES,
  );
  expect(html).toContain('<title>Gone fishing – Acme</title>');
  expect(textOfHtml(part(html, /<h1>.*?<\/h1>/))).toBe('Gone fishing');
  expect(html).toContain('Try the <strong>search</strong> &amp; see.');
});

test('what the page for unknown addresses says may be more than a line, with components', async () => {
  const description =
    'It has *moved*.\n\n<Card title="Begin again" href="/index">Here.</Card>\n\n- <Icon icon="star" /> New';
  const html = await renderNotFound(
    { name: 'Acme', navigation: [{ group: 'A', pages: ['index'] }], errors: { 404: { description } } },
    PAGES,
  );
  const main = part(html, /<main[\s\S]*<\/main>/);
  expect(main).toContain('<p>It has <em>moved</em>.</p>');
  expect(main).toMatch(/class="card card-linked"[\s\S]*<a href="index\.html">Begin again<\/a>/);
  expect(main).toMatch(/<li>.*<svg class="icon".*<\/svg>.* New<\/li>/);
  expect(html).toContain('href="assets/site-cards.css"');
  expect(main).not.toContain('The page was moved');
});

test('the page for unknown addresses tells pages of the same name apart by their groups', async () => {
  const navigation = [
    { group: 'Start', pages: ['index'] },
    { group: 'Cloud', pages: ['cloud'] },
    { group: 'Own host', pages: ['own'] },
  ];
  const page = '---\ntitle: Overview\n---';
  const html = await renderNotFound({ name: 'Acme', navigation }, { ...PAGES, 'cloud.mdx': page, 'own.mdx': page });
  const ways = part(html, /<main[\s\S]*<\/main>/);
  expect(ways).toContain('<a href="cloud.html">Overview</a><span>Cloud</span>');
  expect(ways).toContain('<a href="own.html">Overview</a><span>Own host</span>');
});

describe('navigation', () => {
  test('shows icons, short titles, tags, methods, outside pages and what is deprecated; hides what is hidden', async () => {
    const sidebar = sidebarOf(
      await home(
        {
          navigation: [
            { group: 'Start', icon: 'star', pages: ['index', 'a', 'b', 'c', 'c2', 'd', 'e'] },
            { group: '', pages: ['f'] },
            { group: 'Deep', pages: [{ group: 'Deeper', pages: [{ group: 'Deepest', pages: ['g'] }] }] },
          ],
        },
        {
          'a.mdx': '---\ntitle: Long title of A\nsidebarTitle: Short A\nicon: star\niconType: solid\n---',
          'b.mdx': '---\ntitle: B\ntag: NEW\n---',
          'c.mdx': '---\ntitle: C\napi: DELETE /things\n---',
          'c2.mdx': '---\ntitle: GET /cups\napi: GET /cups\n---',
          'd.mdx': '---\ntitle: D\nurl: https://example.com/d\n---',
          'e.mdx': '---\ntitle: E\nhidden: true\n---',
          'f.mdx': '---\ntitle: F\ndeprecated: true\n---',
          'g.mdx': '---\ntitle: G\n---',
        },
      ),
    );
    expect(sidebar).toMatch(/<h2 class="nav-heading"><svg[\s\S]*?Start/);
    expect(textOfHtml(sidebar)).toContain('Short A');
    expect(sidebar).not.toContain('Long title of A');
    expect(sidebar).toContain('<span class="nav-tag">NEW</span>');
    expect(sidebar).toMatch(/method-delete">DEL</);
    // The badge says the method already.
    expect(sidebar).toMatch(/method-get">GET<\/span><span class="nav-title">\/cups</);
    expect(sidebar).toMatch(/href="https:\/\/example\.com\/d" target="_blank"/);
    expect(sidebar).not.toContain('>E<');
    expect(sidebar).toMatch(/nav-deprecated">F</);
    expect(sidebar.match(/nav-heading/g)).toHaveLength(2);
    expect(sidebar.match(/<summary>/g)).toHaveLength(2);
  });

  test('may lead to a heading of a page', async () => {
    const sidebar = sidebarOf(await home({ navigation: [{ group: 'S', pages: ['index', 'guides/first#setup'] }] }));
    expect(sidebar).toContain('href="guides/first.html#setup"');
  });
});

test('name is the brand, the title and the footer', async () => {
  const html = await home({ name: 'Tidepool', footerSocials: { x: 'https://x.com/tide' } });
  expect(topOf(html)).toContain('>Tidepool</span>');
  expect(html).toContain('– Tidepool</title>');
  expect(footerOf(html)).toContain('Tidepool');
});

test('a long name gives way to what stands beside it; a short one and a logo keep their width', async () => {
  const brandOf = async (...settings: Parameters<typeof home>) =>
    part(await home(...settings), /<a class="brand[^>]*>/);
  const name = 'Acme Cloud Platform Developer Documentation';
  expect(await brandOf({ name })).toContain('long-name');
  expect(await brandOf({})).not.toContain('long-name');
  const logo = { light: '/l.svg', dark: '/d.svg' };
  expect(await brandOf({ name, logo }, { 'l.svg': '<svg/>', 'd.svg': '<svg/>' })).not.toContain('long-name');
  expect(await brandOf({ name, logo }, { 'l.svg': '<svg/>' })).toContain('long-name');
});

test('logo.href is where the brand leads', async () => {
  const logo = { light: '/l.svg', dark: '/d.svg', href: 'https://acme.example' };
  const top = topOf(await home({ logo }, { 'l.svg': '<svg/>', 'd.svg': '<svg/>' }));
  expect(top).toMatch(/class="brand" href="https:\/\/acme\.example"/);
  expect(top).toMatch(/only-light" src="l\.svg"[\s\S]*only-dark" src="d\.svg"/);
});

test('topbarLinks stand in the bar, and in the sheet of a phone', async () => {
  const html = await home({ topbarLinks: [{ name: 'Status', url: 'https://status.example' }] });
  expect(html.match(/href="https:\/\/status\.example"/g)).toHaveLength(2);
});

describe('topbarCtaButton', () => {
  test('is a link', async () => {
    const html = await home({ topbarCtaButton: { name: 'Sign up', url: '/guides/first' } });
    expect(topOf(html)).toMatch(/class="button" href="guides\/first\.html">\s*Sign up/);
  });

  test('has the shape and the arrow that it asks for', async () => {
    const button = { name: 'Sign up', url: '/guides/first', style: 'pill', arrow: true };
    expect(topOf(await home({ topbarCtaButton: button }))).toMatch(/class="button button-pill"[^>]*>\s*Sign up<svg/);
  });

  test('is a repository, with the place where a browser asks for its stars', async () => {
    const html = await home({ topbarCtaButton: { type: 'github', url: 'https://github.com/acme/app' } });
    expect(topOf(html)).toMatch(/data-stars="https:\/\/api\.github\.com\/repos\/acme\/app"/);
    expect(textOfHtml(topOf(html))).toContain('acme/app');
  });
});

describe('many versions that share a page', () => {
  const names = ['v7', 'v6', 'v5', 'v4', 'v3', 'v2', 'v1'];
  const withPages = (count: number) => {
    const own = Array.from({ length: count }, (_, index) => `more/${index}`);
    const navigation = names.map((version) => ({ group: `Of ${version}`, version, pages: ['index', ...own] }));
    return home({ versions: names, navigation }, Object.fromEntries(own.map((path) => [`${path}.mdx`, ''])));
  };

  test('the page carries what surrounds it in each of them', async () => {
    expect((await withPages(1)).match(/<template data-choices/g)).toHaveLength(6);
  });

  test('with too much for that, the choice of the reader is kept for the pages of one version', async () => {
    const html = await withPages(200);
    expect(html).not.toContain('<template data-choices');
    expect(html).toContain('<template data-shared');
  });
});

describe('versions', () => {
  const versioned = {
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'New', version: 'v2', pages: ['v2/more', 'fresh/a'] },
      { group: 'Old', version: 'v1', pages: ['v1/more'] },
    ],
    tabs: [{ name: 'Fresh', url: 'fresh', version: 'v2' }],
    anchors: [{ name: 'Archive', icon: 'star', url: 'https://archive.example', version: 'v1' }],
  };
  const pages = {
    ...PAGES,
    'fresh/a.mdx': '---\ntitle: A\n---',
    'v2/more.mdx': '---\ntitle: More\n---',
    'v1/more.mdx': '---\ntitle: More\n---',
  };

  test('are a menu that keeps the page, and filter groups, tabs and anchors', async () => {
    const render = await renderProject({ ...BASE, ...versioned }, pages);
    const newer = await render('v2/more');
    expect(topOf(newer)).toMatch(/aria-current="true">[\s\S]*?v2/);
    expect(topOf(newer)).toMatch(/href="\.\.\/v1\/more\.html"/);
    expect(newer).toContain('Fresh');
    expect(newer).not.toContain('Archive');
    expect(textOfHtml(sidebarOf(newer))).not.toContain('Old');
    const older = await render('v1/more');
    expect(older).not.toContain('Fresh');
    expect(older).toContain('Archive');
    expect(textOfHtml(sidebarOf(older))).toMatch(/Old/);
  });

  test('surround a page that they share each in their own way', async () => {
    const shared = await (await renderProject({ ...BASE, ...versioned }, pages))('index');
    const [, other = ''] = /<template data-choices="version:v1"[^>]*>([\s\S]*?)<\/template>/.exec(shared) ?? [];
    expect(textOfHtml(other)).toMatch(/v1[\s\S]*Archive[\s\S]*Old/);
    expect(other).toContain('aria-current="page"');
    expect(textOfHtml(other)).not.toMatch(/New|Fresh/);
  });

  test('may lead to another site, or be languages', async () => {
    const other = { versions: [{ name: 'v2' }, { name: 'v1', url: 'https://v1.acme.example' }] };
    expect(topOf(await home(other))).toContain('href="https://v1.acme.example"');
    const german = { versions: [{ name: 'Deutsch', locale: 'de' }] };
    expect(await home(german)).toMatch(/<html lang="de"/);
  });
});

describe('anchors', () => {
  test('have an icon of their type, a colour or a gradient, and lead into a folder, out of the site or to a mailbox', async () => {
    const sidebar = sidebarOf(
      await home({
        anchors: [
          { name: 'Guides', icon: 'star', url: 'guides', color: { from: '#ff0000', to: '#0000ff' } },
          { name: 'Forum', icon: 'star', iconType: 'solid', url: 'https://forum.example', color: '#00ff00' },
          { name: 'Mail', icon: 'star', url: 'mailto:a@acme.example' },
          { name: 'Secret', icon: 'star', url: 'secret', isDefaultHidden: true },
        ],
        topAnchor: { name: 'Basics', icon: 'star' },
      }),
    );
    expect(sidebar).toContain('--anchor:linear-gradient(135deg,#ff0000,#0000ff)');
    expect(sidebar).toContain('--anchor:#00ff00');
    expect(sidebar).toContain('href="guides/first.html"');
    expect(sidebar).toContain('href="https://forum.example"');
    expect(sidebar).toContain('href="mailto:a@acme.example"');
    expect(sidebar).not.toContain('Secret');
    expect(sidebar).toMatch(/aria-current="true">[\s\S]*?Basics/);
  });

  test('take colors.anchors where they name no colour', async () => {
    const html = await home({
      colors: { primary: '#0055ff', anchors: '#abcdef' },
      anchors: [{ name: 'Forum', icon: 'star', url: 'https://forum.example' }],
    });
    expect(sidebarOf(html)).toContain('--anchor:#abcdef');
  });

  test('that are hidden show to a reader inside', async () => {
    const anchors = [{ name: 'Secret', icon: 'star', url: 'guides', isDefaultHidden: true }];
    const render = await renderProject({ ...BASE, anchors }, PAGES);
    expect(sidebarOf(await render('index'))).not.toContain('Secret');
    expect(sidebarOf(await render('guides/first'))).toContain('Secret');
  });
});

test('tabs and primaryTab are a row under the bar', async () => {
  const html = await home({ tabs: [{ name: 'Guides', url: 'guides' }], primaryTab: { name: 'Basics' } });
  const row = part(html, /<nav class="tab-row"[\s\S]*?<\/nav>/);
  expect(row).toMatch(/aria-current="true">Basics</);
  expect(row).toMatch(/href="guides\/first\.html">Guides</);
});

test('footerSocials: the nine platforms, others, a list, and names in place of addresses', async () => {
  const keys = [
    ['website', 'Website'],
    ['facebook', 'Facebook'],
    ['twitter', 'Twitter'],
    ['discord', 'Discord'],
    ['slack', 'Slack'],
    ['github', 'GitHub'],
    ['linkedin', 'LinkedIn'],
    ['instagram', 'Instagram'],
    ['hacker-news', 'Hacker News'],
    ['x', 'X'],
    ['youtube', 'YouTube'],
    ['telegram', 'Telegram'],
    ['bluesky', 'Bluesky'],
  ] as const;
  const named = footerOf(
    await home({ footerSocials: Object.fromEntries(keys.map(([key]) => [key, `https://${key}.example`])) }),
  );
  for (const [key, label] of keys)
    expect(named).toMatch(new RegExp(`href="https://${key}\\.example"[^>]*aria-label="${label}"`));
  const list = footerOf(await home({ footerSocials: [{ type: 'github', url: 'acme' }] }));
  expect(list).toContain('href="https://github.com/acme"');
});

test('footer.links are columns', async () => {
  const footer = footerOf(
    await home({ footer: { links: [{ title: 'Firm', links: [{ label: 'First', url: '/guides/first' }] }] } }),
  );
  expect(footer).toContain('Firm');
  expect(footer).toContain('href="guides/first.html">First');
});

describe('feedback', () => {
  const feedback = { suggestEdit: true, raiseIssue: true, thumbsRating: true };

  test('leads to the repository that other settings name, on its branch and in its folder', async () => {
    const topbarLinks = [{ name: 'Source', url: 'https://github.com/acme/app/tree/next/docs' }];
    const html = await home({ feedback, topbarLinks });
    expect(html).toContain('href="https://github.com/acme/app/edit/next/docs/index.mdx"');
    expect(html).toMatch(/acme\/app\/issues\/new\?title=Docs%3A%20Home/);
    expect(html).toContain('data-rate="yes"');
  });

  test('knows how other hosts do it', async () => {
    const html = await home({ feedback, footerSocials: { gitlab: 'https://gitlab.com/acme/app' } });
    expect(html).toContain('href="https://gitlab.com/acme/app/-/edit/main/index.mdx"');
    expect(html).toContain('/-/issues/new?issue[title]=Docs');
  });

  test('shows no link without a repository, and nothing when all is off', async () => {
    const html = await home({ feedback });
    expect(html).toContain('data-rating');
    expect(html).not.toContain('Suggest an edit');
    expect(await home({})).not.toContain('class="feedback"');
  });
});

describe('modeToggle', () => {
  test('default sets the mode of new readers, and isHidden takes the button away', async () => {
    expect(await home({})).toMatch(/<html lang="en">/);
    expect(await home({})).toContain('data-mode-toggle');
    expect(await home({ modeToggle: { default: 'dark' } })).toContain('data-mode="dark"');
    const forced = await home({ modeToggle: { default: 'light', isHidden: true } });
    expect(forced).toContain('data-mode="light"');
    expect(forced).not.toContain('data-mode-toggle');
    // A choice of former times, when there still was a button, does not count.
    expect(forced).not.toContain('leafwright-mode');
  });

  test('appearance.strict of the later format does the same', async () => {
    const later = { navigation: { pages: ['index'] }, appearance: { default: 'dark', strict: true } };
    const html = await home(later);
    expect(html).toContain('data-mode="dark"');
    expect(html).not.toContain('data-mode-toggle');
  });
});

test('a background picture that the project does not have leaves no broken image', async () => {
  expect(await home({ backgroundImage: '/gone.svg' })).not.toContain('backdrop');
});

test('backgroundImage stands behind the page', async () => {
  expect(await home({ backgroundImage: '/bg.svg' }, { 'bg.svg': '<svg/>' })).toMatch(/backdrop-image" src="bg\.svg"/);
});

test('search.prompt is what the search button says', async () => {
  expect(topOf(await home({ search: { prompt: 'Find anything' } }))).toContain('Find anything');
});

test('banner stands above the bar, in its colour, and can be closed', async () => {
  const html = await home({
    banner: { content: '**New** release', dismissible: true, color: { light: '#ffee00', dark: '#330000' } },
  });
  expect(html).toMatch(
    /<section class="banner[\s\S]*<strong>New<\/strong> release[\s\S]*data-dismiss[\s\S]*<header class="top"/,
  );
  expect(html).toContain('background:light-dark(#ffee00,#330000);color:light-dark(#000,#fff)');
});

test('eyebrow.display and styling.eyebrows show the whole way', async () => {
  const pages = { 'guides/deep.mdx': '---\ntitle: Deep\n---' };
  const navigation = [{ group: 'Start', pages: ['index', { group: 'More', pages: ['guides/deep'] }] }];
  const render = async (settings: object) =>
    textOfHtml(
      part(
        await (await renderProject({ ...BASE, navigation, ...settings }, { ...PAGES, ...pages }))('guides/deep'),
        /<(p|nav) class="eyebrow"[\s\S]*?<\/\1>/,
      ),
    );
  expect(await render({})).toBe('More');
  expect(await render({ eyebrow: { display: 'breadcrumbs' } })).toBe('Start More');
  expect(await render({ navigation: { groups: navigation }, styling: { eyebrows: 'breadcrumbs' } })).toBe('Start More');
});

test('rounded: sharp makes corners sharp', async () => {
  expect(await home({ rounded: 'sharp' })).toContain('data-corners="sharp"');
});

test('mode: frame keeps the navigation around what is all the author’s', async () => {
  const page = (mode: string) => home({}, { 'index.mdx': `---\ntitle: Home\nmode: ${mode}\n---\n\n## One\n\n## Two` });
  const frame = await page('frame');
  expect(frame).toContain('data-layout="frame"');
  expect(frame).not.toContain('<h1>');
  const wide = await page('wide');
  expect(wide).toContain('data-layout="wide"');
  expect(wide).not.toContain('id="toc"');
  expect(await page('center')).toContain('data-layout="center"');
});

test('front matter: the day of the last change, and no links to the neighbours', async () => {
  const html = await home(
    {},
    { 'index.mdx': '---\ntitle: Home\nlastUpdatedDate: "2026-03-04"\nhideFooterPagination: true\n---' },
  );
  expect(textOfHtml(html)).toContain('Last updated on 2026-03-04');
  expect(html).not.toContain('class="pagination"');
});

test.each(['constructor', '__proto__', 'toString'])('the word `%s` is one like any other', async (word) => {
  const footer = footerOf(await home({ footerSocials: [{ type: word, url: 'https://example.com/me' }] }));
  expect(footer).toContain(`aria-label="${word}"`);
  const versions = [
    { name: 'First', locale: word },
    { name: 'Second', locale: 'fr' },
  ];
  expect(await home({ versions })).toContain('<html lang="en"');
});
