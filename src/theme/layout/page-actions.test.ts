import { expect, test } from 'vitest';
import { renderProject, textOfHtml } from '../testing/render.ts';

async function actionsOf(config: object, source = '---\ntitle: Start\n---\n\nText.'): Promise<string> {
  const render = await renderProject(
    { name: 'Acme', navigation: ['guides/start'], ...config },
    { 'guides/start.mdx': source },
  );
  return /<div class="page-actions">([\s\S]*?)<\/header>/.exec(await render('guides/start'))?.[1] ?? '';
}

test('every page can be copied and seen as Markdown, and names no other host', async () => {
  const actions = await actionsOf({});
  expect(actions).toMatch(/<button[^>]* data-copy-page="\.\.\/guides\/start\.md"/);
  expect(actions).toContain('href="../guides/start.md"');
  expect(actions).not.toContain('http');
});

test('assistants and links are there where the author asks for them, in that order', async () => {
  const options = [
    'copy',
    'perplexity',
    { title: 'Ask us', description: 'With this page', href: 'https://help.example.com/?about=$page&in=$path' },
    'mcp',
  ];
  const metadata = { canonical: 'https://docs.example.com' };
  const actions = await actionsOf({ contextual: { options }, metadata });
  const links = [...actions.matchAll(/<a href="([^"]*)"[^>]*>/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const page = encodeURIComponent('https://docs.example.com/guides/start.md');
  expect(links[0]).toContain(`https://www.perplexity.ai/search?q=Read%20${page}`);
  expect(links[1]).toBe(`https://help.example.com/?about=${page}&in=guides/start`);
  expect(links).toHaveLength(2);
  expect(textOfHtml(actions)).toContain('With this page');
});

test('where only the browser knows the address, it fills it in', async () => {
  const actions = await actionsOf({ contextual: { options: ['claude'] } });
  expect(actions).toMatch(/data-ask="https:\/\/claude\.ai\/new\?q=Read%20\$page\./);
  expect(actions).not.toContain('data-copy-page');
});

test('a changelog offers its feed when it says so', async () => {
  const update = '<Update label="2.0">New.</Update>';
  expect(await actionsOf({}, `---\nrss: true\n---\n\n${update}`)).toContain('href="../guides/start/rss.xml"');
  expect(await actionsOf({}, update)).not.toContain('rss.xml');
});

test('an author may offer the API descriptions of the project, and a question in Cursor', async () => {
  const render = await renderProject(
    {
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['guides/start'] }],
      openapi: ['/spec/openapi.json', '/gone.json'],
      contextual: { options: ['download-spec', 'cursor', 'mcp', { title: 'Connect', href: 'https://x.example/$mcp' }] },
    },
    { 'guides/start.mdx': 'Text.', 'spec/openapi.json': '{}' },
  );
  const html = await render('guides/start');
  expect(html).toMatch(/<a href="\.\.\/spec\/openapi\.json" download[^>]*>[\s\S]*?Download openapi\.json/);
  expect(html).not.toContain('gone.json');
  expect(html).toContain('https://cursor.com/link/prompt?text=Read%20$page');
  expect(textOfHtml(html)).not.toContain('Connect');
});
