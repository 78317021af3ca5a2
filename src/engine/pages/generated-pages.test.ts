import { expect, test } from 'vitest';
import { linksOfPages } from '../../rules/links/page-anchors.ts';
import { SourceAnchors } from '../../rules/links/source-anchors.ts';
import { SourceLinks } from '../../rules/links/source-links.ts';
import { checkLinks } from '../../rules/run-rules.ts';
import { companionFiles } from '../emit/companion-files.ts';
import { testServices } from '../render/testing/test-site.ts';
import { createProjectSession } from '../session.ts';
import { change, project } from '../site/testing/project.ts';
import type { PageGenerator } from './page-generator.ts';

/** A made-up kind of page: one for each word of a list. */
const words: PageGenerator = {
  name: 'words',
  generate: ({ files }) => {
    const list = JSON.parse(new TextDecoder().decode(files.get('words.json') ?? new Uint8Array([91, 93]))) as string[];
    const pages = list.map((word) => ({
      path: `words/${word}`,
      title: `The word ${word}`,
      text: () => `## Meaning\n\nWhat ${word} means. See [the guide](/guide#lost) and [nothing](/gone).\n`,
      frontMatter: { description: `About ${word}` },
    }));
    return { pages };
  },
};

const FILES = project({
  'docs.json': {
    name: 'Test',
    navigation: [{ group: 'Guides', pages: ['guide', 'words/leaf'] }],
  },
  'guide.mdx': '---\ntitle: Guide\n---\n[Leaf](/words/leaf#meaning) and [lost](/words/leaf#none)',
  'words.json': '["leaf"]',
});

function open(files = FILES) {
  const session = createProjectSession(testServices, { generators: [words], address: 'https://docs.example.com/' });
  const reading = session.update(files);
  if (reading.status !== 'ok') throw new Error('The project of the test is broken.');
  return { session, ...reading };
}

async function render(files = FILES) {
  const { session, site, diagnostics } = open(files);
  const made = [...site.pages.keys()].map((path) => session.renderPage(path));
  const pages = (await Promise.all(made)).filter((page) => page !== undefined);
  return { session, site, diagnostics, pages, pageAt: (path: string) => pages.find((page) => page.path === path) };
}

test('a generated page is listed in the navigation, linked to, rendered and given its Markdown twin', async () => {
  const { site, diagnostics, pageAt } = await render();
  expect(site.navigation.root.entries).toMatchObject([
    { kind: 'group', entries: [{ path: 'guide' }, { path: 'words/leaf', title: 'The word leaf' }] },
  ]);
  expect(diagnostics.filter(({ code }) => code.startsWith('navigation/'))).toEqual([]);
  expect(pageAt('guide')?.html).toContain('href="words/leaf.html#meaning"');
  const leaf = pageAt('words/leaf');
  expect(leaf).toMatchObject({ output: 'words/leaf.html', status: 'ok' });
  expect(leaf?.html).toContain('What leaf means.');
  const twin = leaf && companionFiles(leaf).find(({ path }) => path === 'words/leaf.md');
  expect(twin?.contents).toContain('# The word leaf\n\n> About leaf');
});

test('its links are checked as those of any page; what is wrong in it names the page, and no file', async () => {
  const { site, pages, pageAt } = await render();
  const problems = pageAt('words/leaf')?.diagnostics ?? [];
  expect(problems.map(({ code, file, range, page }) => [code, file, range, page])).toEqual([
    ['links/missing-page', undefined, undefined, 'words/leaf'],
  ]);
  const lost = checkLinks(linksOfPages([], pages)).map(({ message, file, page }) => [
    message.match(/`[^`]*`/g),
    file ?? page,
  ]);
  expect(lost).toEqual([
    [['`/words/leaf#none`', '`words/leaf`'], 'guide.mdx'],
    [['`/guide#lost`', '`guide`'], 'words/leaf'],
  ]);
  // The editor tells it while one types, from what pages are made of.
  const inSources = new SourceLinks(new SourceAnchors()).check(site) ?? [];
  expect(inSources.map(({ message, file, page }) => [message.match(/`[^`]*`/g), file ?? page])).toEqual(lost);
});

test('it is found by the search, the sitemap and llms.txt', async () => {
  const { session, pages } = await render();
  const files = await session.renderSharedFiles(pages);
  const textOf = (path: string): string => {
    const file = files.find((one) => one.path === path);
    return file !== undefined && 'contents' in file ? String(file.contents) : JSON.stringify(file);
  };
  expect(textOf('assets/search-index.js')).toContain('What leaf means.');
  expect(textOf('sitemap.xml')).toContain('https://docs.example.com/words/leaf.html');
  expect(textOf('llms.txt')).toContain('[The word leaf](https://docs.example.com/words/leaf.md): About leaf');
  expect(textOf('llms-full.txt')).toContain('"page":"words/leaf"');
});

test('it is made again when what it is made of changes, and not while pages are typed in', () => {
  const { session, site } = open();
  const key = session.pageKey('words/leaf');
  const typed = change(FILES, 'guide.mdx', '---\ntitle: Guide\n---\nTyped');
  expect(session.update(typed).site?.pages).toBe(site.pages);
  const other = session.update(change(typed, 'words.json', '["leaf", "stem"]'));
  expect([...(other.site?.pages.keys() ?? [])]).toEqual(['guide', 'words/leaf', 'words/stem']);
  expect(session.pageKey('words/leaf')).not.toBe(key);
});

test("an author's own page at the same address is shown in its place", async () => {
  const own = new Map([...FILES, ['words/leaf.mdx', new TextEncoder().encode('Written by hand')] as const]);
  const { pageAt } = await render(own);
  expect(pageAt('words/leaf')?.html).toContain('Written by hand');
});

test('without anything of its own that runs, its text is left', async () => {
  const { session } = open();
  const page = await session.renderPageAsText('words/leaf');
  expect(page?.status).toBe('failed');
  expect(page?.html).toContain('What leaf means.');
});

test('the page for unknown addresses is generated, unless the project has one', async () => {
  const session = createProjectSession(testServices);
  const { site } = session.update(FILES);
  expect(site?.notFound).toMatchObject({ path: '404', output: '404.html', source: { kind: 'generated' } });
  expect(site?.pages.has('404')).toBe(false);
  const own = new Map([...FILES, ['404.mdx', new TextEncoder().encode('Lost?')] as const]);
  const reading = session.update(own);
  expect(reading.site?.notFound).toBeUndefined();
  expect(reading.site?.pages.get('404')?.output).toBe('404.html');
  const shared = await session.renderSharedFiles([]);
  expect(shared.some(({ path }) => path === '404.html')).toBe(false);
});

test('what is made of the text of a page follows it, and that of its snippets, at each edit', async () => {
  const page = (field: string): string =>
    `---\ntitle: Add\napi: POST https://a.example/plants\n---\n<ParamField body="${field}" />\n\n<Snippet file="key.mdx" />`;
  const files = project({
    'docs.json': { name: 'Test', navigation: [{ group: 'API', pages: ['add', 'other'] }] },
    'add.mdx': page('name'),
    'other.mdx': '---\ntitle: Other\napi: GET https://a.example/other\n---\nText.',
    'snippets/key.mdx': '<ParamField header="x-key" required />',
  });
  const session = createProjectSession(testServices);
  /** What is generated below the page's own text. */
  const textAfter = async (changed: typeof files): Promise<string> => {
    const { site } = session.update(changed);
    const key = session.pageKey('add');
    const html = (await session.renderPage('add'))?.html ?? '';
    expect(keys.has(key)).toBe(false);
    keys.add(key);
    expect(html).toContain('curl');
    return site?.pages.get('add')?.addition?.text ?? '';
  };
  const keys = new Set<string>();
  expect(await textAfter(files)).toMatch(/--header 'x-key: <x-key>'[\s\S]*"name": "string"/);
  const other = session.update(files).site?.pages.get('other');
  const typed = change(files, 'add.mdx', page('height'));
  expect(await textAfter(typed)).toMatch(/"height": "string"/);
  // What nobody has touched stays the same.
  expect(session.update(typed).site?.pages.get('other')).toBe(other);
  const locked = change(typed, 'snippets/key.mdx', '<ParamField header="x-lock" required />');
  expect(await textAfter(locked)).toContain("--header 'x-lock: <x-lock>'");
});
