import { describe, expect, it } from 'vitest';
import { locateConfig, rerootFiles } from './locate.ts';

const SITE = '{ "name": "Tide", "navigation": [] }';

function project(files: Record<string, string>): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
}

describe('locateConfig', () => {
  it('finds the configuration at the root', () => {
    expect(locateConfig(project({ 'docs.json': SITE, 'index.mdx': '' }))).toEqual({
      status: 'found',
      root: '',
      path: 'docs.json',
      name: 'docs.json',
      diagnostics: [],
    });
  });

  it('finds the older name in a folder below', () => {
    expect(locateConfig(project({ 'README.md': '', 'packages/docs/mint.json': SITE }))).toMatchObject({
      root: 'packages/docs',
      path: 'packages/docs/mint.json',
      name: 'mint.json',
    });
  });

  it('prefers the one nearest to the root and names the others', () => {
    const found = locateConfig(project({ 'b/docs.json': SITE, 'a/deep/docs.json': SITE, 'z/mint.json': SITE }));
    expect(found).toMatchObject({ path: 'b/docs.json' });
    expect(found.diagnostics).toEqual([
      {
        code: 'config/several-projects',
        severity: 'info',
        subject: ['b/docs.json'],
        message: 'There are 3 documentation projects here; `b/docs.json` is used.',
        hint: 'To open another one, choose its folder: `z`, `a/deep`.',
      },
    ]);
  });

  it('takes docs.json when a folder has both names, and says so', () => {
    const found = locateConfig(project({ 'mint.json': SITE, 'docs.json': SITE }));
    expect(found).toMatchObject({ path: 'docs.json' });
    expect(found.diagnostics[0]?.message).toBe(
      'Both `docs.json` and `mint.json` hold settings of a site; `docs.json` is used.',
    );
  });

  it('passes over a docs.json that belongs to another tool', () => {
    const found = locateConfig(project({ 'docs.json': '{ "pages": 3 }', 'mint.json': SITE }));
    expect(found).toMatchObject({ path: 'mint.json' });
    expect(found.diagnostics[0]?.message).toBe('`docs.json` has no `navigation`, so `mint.json` is used.');
  });

  it('prefers a broken configuration at the root to none', () => {
    expect(locateConfig(project({ 'docs.json': '{ "name": "Tide", ' }))).toMatchObject({ path: 'docs.json' });
  });

  it('ignores what tools and systems leave behind', () => {
    const found = locateConfig(
      project({ 'node_modules/x/docs.json': SITE, '__MACOSX/docs.json': SITE, 'site/docs.json': SITE }),
    );
    expect(found).toMatchObject({ path: 'site/docs.json', diagnostics: [] });
  });

  it('says what was looked for, and which files are nearly it', () => {
    const found = locateConfig(project({ 'mkdocs.yml': '', 'Docs.json': SITE, 'guide.md': '' }));
    expect(found.status).toBe('missing');
    expect(found.diagnostics).toEqual([
      {
        code: 'config/not-found',
        severity: 'error',
        message:
          'No settings of a documentation site were found. Looked for `docs.json` and `mint.json` in the folder that was opened and in all folders below it. Close, but not it: `Docs.json`, `mkdocs.yml`.',
        hint: 'Open the folder that holds `docs.json` or `mint.json`, or make a new `docs.json`.',
      },
    ]);
  });
});

describe('rerootFiles', () => {
  it('keeps the files below the folder, with the same bytes', () => {
    const files = project({ 'docs/docs.json': SITE, 'docs/a/b.mdx': 'b', 'other/c.mdx': 'c', 'docs/.DS_Store': '' });
    const below = rerootFiles(files, 'docs');
    expect([...below.keys()]).toEqual(['docs.json', 'a/b.mdx']);
    expect(below.get('a/b.mdx')).toBe(files.get('docs/a/b.mdx'));
  });

  it('leaves the paths as they are at the root', () => {
    const files = project({ 'docs.json': SITE, '.git/HEAD': '' });
    expect([...rerootFiles(files, '').keys()]).toEqual(['docs.json']);
  });
});
