import { describe, expect, it, vi } from 'vitest';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

function pageOf(site: SiteModel, path: string): PageModel {
  const page = site.pages.get(path);
  if (page === undefined) throw new Error(`no page ${path}`);
  return page;
}

describe('a page renderer', () => {
  it('gives the document, the headings and the text of a page', async () => {
    const site = createTestSite({
      'a.mdx': '---\ntitle: Birds\n---\n\nIntro\n\n## Food {#food}\n\nSeeds *and* nuts\n\n## Food\n',
    });
    const page = await createPageRenderer(testServices).render(site, pageOf(site, 'a'));
    expect(page).toMatchObject({ path: 'a', output: 'a.html', status: 'ok', diagnostics: [] });
    expect(page.html).toMatch(/^<!doctype html>\n<html><head><title>Birds<\/title>/);
    expect(page.html).toContain('<h2 id="food">Food</h2>');
    expect(page.search).toEqual({
      headings: [
        ['food', 'Food'],
        ['food-2', 'Food'],
      ],
      texts: '["Intro","Seeds and nuts",""]',
      words: 'and birds food intro nuts seeds\n\n',
    });
  });

  it('compiles only what changed', async () => {
    const compileMdx = vi.fn(testServices.compiler.compileMdx);
    const renderer = createPageRenderer({ ...testServices, compiler: { ...testServices.compiler, compileMdx } });
    const site = createTestSite({ 'a.mdx': "import S from '/snippets/s.mdx'\n\n<S />", 'snippets/s.mdx': 'one' });
    await renderer.render(site, pageOf(site, 'a'));
    expect(compileMdx).toHaveBeenCalledTimes(2);
    const files = new Map(site.files).set('snippets/s.mdx', new TextEncoder().encode('two'));
    const page = await renderer.render({ ...site, files }, pageOf(site, 'a'));
    expect(page.html).toContain('two');
    expect(compileMdx).toHaveBeenCalledTimes(3);
  });

  it('names the files that a page is made of', () => {
    const site = createTestSite({
      'a.mdx': "import S from '/snippets/s'\nimport d from './d.json'\n\n<S /> <Snippet file=\"t.mdx\" />",
      'b.mdx': 'alone',
      'd.json': '{}',
      'snippets/s.mdx': "import U from './u.jsx'\n\n<U />",
      'snippets/t.mdx': 't',
      'snippets/u.jsx': 'export default () => <i />',
      'snippets/other.mdx': '',
    });
    const renderer = createPageRenderer(testServices);
    expect(renderer.dependencies(site, pageOf(site, 'a'))).toEqual([
      'd.json',
      'snippets/s.mdx',
      'snippets/t.mdx',
      'snippets/u.jsx',
    ]);
    expect(renderer.dependencies(site, pageOf(site, 'b'))).toEqual([]);
  });

  it('gives the same bytes again', async () => {
    const site = createTestSite({
      'a.mdx': 'export const A = () => <i id={useId()} />\n\n<A /> <A />\n\n## X\n\n## X\n',
    });
    const renderer = createPageRenderer(testServices);
    const first = await renderer.render(site, pageOf(site, 'a'));
    expect(await renderer.render(site, pageOf(site, 'a'))).toEqual(first);
    expect(first.html).toMatch(/<i id=":r0:"><\/i>\s*<i id=":r1:"><\/i>/);
  });

  it('passes languages on to be loaded, those of snippets too, before it renders', async () => {
    const loaded: string[] = [];
    const highlighter = {
      ...testServices.highlighter,
      load: async (languages: readonly string[]) => void loaded.push(...languages),
    };
    const site = createTestSite({
      'a.mdx': "import S from '/snippets/s.mdx'\n\n```Python Title\n1\n```\n\n<S />",
      'snippets/s.mdx': '```go\n```\n',
    });
    const page = await createPageRenderer({ ...testServices, highlighter }).render(site, pageOf(site, 'a'));
    expect(loaded).toEqual(['python', 'go']);
    expect(page.html).toContain('data-info="Python Title"');
  });

  it('renders Markdown in attributes', async () => {
    const site = createTestSite({ 'a.mdx': '<Frame caption="A *small* `feeder` in [the garden](/a)">x</Frame>' });
    const { html } = await createPageRenderer(testServices).render(site, pageOf(site, 'a'));
    expect(html).toContain('A <em>small</em> <code>feeder</code> in <a href="a.html">the garden</a>');
  });
});
