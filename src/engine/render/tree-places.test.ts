import { describe, expect, test } from 'vitest';
import { createTheme } from '../../theme/index.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

const services = { ...testServices, theme: createTheme({ script: '', stylesheet: '' }) };

/** What is told of the page `a`, with what stands at the place of each problem. */
async function tell(text: string, more: Readonly<Record<string, string>> = {}) {
  const files: Readonly<Record<string, string>> = { 'a.mdx': text, ...more };
  const site = createTestSite(files);
  const page = site.pages.get('a');
  if (page === undefined) throw new Error('The page is not there.');
  const { diagnostics } = await createPageRenderer(services).render(site, page);
  return diagnostics.map(({ code, file = '', range }) => {
    const line = files[file]?.split('\n')[(range?.start.line ?? 0) - 1] ?? '';
    const [from, to] = [(range?.start.column ?? 1) - 1, (range?.end.column ?? 1) - 1];
    return `${code} ${file}:${range?.start.line}:${from + 1} ${line.slice(from, to)}`;
  });
}

describe('a problem that is there twice is told at both places, and nowhere else', () => {
  test('a link, whose address is also a word, a title and code', async () => {
    const text =
      'Not (/gone) and not `[x](/gone)`.\n\n<Card title="/gone" href="/gone">A</Card>\n\n[b](/gone "B") [c](/gone)';
    expect(await tell(text)).toEqual([
      'links/missing-page a.mdx:3:26 "/gone"',
      'links/missing-page a.mdx:5:4 (/gone ',
      'links/missing-page a.mdx:5:19 (/gone)',
    ]);
  });

  test('a link by its name, and one with escapes', async () => {
    expect(await tell('At /gone: [a][gone]\n\n[b](/not\\_there)\n\n[gone]: /gone\n')).toEqual([
      'links/missing-page a.mdx:3:4 (/not\\_there)',
      'links/missing-page a.mdx:5:9 /gone',
    ]);
  });

  test('an icon, whose name is also the value of another attribute', async () => {
    const text =
      '<Card title="zzz-unknown" icon="star">A</Card>\n\n<Card title="B" icon="zzz-unknown">B</Card> <Icon icon="zzz-unknown" />';
    expect(await tell(text)).toEqual([
      'icons/unknown-name a.mdx:3:17 icon="zzz-unknown"',
      'icons/unknown-name a.mdx:3:51 icon="zzz-unknown"',
    ]);
  });

  test('a name without a value, which is also a word', async () => {
    expect(await tell('The region and `{region}` are no braces, {region} and { region } are.')).toEqual([
      'mdx/unknown-name a.mdx:1:42 {region}',
      'mdx/unknown-name a.mdx:1:55 { region }',
    ]);
  });

  test('an unknown component, and a snippet that is not there', async () => {
    const text = 'Write `<Gadget>` as <Gadget>x</Gadget>.\n\n"lost.mdx" is <Snippet file="lost.mdx" />\n\n<Gadget />';
    expect(await tell(text)).toEqual([
      'mdx/unknown-component a.mdx:1:21 <Gadget',
      'mdx/missing-snippet a.mdx:3:30 lost.mdx',
      'mdx/unknown-component a.mdx:5:1 <Gadget',
    ]);
  });

  test('an address that would run a script, in whichever attribute it is', async () => {
    const text = '[a](javascript:x) <iframe src="javascript:x"></iframe>\n\n<a href="javascript:x">a</a>';
    expect(await tell(text)).toEqual([
      'mdx/script-address a.mdx:1:4 (javascript:x)',
      'mdx/script-address a.mdx:1:31 "javascript:x"',
      'mdx/script-address a.mdx:3:9 "javascript:x"',
    ]);
  });

  test('in a snippet', async () => {
    const snippets = { 'snippets/s.mdx': 'Not "/gone".\n\n[s](/gone)' };
    expect(await tell('<Snippet file="s.mdx" />\n\n[a](/gone)', snippets)).toEqual([
      'links/missing-page a.mdx:3:4 (/gone)',
      'links/missing-page snippets/s.mdx:3:4 (/gone)',
    ]);
  });
});

test('what stands in code has its place too', async () => {
  const text = 'export const links = ["/gone"]\n\n{links.map((href) => <a href={href}>x</a>)}';
  expect(await tell(text)).toEqual(['links/missing-page a.mdx:1:23 "/gone"']);
});
