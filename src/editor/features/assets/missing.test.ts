import { expect, test } from 'vitest';
import { createIgnoredTest } from '../../../rules/ignored-problems.ts';
import { selectMissingFiles } from '../../store/selectors/missing-files.ts';
import { fillGaps, listMissing, pathForGap } from './missing.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('says what is missing, where it is named and what may be meant', () => {
  const files = new Map(
    Object.entries({
      'docs.json': '{ "logo": "/logo.svg" }',
      'mint.json': '{ "logo": "/of-before.svg" }',
      'a.mdx': '![A](/images/Shot.jpg)\r\n![B](/images/Shot.jpg) ![C](https://a.example/c.png)',
      'pictures/shot.png': 'a',
      'brand/logo.svg': 'b',
    }).map(([path, text]) => [path, encode(text)]),
  );
  const missing = listMissing(selectMissingFiles(files), ['pictures/shot.png', 'brand/logo.svg']);
  expect(
    missing.map(({ path, uses, near }) => [path, uses.map(({ file, start }) => `${file}:${start}`), near]),
  ).toEqual([
    ['images/Shot.jpg', ['a.mdx:5', 'a.mdx:29'], ['pictures/shot.png']],
    ['logo.svg', ['docs.json:11'], ['brand/logo.svg']],
  ]);
});

test('places whose problem is ignored are not listed', () => {
  const files = new Map(
    Object.entries({
      'docs.json': '{ "logo": "/logo.svg" }',
      'a.mdx': '![A](/images/a%20b.jpg) ![B](/images/c.jpg)',
      'b.mdx': '![B](/images/c.jpg)',
    }).map(([path, text]) => [path, encode(text)]),
  );
  const isIgnored = createIgnoredTest([
    { code: 'links/missing-file', file: 'a.mdx', subject: ['/images/a b.jpg'], message: '' },
    { code: 'links/missing-file', file: 'a.mdx', subject: ['/images/c.jpg'], message: '' },
    { code: 'config/missing-file', file: 'docs.json', message: '' },
  ]);
  const missing = listMissing(selectMissingFiles(files), [], isIgnored);
  expect(missing.map(({ path, uses }) => [path, uses.map(({ file }) => file)])).toEqual([['images/c.jpg', ['b.mdx']]]);
});

test('uploads fill the gaps that have their names', () => {
  const missing = ['images/a.png', 'images/b.png', 'other/b.png'];
  const { filled, left } = fillGaps(missing, [{ name: 'A.PNG' }, { name: 'b.png' }, { name: 'c.png' }]);
  expect([...filled]).toEqual([['images/a.png', { name: 'A.PNG' }]]);
  expect(left).toEqual([
    '`b.png` fits 2 places. Upload it beside the right one.',
    'No missing file is called `c.png`.',
  ]);
});

test.each([
  ['images/a.png', 'images/x.png', 'images/a.png'],
  ['images/a.jpeg', 'images/x.jpg', 'images/a.jpeg'],
  ['images/a.png', 'images/x.webp', 'images/a.webp'],
  ['files/makefile', 'files/x', 'files/makefile'],
])('for %s, %s is kept as %s', (missing, uploaded, path) => {
  expect(pathForGap(missing, uploaded)).toBe(path);
});
