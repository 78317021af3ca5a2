import { expect, test } from 'vitest';
import { selectFileUses } from '../../store/selectors/file-uses.ts';
import { listAssets, searchAssets } from './library.ts';
import { listChanges } from './listed-changes.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const FILES = new Map(
  Object.entries({
    'docs.json': '{ "logo": "/images/a.png", "openapi": "api.yaml" }',
    'page.mdx': '![A](images/a.png) ![B](images/B.png)',
    'images/a.png': 'a',
    'images/b.png': 'b',
    'images/lost.png': 'lost',
    'api.yaml': 'openapi: 3.1.0',
    'robots.txt': 'User-agent: *',
    'old/images.zip': 'zip',
  }).map(([path, text]) => [path, encode(text)]),
);

test('knows what is used, by whom, and what nobody names', () => {
  const items = listAssets(FILES, selectFileUses(FILES));
  expect(items.map(({ path, uses, isUnused }) => [path, uses.map(({ file }) => file).join(), isUnused])).toEqual([
    ['api.yaml', 'docs.json', false],
    ['images/a.png', 'docs.json,page.mdx', false],
    ['images/b.png', 'page.mdx', false],
    ['images/lost.png', '', true],
    ['old/images.zip', '', true],
    ['robots.txt', '', false],
  ]);
  expect(items.find(({ path }) => path === 'images/b.png')?.uses[0]?.isCaseWrong).toBe(true);
  const paths = (...search: Parameters<typeof searchAssets> extends [unknown, ...infer Rest] ? Rest : never) =>
    searchAssets(items, ...search).map(({ path }) => path);
  expect(paths('pictures', '')).toEqual(['images/a.png', 'images/b.png', 'images/lost.png']);
  expect(paths('unused', '')).toEqual(['images/lost.png', 'old/images.zip']);
  expect(paths('files', '')).toEqual(['api.yaml', 'old/images.zip', 'robots.txt']);
  expect(paths('all', 'IMAGES')).toEqual(['old/images.zip', 'images/a.png', 'images/b.png', 'images/lost.png']);
});

test('what stays the same is the same, so that typing in a page draws nothing anew', () => {
  const before = listAssets(FILES, selectFileUses(FILES));
  const typed = new Map([...FILES, ['page.mdx', encode('![A](images/a.png) More ![B](images/B.png)')]]);
  const after = listAssets(typed, selectFileUses(typed), before);
  expect(after.filter((item) => !before.includes(item)).map(({ path }) => path)).toEqual([
    'images/a.png',
    'images/b.png',
  ]);
  const words = new Map([
    ...FILES,
    ['docs.json', FILES.get('docs.json') ?? encode('')],
    ['other.mdx', encode('Words')],
  ]);
  expect(listAssets(words, selectFileUses(FILES), before)).toBe(before);
});

test('nothing counts as unused before the pages are read', () => {
  expect(listAssets(FILES, undefined).some(({ isUnused }) => isUnused)).toBe(false);
});

test('changes are listed with their lines', () => {
  const edits = new Map([['a.mdx', [{ start: 6, end: 9, text: 'new' }]]]);
  expect(listChanges(edits, () => 'first\nold')).toEqual([{ place: 'a.mdx, line 2', before: 'old', after: 'new' }]);
});
