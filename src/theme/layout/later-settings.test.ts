/** One test for each setting of the later format that the frame shows: it fails when the setting has no effect. */
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { createTestSite } from '../../engine/render/testing/test-site.ts';
import { siteStyles } from '../site-styles.ts';
import { renderNotFound, renderProject, textOfHtml } from '../testing/render.ts';

const PAGES = {
  'index.mdx': '---\ntitle: Home\n---\n\n## One\n\n## Two',
  'short.mdx': '---\ntitle: Short\n---\n\nWords.',
  'deck.mdx': '---\ntitle: Deck\ndescription: Where one stands.\nicon: star\n---\n',
  'storm.mdx': '---\ntitle: Storm *now*\n---\n',
  'wave.mdx': '---\ntitle: Wave\n---\n',
};

async function pageOf(path: string, settings: object, pages: Readonly<Record<string, string>> = {}): Promise<string> {
  const config = {
    name: 'Acme',
    colors: { primary: '#0055ff' },
    navigation: { pages: ['index', 'short'] },
    ...settings,
  };
  return (await renderProject(config, { ...PAGES, ...pages }))(path);
}

const bodyOf = (html: string) => /<main[\s\S]*?<div class="page-end">/.exec(html)?.[0] ?? '';

describe('the page of a group', () => {
  const listed = (directory: string, inner = {}) => ({
    navigation: {
      directory,
      groups: [
        { group: 'On board', root: 'index', pages: ['deck', { group: 'Weather', pages: ['storm', 'wave'], ...inner }] },
        { group: 'Bare', root: 'short', directory: 'none', pages: ['wave'] },
      ],
    },
  });

  test('lists the others as cards, with what is said of them', async () => {
    const body = bodyOf(await pageOf('index', listed('card')));
    expect(body.match(/class="card card-linked"/g)).toHaveLength(2);
    expect(textOfHtml(body)).toMatch(/Deck Where one stands\. Weather/);
    expect(body).toContain('href="deck.html"');
    expect(body).toContain('href="storm.html"');
  });

  test('lists groups as accordions', async () => {
    const body = bodyOf(await pageOf('index', listed('accordion')));
    expect(textOfHtml(body)).toMatch(/Deck Weather Storm \*now\* Wave/);
    expect(body).toMatch(/<details class="accordion"[\s\S]*href="wave\.html"/);
  });

  test('lists nothing where its own setting says so, nor without one, nor on other pages', async () => {
    expect(bodyOf(await pageOf('short', listed('card')))).not.toContain('class="card');
    expect(bodyOf(await pageOf('index', listed('none')))).not.toContain('class="card');
    expect(bodyOf(await pageOf('deck', listed('card')))).not.toContain('class="card');
  });
});

test('a group inside another leads to its first page where a click on it should', async () => {
  const navigation = { groups: [{ group: 'A', pages: ['index', { group: 'Weather', pages: ['storm', 'wave'] }] }] };
  expect(await pageOf('index', { navigation })).toContain('<summary><span class="nav-title">Weather</span></summary>');
  expect(await pageOf('index', { navigation, interaction: { drilldown: true } })).toContain(
    '<a href="storm.html"><span class="nav-title">Weather</span></a><details class="nav-details">',
  );
});

describe('a group inside another that is itself a page', () => {
  const inner = { group: 'Weather', root: 'deck', pages: ['storm', 'wave'] };
  const sidebarOf = async (path: string, group: object = inner) => {
    const html = await pageOf(path, { navigation: { groups: [{ group: 'A', pages: ['index', group] }] } });
    return /<nav class="sidebar-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  };

  test('is a link with what opens it beside it, so that neither holds the other', async () => {
    const sidebar = await sidebarOf('index');
    expect(sidebar).toContain(
      '<a href="deck.html"><span class="nav-title">Weather</span></a><details class="nav-details">' +
        '<summary aria-label="Parts of Weather"></summary><ul class="nav-list"><li><a href="storm.html">',
    );
    expect(sidebar).not.toMatch(/<summary[^>]*>(?:(?!<\/summary>)[\s\S])*<a /);
  });

  test('is marked and open on its own page', async () => {
    const sidebar = await sidebarOf('deck');
    expect(sidebar).toContain('<a href="deck.html" aria-current="page">');
    expect(sidebar).toContain('<details class="nav-details" open>');
  });

  test('leaves the mark to the entry when its page is listed in it too', async () => {
    const sidebar = await sidebarOf('deck', { ...inner, pages: ['deck', 'storm'] });
    expect(sidebar.match(/aria-current/g)).toHaveLength(1);
    expect(sidebar).toMatch(/<li><a href="deck\.html" aria-current="page">/);
  });

  test('has nothing to open when nothing else is in it', async () => {
    expect(await sidebarOf('index', { ...inner, pages: [] })).not.toContain('<details');
  });
});

test('the page menu stands below the table of contents where there is one', async () => {
  const contextual = { options: ['copy'], display: 'toc' };
  const withContents = await pageOf('index', { contextual });
  expect(/<nav class="toc"[\s\S]*?<\/nav>/.exec(withContents)?.[0]).toContain('Copy page');
  expect(bodyOf(withContents)).not.toContain('Copy page');
  expect(bodyOf(await pageOf('short', { contextual }))).toContain('Copy page');
  expect(bodyOf(await pageOf('index', { contextual: { options: ['copy'] } }))).toContain('Copy page');
});

test('dates of the front matter are shown where that is asked for, and not where it is forbidden', async () => {
  const dated = (key: string, more = '') => ({ 'index.mdx': `---\ntitle: Home\n${key}: "2026-03-04"\n${more}---\n` });
  const isShown = async (settings: object, pages: Readonly<Record<string, string>>) =>
    (await pageOf('index', settings, pages)).includes('<time datetime="2026-03-04">');
  expect(await isShown({}, dated('date'))).toBe(false);
  expect(await isShown({ metadata: { timestamp: true } }, dated('date'))).toBe(true);
  expect(await isShown({ metadata: { timestamp: true } }, dated('date', 'timestamp: false\n'))).toBe(false);
  expect(await isShown({}, dated('lastUpdatedDate'))).toBe(true);
  expect(await isShown({ metadata: { timestamp: false } }, dated('lastUpdatedDate'))).toBe(false);
});

test('search engines are told who publishes the site', async () => {
  const seo = {
    metatags: { canonical: 'https://docs.acme.example' },
    organization: { legalName: 'Acme Ltd', logo: '/logo.svg', sameAs: ['https://x.com/acme'] },
  };
  const html = await pageOf('index', { seo });
  const data = JSON.parse(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}',
  ) as object;
  expect(data).toMatchObject({
    publisher: {
      '@type': 'Organization',
      name: 'Acme',
      legalName: 'Acme Ltd',
      logo: 'https://docs.acme.example/logo.svg',
      sameAs: ['https://x.com/acme'],
    },
  });
  expect(await pageOf('index', {})).not.toContain('publisher');
});

test('the page for unknown addresses leads home only where that is asked for', async () => {
  const settings = { name: 'Acme', colors: { primary: '#0055ff' }, navigation: { pages: ['index'] } };
  const leads = 'location.replace(home.href)';
  expect(await renderNotFound({ ...settings, errors: { 404: { redirect: true } } }, PAGES)).toContain(leads);
  expect(await renderNotFound({ ...settings, errors: { 404: { redirect: false } } }, PAGES)).not.toContain(leads);
  expect(await renderNotFound(settings, PAGES)).not.toContain(leads);
});

test('fields inside fields are open where that is asked for', async () => {
  const page = { 'index.mdx': '<ResponseField name="a"><Expandable>In it.</Expandable></ResponseField>' };
  expect(await pageOf('index', {}, page)).toContain('<details class="expandable">');
  const open = await pageOf('index', { api: { params: { expanded: 'all' } } }, page);
  expect(open).toContain('<details class="expandable" open>');
});

test('the form to try an endpoint out begins with the examples where that is asked for', async () => {
  const page = {
    'index.mdx':
      '---\ntitle: Send\napi: POST https://api.acme.example/send\n---\n\n<ParamField body="to" placeholder="a" />',
  };
  expect(await pageOf('index', {}, page)).not.toContain('"isFilled"');
  expect(await pageOf('index', { api: { examples: { prefill: true } } }, page)).toContain('"isFilled":true');
});

test('code has the colours of the theme that the settings name', () => {
  const styles = (styling: object) => {
    const json = JSON.stringify({ name: 'Acme', colors: { primary: '#0055ff' }, navigation: { pages: [] }, styling });
    const reading = readConfig(new Map([['docs.json', new TextEncoder().encode(json)]]), 'docs.json');
    if (reading.status !== 'ok') throw new Error('unreadable');
    return siteStyles(createTestSite({ 'index.mdx': '' }, reading.config));
  };
  expect(styles({ codeblocks: { theme: 'nord' } })).toContain('--code-bg:#2e3440');
  expect(styles({ codeblocks: { theme: 'css-variables' } })).not.toContain('--code-k');
});
