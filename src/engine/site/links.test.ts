import { describe, expect, it } from 'vitest';
import { anchorOf, createAnchors } from '../../page-source/headings/anchors.ts';
import { renderFirst } from '../render/testing/render-pages.ts';

const files = {
  'guides/a.mdx': '',
  'guides/b.mdx': 'b',
  'guides/deep/c.mdx': 'c',
  'index.mdx': 'home',
  'api/index.mdx': 'api',
  'images/Bird Feeder.png': '',
  'files/manual.pdf': '',
};

async function hrefOf(link: string) {
  const redirects = [
    { source: 'old', destination: '/guides/b', isPermanent: true },
    { source: 'v1/:slug*', destination: '/guides/:slug*', isPermanent: true },
    { source: 'round', destination: '/round', isPermanent: true },
  ];
  const page = await renderFirst({ ...files, 'guides/a.mdx': `<a href="${link}">x</a>` }, { redirects });
  return { href: /href="([^"]*)"/.exec(page.main)?.[1], codes: page.diagnostics.map(({ code }) => code) };
}

describe('links of guides/a', () => {
  it.each([
    ['b', '../guides/b.html'],
    ['?plan=pro', '?plan=pro'],
    ['./b.mdx', '../guides/b.html'],
    ['/guides/b', '../guides/b.html'],
    ['/guides/b.md#part', '../guides/b.html#part'],
    ['guides/b?x=1#part', '../guides/b.html?x=1#part'],
    ['deep/c/', '../guides/deep/c.html'],
    ['../api', '../api/index.html'],
    ['/', '../guides/a.html'],
    ['/docs/guides/b', '../guides/b.html'],
    ['/Guides/B', '../guides/b.html'],
    ['/old#x', '../guides/b.html#x'],
    ['/v1/deep/c', '../guides/deep/c.html'],
    ['/files/manual.pdf', '../files/manual.pdf'],
    ['https://a.example/x', 'https://a.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', async (link, href) => {
    expect(await hrefOf(link)).toEqual({ href, codes: [] });
  });

  it.each([
    ['/gone#x', '../gone#x', 'links/missing-page'],
    ['/round', '../round', 'links/missing-page'],
    ['/guides/deep', '../guides/deep/c.html', 'links/folder'],
    ['#nowhere', '#nowhere', 'links/missing-anchor'],
    ['(/guides/b)', '../guides/b.html', 'links/wrapped-address'],
    ['%22https://a.example/x%22', 'https://a.example/x', 'links/wrapped-address'],
    ['www.a.example/b', 'https://www.a.example/b', 'links/missing-scheme'],
  ])('%s is reported', async (link, href, code) => {
    expect(await hrefOf(link)).toEqual({ href, codes: [code] });
  });
});

describe('links written in Markdown', () => {
  it.each([
    ['[x]((/guides/b))', 'The link `(/guides/b)` has more around its address than a link may have.'],
    ['[x](</gone page>)', 'The link `/gone page` leads to a page that does not exist.'],
    ['[x]()', 'A link has no address, so it leads nowhere.'],
    ['[x](/größe)', 'The link `/größe` leads to a page that does not exist.'],
    ['![x](/größe.png)', 'The file `/größe.png` was not found.'],
  ])('%s', async (source, message) => {
    const { diagnostics } = await renderFirst({ ...files, 'guides/a.mdx': `One\n\n${source}\n` });
    expect(diagnostics.map((one) => [one.message, one.range?.start.line])).toEqual([[message, 3]]);
  });
});

it('a link that stands several times is named at each place, however it is written', async () => {
  const source = 'One\n\n<a href="/gone">x</a>\n\n[x](/gone)\n\n<a href="/gone">x</a>';
  const { diagnostics } = await renderFirst({ ...files, 'guides/a.mdx': source });
  expect(diagnostics.map(({ range }) => range?.start.line)).toEqual([3, 5, 7]);
});

it('links to places in pages are noted with where they stand', async () => {
  const source = 'One\n\n[x](b#größe) [y](/guides/a#own) [z](#here) [b](/guides/b)\n\n<p id="here"></p>';
  const { anchors } = await renderFirst({ ...files, 'guides/a.mdx': source });
  expect(anchors?.ids).toEqual(['here']);
  expect(anchors?.links.map(({ written, output, id, range }) => [written, output, id, range?.start.column])).toEqual([
    ['b#größe', 'guides/b.html', 'größe', 5],
    ['/guides/a#own', 'guides/a.html', 'own', 18],
  ]);
});

it('links to places may be encoded, signs with a meaning in an address, too', async () => {
  const { anchors } = await renderFirst({ ...files, 'guides/a.mdx': '[x](b#q%26a) [y](b#a%2Fb-%26-c)' });
  expect(anchors?.links.map(({ id }) => id)).toEqual(['q&a', 'a/b-&-c']);
});

describe('images', () => {
  it('are found by path, by case and with spaces, and have a text', async () => {
    const { main, diagnostics } = await renderFirst({
      ...files,
      'guides/a.mdx': '![Feeder](/images/bird%20feeder.png) <img src="../images/Bird Feeder.png" /> ![no](gone.png)',
    });
    expect(main).toContain('<img src="../images/Bird%20Feeder.png" alt="Feeder">');
    expect(main).toContain('<img src="../images/Bird%20Feeder.png" alt="">');
    expect(diagnostics).toMatchObject([
      {
        code: 'links/missing-file',
        file: 'guides/a.mdx',
        message: 'The file `gone.png` was not found.',
        range: { start: { line: 1 } },
      },
    ]);
  });
});

describe('anchors', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['Version 2.0', 'version-2-0'],
    ['Set (all) options', 'set-all-options'],
    ["What's new", 'what’s-new'],
    ['A/B & C', 'a/b-&-c'],
    ['  Über   uns ', 'über-uns'],
  ])('%s → %s', (text, anchor) => {
    expect(anchorOf(text)).toBe(anchor);
  });

  it('are unique in a page', () => {
    const anchor = createAnchors();
    expect(['A', 'A', 'A-2', 'A', ''].map(anchor)).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'section']);
  });
});
