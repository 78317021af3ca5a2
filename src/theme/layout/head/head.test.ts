import { describe, expect, test } from 'vitest';
import { renderProject } from '../../testing/render.ts';

const ADDRESS = { metadata: { canonical: 'https://docs.example.com/base/' } };
const navigation = ['index', { group: 'Guides', pages: ['guides/a'] }];
const pages = { 'index.mdx': '---\ntitle: Home\n---', 'guides/a.mdx': '---\ntitle: A\ndescription: About it.\n---\n' };

/** The head of a page: its tags by what they are about. */
async function headOf(path: string, config: object, files: Readonly<Record<string, string>> = pages) {
  const render = await renderProject({ name: 'Acme', navigation, ...config }, files);
  const head = /<head>([\s\S]*?)<\/head>/.exec(await render(path))?.[1] ?? '';
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name.replace(/[.]/g, '\\.')}" content="([^"]*)"`).exec(head)?.[1];
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1];
  return { head, meta, data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>) };
}

describe('addresses', () => {
  test('are full where that of the site is known, and the setting is no meta tag', async () => {
    const { head, meta } = await headOf('guides/a', ADDRESS);
    expect(head).toContain('<link rel="canonical" href="https://docs.example.com/base/guides/a.html">');
    expect(meta('og:url')).toBe('https://docs.example.com/base/guides/a.html');
    expect(meta('canonical')).toBeUndefined();
  });

  test('are not guessed where it is not', async () => {
    const { head, meta } = await headOf('guides/a', {});
    expect(head).not.toContain('rel="canonical"');
    expect(meta('og:url')).toBeUndefined();
    expect(head).toContain('<link rel="alternate" type="text/markdown" href="../guides/a.md">');
    expect(head).toContain('<link rel="llms-txt" href="../llms.txt">');
  });

  test("are the site's own for the home page, and what the front matter says for a copy", async () => {
    expect((await headOf('index', ADDRESS)).meta('og:url')).toBe('https://docs.example.com/base/');
    const copy = { ...pages, 'guides/a.mdx': '---\ncanonical: https://other.example.com/a\n---' };
    const { head, meta } = await headOf('guides/a', ADDRESS, copy);
    expect(head).toContain('<link rel="canonical" href="https://other.example.com/a">');
    expect(meta('og:url')).toBe('https://other.example.com/a');
  });
});

describe('meta tags', () => {
  test('of a page win over those of all pages', async () => {
    const metadata = { 'og:title': 'Everywhere', 'twitter:site': '@acme' };
    const own = { ...pages, 'guides/a.mdx': '---\ntitle: A\n"og:title": Here\nkeywords: [one, two]\n---' };
    expect((await headOf('index', { metadata })).meta('og:title')).toBe('Everywhere');
    const { meta } = await headOf('guides/a', { metadata }, own);
    expect([meta('og:title'), meta('twitter:site'), meta('keywords')]).toEqual(['Here', '@acme', 'one, two']);
  });

  test('name a picture by an address that others can load', async () => {
    const files = { ...pages, 'images/card.png': 'x' };
    const metadata = { 'og:image': '/images/card.png' };
    const known = await headOf('guides/a', { metadata: { ...metadata, ...ADDRESS.metadata } }, files);
    expect(known.meta('og:image')).toBe('https://docs.example.com/base/images/card.png');
    expect(known.meta('twitter:card')).toBe('summary_large_image');
    expect((await headOf('guides/a', { metadata }, files)).meta('og:image')).toBe('../images/card.png');
    const elsewhere = { 'og:image': 'https://cdn.example.com/card.png' };
    expect((await headOf('index', { metadata: elsewhere })).meta('og:image')).toBe('https://cdn.example.com/card.png');
  });

  test('keep hidden pages from search engines', async () => {
    const hidden = { ...pages, 'guides/a.mdx': '---\nnoindex: true\n---' };
    const { meta, data } = await headOf('guides/a', ADDRESS, hidden);
    expect(meta('robots')).toBe('noindex');
    expect(data).toBeUndefined();
  });
});

describe('pages that the navigation does not name', () => {
  const files = { ...pages, 'loose.mdx': 'x', 'own.mdx': '---\nhidden: true\n---\nx', 'under.mdx': 'x' };
  const robots = async (config: object, path: string) => (await headOf(path, config, files)).meta('robots');

  test('are no secret in the later format, where hidden ones have a word of their own', async () => {
    const later = {
      navigation: {
        groups: [
          { group: 'G', pages: ['index'] },
          { group: 'H', hidden: true, pages: ['under'] },
        ],
      },
    };
    expect(await robots(later, 'loose')).toBeUndefined();
    expect(await robots(later, 'own')).toBe('noindex');
    expect(await robots(later, 'under')).toBe('noindex');
  });

  test('are the hidden ones of the older format', async () => {
    expect(await robots({}, 'loose')).toBe('noindex');
    expect(await robots({}, 'index')).toBeUndefined();
  });
});

describe('structured data', () => {
  test('says what a page is and how one comes to it', async () => {
    const { data } = await headOf('guides/a', ADDRESS);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'A',
          description: 'About it.',
          isPartOf: { '@type': 'WebSite', name: 'Acme' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Acme', item: 'https://docs.example.com/base/' },
            { position: 2, name: 'A' },
          ],
        },
      ],
    });
    expect((await headOf('index', ADDRESS)).data).toMatchObject({ '@type': 'WebSite', name: 'Acme' });
  });

  test('does not end where a title would end it', async () => {
    const hostile = { ...pages, 'guides/a.mdx': '---\ntitle: "</script><script>alert(1)</script>"\n---' };
    const { head, data } = await headOf('guides/a', {}, hostile);
    expect(data).toMatchObject({ headline: '</script><script>alert(1)</script>' });
    expect(head).not.toContain('<script>alert(1)');
  });
});

test('a page in several languages names the others', async () => {
  const config = {
    ...ADDRESS,
    navigation: {
      languages: [
        { language: 'en', default: true, groups: [{ group: 'Start', pages: ['en/start', 'en/only'] }] },
        { language: 'pt-BR', groups: [{ group: 'Início', pages: ['pt-BR/start'] }] },
      ],
    },
    seo: { metatags: ADDRESS.metadata },
  };
  const files = { 'en/start.mdx': '', 'en/only.mdx': '', 'pt-BR/start.mdx': '' };
  const { head } = await headOf('pt-BR/start', config, files);
  expect([...head.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
    ['en', 'https://docs.example.com/base/en/start.html'],
    ['pt-BR', 'https://docs.example.com/base/pt-BR/start.html'],
    ['x-default', 'https://docs.example.com/base/en/start.html'],
  ]);
  expect((await headOf('en/only', config, files)).head).not.toContain('hreflang');
});
