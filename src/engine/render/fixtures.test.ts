import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { fileOf } from '../pages/page-model.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createTestSite, testServices } from './testing/test-site.ts';

function readFixture(name: string): Record<string, string> {
  const root = join(import.meta.dirname, '../../../fixtures', name);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:mdx?|jsx?|svg)$/.test(path),
  );
  return Object.fromEntries(
    paths
      .filter((path) => path !== 'README.md')
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
  );
}

async function render(files: Readonly<Record<string, string>>, file: string) {
  const site = createTestSite(files);
  const page = [...site.pages.values()].find((one) => fileOf(one) === file);
  if (page === undefined) throw new Error(`no page ${file}`);
  const rendered = await createPageRenderer(testServices).render(site, page);
  return { ...rendered, page, main: /<main>([\s\S]*)<\/main>/.exec(rendered.html)?.[1] ?? '' };
}

/** Two problems of a kind in a file whose sentences name other values are told apart by their subjects. */
function expectOwnSubjects(diagnostics: readonly Diagnostic[]): void {
  const named = new Map<string, string>();
  for (const { code, file, subject, message } of diagnostics) {
    const values = [...message.matchAll(/`[^`]+`/g)].join(' ');
    const key = JSON.stringify([code, file, subject]);
    expect(named.get(key) ?? values, message).toBe(values);
    named.set(key, values);
  }
}

describe('pages with faults', () => {
  const files = readFixture('broken-mdx');
  const pages = Object.keys(files).filter((file) => !file.includes('/') && /\.mdx?$/.test(file));

  it.each(pages)('%s shows everything that can be shown, and says what is wrong where', async (file) => {
    const { page, main, diagnostics, status } = await render(files, file);
    const all = [...parseFrontMatter(file, files[file] ?? '').diagnostics, ...diagnostics];
    const found = all.map((one) => `${one.code} ${one.file === file ? '' : `${one.file}:`}${one.range?.start.line}`);
    expect(found.sort()).toEqual(((page.frontMatter.faults ?? []) as string[]).toSorted());
    for (const text of (page.frontMatter.shows ?? []) as string[]) expect(main).toContain(text);
    for (const { message, hint } of all) {
      expect(message).toMatch(/\.$/);
      expect(hint).toMatch(/\.$/);
    }
    expectOwnSubjects(all);
    expect(status).toBe('ok');
  });
});

describe('hostile pages', () => {
  const files = readFixture('hostile');

  it('reach nothing outside the page', async () => {
    const { main } = await render(files, 'globals.mdx');
    const answers = [...main.matchAll(/<li>\w+: (\w+)<\/li>/g)].map((match) => match[1]);
    expect(answers).toHaveLength(14);
    expect(new Set(answers)).toEqual(new Set(['undefined', 'refused']));
    expect(main).toContain('The page goes on.');
  });

  it('do not change what all pages share', async () => {
    const { main, diagnostics } = await render(files, 'prototypes.mdx');
    expect({}).not.toHaveProperty('polluted');
    expect([1].map((one) => one + 1)).toEqual([2]);
    expect(main).toBe('<p><a href="globals.html">A link</a> and <code>code</code> after the changes.</p>');
    expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([
      ['render/changed-built-in', 6],
      ['render/changed-built-in', 7],
      ['render/changed-built-in', 8],
      ['render/changed-built-in', 9],
    ]);
  });

  it('put no script into attributes', async () => {
    const { main } = await render(files, 'attributes.mdx');
    expect(main).not.toMatch(/(?:href|src|action)="\s*(?:javascript|vbscript|data):/i);
    expect(main).not.toMatch(/\son\w+=/i);
    expect(main).not.toContain('<script');
  });

  it('are stopped when a component shows itself', async () => {
    const { main } = await render(files, 'endless-component.mdx');
    expect(main).toMatch(/Before\.[\s\S]*without end[\s\S]*After\./);
  });

  it('show their text when they would be too large', async () => {
    const { main, status, diagnostics } = await render(files, 'huge-output.mdx');
    expect(status).toBe('failed');
    expect(main).toContain('{flood()}');
    expect(main.length).toBeLessThan(1_000);
    expect(diagnostics).toMatchObject([{ code: 'render/page-failed', severity: 'error' }]);
  });

  it('may nest as deep as they like', async () => {
    const { main } = await render(files, 'deep-nesting.mdx');
    expect(main).toContain('the innermost');
    expect(main).toContain('After the quotes.');
  });
});
