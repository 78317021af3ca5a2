import { describe, expect, it } from 'vitest';
import { classifyFile } from './classify-file.ts';
import { deleteFile, moveFile, writeFile } from './edit-files.ts';
import { extensionOf, isInside, normalizePath, relativePath, withoutExtension } from './paths.ts';
import { encodeText, readText, readTextStyle } from './text.ts';

describe('paths', () => {
  it.each([
    ['/guides//start/', 'guides/start'],
    ['./a/../b.mdx', 'b.mdx'],
    ['../outside', undefined],
    ['a/../../b', undefined],
  ])('normalizes %s', (path, expected) => expect(normalizePath(path)).toBe(expected));

  it.each([
    ['index.html', 'assets/site.css', 'assets/site.css'],
    ['guides/a.html', 'assets/site.css', '../assets/site.css'],
    ['guides/deep/a.html', 'guides/b.html', '../b.html'],
    ['guides/a.html', 'guides/a.html', 'a.html'],
    ['guides/a/x.html', 'guides/a.html', '../a.html'],
  ])('goes from %s to %s', (from, target, expected) => expect(relativePath(from, target)).toBe(expected));

  it('knows extensions', () => {
    expect(extensionOf('a.b/Read.MDX')).toBe('mdx');
    expect(extensionOf('folder.x/.gitignore')).toBe('');
    expect(withoutExtension('v1.2/guide.mdx')).toBe('v1.2/guide');
    expect(withoutExtension('v1.2/guide')).toBe('v1.2/guide');
  });

  it('takes folders at their boundary', () => {
    expect(isInside('api', 'api/users')).toBe(true);
    expect(isInside('api', 'api-reference/users')).toBe(false);
  });
});

describe('text', () => {
  it('drops the byte-order mark on reading and keeps it and the line ends on writing', () => {
    const bytes = new TextEncoder().encode('\uFEFFone\r\ntwo\r\n');
    expect(readText(bytes)).toBe('one\r\ntwo\r\n');
    expect(encodeText('one\nthree\n', readTextStyle(bytes))).toEqual(
      new TextEncoder().encode('\uFEFFone\r\nthree\r\n'),
    );
  });

  it('writes plain files as they are', () => {
    const bytes = new TextEncoder().encode('one\ntwo');
    expect(encodeText(readText(bytes), readTextStyle(bytes))).toEqual(bytes);
  });
});

describe('classifyFile', () => {
  it.each([
    ['guides/start.mdx', 'page'],
    ['guides/Start.MD', 'page'],
    ['changelog.mdx', 'page'],
    ['README.md', 'repository'],
    ['examples/README.md', 'repository'],
    ['snippets/note.mdx', 'source'],
    ['snippets/demo.jsx', 'source'],
    ['snippets/diagram.png', 'asset'],
    ['guides/snippets/reuse.mdx', 'page'],
    ['guides/_snippets/reuse.mdx', 'source'],
    ['docs.json', 'source'],
    ['.github/PULL_REQUEST.md', 'source'],
    ['node_modules/x/readme.png', 'source'],
    ['.well-known/security.txt', 'asset'],
    ['images/logo.svg', 'asset'],
    ['openapi.yaml', 'asset'],
  ])('%s is a %s', (path, role) => expect(classifyFile(path)).toBe(role));
});

describe('editing the file map', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = new Map([
    ['a.mdx', bytes('a')],
    ['guides/b.mdx', bytes('b')],
    ['guides/c.mdx', bytes('c')],
  ]);

  it('moves a folder and keeps order and identity', () => {
    const result = moveFile(files, 'guides', 'learn/guides');
    expect(result.status === 'moved' && [...result.files.keys()]).toEqual([
      'a.mdx',
      'learn/guides/b.mdx',
      'learn/guides/c.mdx',
    ]);
    expect(result.status === 'moved' && result.files.get('learn/guides/b.mdx')).toBe(files.get('guides/b.mdx'));
  });

  it('never overwrites', () => {
    expect(moveFile(files, 'a.mdx', 'guides/b.mdx')).toEqual({ status: 'taken', paths: ['guides/b.mdx'] });
    expect(moveFile(files, 'none.mdx', 'b.mdx')).toEqual({ status: 'missing', paths: ['none.mdx'] });
  });

  it('writes and deletes without touching the given map', () => {
    expect([...writeFile(files, 'd.mdx', bytes('d')).keys()]).toHaveLength(4);
    expect([...deleteFile(files, 'guides').keys()]).toEqual(['a.mdx']);
    expect(files.size).toBe(3);
  });
});
