import { expect, it } from 'vitest';
import { addressOf, resolveImport, resolveSnippet, resolveTarget } from './resolve-target.ts';

const FILES = new Set([
  'index.mdx',
  'guides/start.mdx',
  'guides/index.md',
  'images/a b.png',
  'snippets/x.mdx',
  '_snippets/y.mdx',
]);
const exists = (file: string) => FILES.has(file);
const target = (written: string, file = 'guides/start.mdx') => resolveTarget(written, file, exists);

it('finds pages and files however they are written', () => {
  expect(target('/guides/start#setup')).toEqual({ kind: 'file', file: 'guides/start.mdx', fragment: 'setup' });
  expect(target('start.md')).toMatchObject({ file: 'guides/start.mdx' });
  expect(target('../index')).toMatchObject({ file: 'index.mdx' });
  expect(target('/guides/')).toMatchObject({ file: 'guides/index.md' });
  expect(target('/guides/start/index')).toMatchObject({ file: 'guides/start.mdx' });
  expect(target('/')).toMatchObject({ file: 'index.mdx' });
  expect(target('/docs/guides/start?x=1')).toMatchObject({ file: 'guides/start.mdx', fragment: '' });
  expect(target('/images/a%20b.png')).toMatchObject({ file: 'images/a b.png' });
  expect(target('#here')).toEqual({ kind: 'file', file: 'guides/start.mdx', fragment: 'here' });
});

it('says what leads out and what is missing', () => {
  expect(target('https://example.com')).toMatchObject({ kind: 'external' });
  expect(target('mailto:a@example.com')).toMatchObject({ kind: 'external' });
  expect(target('/nowhere')).toEqual({ kind: 'missing' });
  expect(target('')).toEqual({ kind: 'missing' });
});

it('finds shared texts', () => {
  expect(resolveImport('/snippets/x.mdx', 'guides/start.mdx', exists)).toBe('snippets/x.mdx');
  expect(resolveSnippet('y.mdx', 'index.mdx', exists)).toBe('_snippets/y.mdx');
  expect(resolveImport('react', 'index.mdx', exists)).toBeUndefined();
});

it('writes addresses as links from the root do', () => {
  expect(addressOf('guides/start.mdx')).toBe('/guides/start');
  expect(addressOf('guides/index.md')).toBe('/guides');
  expect(addressOf('index.mdx')).toBe('/');
  expect(addressOf('images/a.png')).toBe('/images/a.png');
});
