import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, textsIn } from '../testing/temporary-folder.ts';
import { madePage } from './made-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageResult } from './worker-protocol.ts';

const result = (name: string): PageResult => ({
  page: {
    path: name,
    output: `${name}.html`,
    html: `<p>${name}</p>`,
    diagnostics: [],
    search: { headings: [['one', 'One']], texts: JSON.stringify(['', `“${name}”`]), words: `${name}\n\n` },
    markdown: `# ${name}\n\n“Quoted” text.\n`,
    status: 'ok',
  },
  tokens: [['js\n1', [[{ text: '1', kind: 'number' }]]]],
});

function store(cache: PageCache, key: string, dependencies: readonly string[], name: string): void {
  const made = result(name);
  cache.store(key, dependencies, madePage(made), made.page.html);
}

async function filled(folder: string): Promise<void> {
  const cache = await PageCache.open(folder, 'v1');
  store(cache, 'key-a', ['snippets/x.mdx'], 'a');
  store(cache, 'key-b', [], 'b');
  await cache.save(new Set(['a', 'b']));
}

describe('PageCache', () => {
  it('gives a page back with what it was made of', async () => {
    const folder = temporaryFolder();
    await filled(folder);
    const cache = await PageCache.open(folder, 'v1');
    const found = cache.find('a');
    expect(found).toMatchObject({ key: 'key-a', dependencies: ['snippets/x.mdx'], output: 'a.html' });
    expect(found?.markdown).toBe(result('a').page.markdown);
    expect(found?.search).toEqual(result('a').page.search);
    expect(cache.find('b')?.markdown).toBe(result('b').page.markdown);
    expect(found && (await cache.readHtml(found))).toBe('<p>a</p>');
    expect(cache.find('c')).toBeUndefined();
    expect(cache.readTokens('a')).toEqual(result('a').tokens);
  });

  it('forgets everything of another version of the program', async () => {
    const folder = temporaryFolder();
    await filled(folder);
    const cache = await PageCache.open(folder, 'v2');
    expect(cache.find('a')).toBeUndefined();
    expect(cache.readTokens('a')).toEqual([]);
  });

  it('keeps no file of pages that are gone or have another key', async () => {
    const folder = temporaryFolder();
    await filled(folder);
    const cache = await PageCache.open(folder, 'v1');
    store(cache, 'key-b2', [], 'b');
    await cache.save(new Set(['b']));
    const names = Object.keys(textsIn(path.join(folder, 'pages')));
    expect(names).toEqual(['key-b2.html', 'key-b2.tokens']);
  });

  it('survives damage', async () => {
    const folder = temporaryFolder();
    await filled(folder);
    writeFileSync(path.join(folder, 'pages/key-a.html'), 'cut o');
    rmSync(path.join(folder, 'pages/key-b.html'));
    for (const name of Object.keys(textsIn(folder))
      .filter((file) => file.startsWith('pages-'))
      .slice(1)) {
      writeFileSync(path.join(folder, name), '{ not json');
    }
    const cache = await PageCache.open(folder, 'v1');
    for (const name of ['a', 'b']) {
      const found = cache.find(name);
      expect(found && (await cache.readHtml(found))).toBeUndefined();
    }
  });
});
