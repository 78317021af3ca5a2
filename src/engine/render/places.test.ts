import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { createMdxJsCompiler } from '../compile/mdxjs-compiler.ts';
import { createSatteriCompiler } from '../compile/satteri-compiler.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

const COMPILERS = {
  satteri: createSatteriCompiler({ mdxToJs, markdownToJs }),
  'mdx-js': createMdxJsCompiler({ compileSync, remarkGfm }),
};
const FIXTURES = join(import.meta.dirname, '../../../fixtures');

interface Placed {
  readonly html: string;
  /** For each mark, the tag it belongs to and the place. */
  readonly marks: readonly string[];
}

async function place(
  files: Readonly<Record<string, string>>,
  compiler: keyof typeof COMPILERS = 'satteri',
): Promise<Placed> {
  const site = createTestSite(files);
  const services = { ...testServices, compiler: COMPILERS[compiler] };
  const [page] = site.pages.values();
  if (page === undefined) throw new Error('no page');
  const placed = await createPageRenderer(services, { hasPlaces: true }).renderDocument(site, page);
  const marks = (placed.places ?? '')
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [offset = '', where = ''] = line.split(' ');
      const [tag = ''] = /^<[a-z\d]+/.exec(placed.html.slice(Number(offset))) ?? [];
      return `${tag.slice(1)} ${decodeURIComponent(where)}`;
    });
  return { html: placed.html, marks };
}

describe.each(['satteri', 'mdx-js'] as const)('places of a document (%s)', (compiler) => {
  it('tell the lines of headings, paragraphs, items, rows, code and components', async () => {
    const { marks } = await place(
      {
        'a.mdx': [
          '---',
          'title: A',
          '---',
          '## Heading',
          '',
          'Two',
          'lines.',
          '',
          '- one',
          '- two',
          '',
          '<Box>',
          '  Inside.',
          '</Box>',
          '',
          '| a |',
          '|---|',
          '| 1 |',
          '',
          '```js',
          'code',
          '```',
        ].join('\n'),
      },
      compiler,
    );
    expect(marks.filter((mark) => /^(?:h2|p|li|tr|pre) /.test(mark))).toEqual([
      'h2 4-4@a.mdx',
      'p 6-7@a.mdx',
      'li 9-9@a.mdx',
      'li 10-10@a.mdx',
      // The component is unknown: what stands in it is all that is seen of it.
      'p 12-14@a.mdx',
      'p 13-13@a.mdx',
      'tr 16-16@a.mdx',
      'tr 18-18@a.mdx',
      'pre 20-22@a.mdx',
    ]);
  });

  it('tell the line that takes a snippet in, and the lines in the snippet', async () => {
    const { marks } = await place(
      { 'a.mdx': "import S from '/snippets/s.mdx'\n\nText\n\n<S />", 'snippets/s.mdx': 'First.\n\nSecond.' },
      compiler,
    );
    expect(marks).toEqual([
      'p 3-3@a.mdx',
      'p 5-5@a.mdx',
      'p 1-1@snippets/s.mdx',
      'p 5-5@a.mdx',
      'p 3-3@snippets/s.mdx',
    ]);
  });

  it('are out of sight of what runs in a page', async () => {
    const text = 'export const Keys = (props) => <i>{Object.keys(props).join()}</i>\n\n<Keys a="1">x</Keys>';
    const { html } = await place({ 'a.mdx': text }, compiler);
    expect(html).toContain('<i>a,children</i>');
  });
});

it('leave the documents of all kinds of pages as they are, to the last byte', async () => {
  for (const project of ['kitchen-sink', 'broken-mdx']) {
    const files: Record<string, string> = {};
    const folder = join(FIXTURES, project);
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:mdx?|jsx?)$/.test(path)) files[path.replaceAll('\\', '/')] = readFileSync(join(folder, path), 'utf8');
    }
    const site = createTestSite(files);
    const plain = createPageRenderer(testServices);
    const placing = createPageRenderer(testServices, { hasPlaces: true });
    for (const page of site.pages.values()) {
      const { html, diagnostics, status } = await plain.renderDocument(site, page);
      const { places, ...placed } = await placing.renderDocument(site, page);
      expect(placed).toEqual({ path: page.path, output: page.output, html, diagnostics, status });
      expect(places).toBeDefined();
    }
  }
});
