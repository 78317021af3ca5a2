import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

const messages = (...paths: string[]) => checkNames(paths).map(({ message }) => message);

test.each([
  'CON',
  'guides/aux.md',
  'nul.tar.gz',
  'com1',
  'COM0.txt',
  'aux .md',
  'conout$',
  'LPT³.md',
  'what?.md',
  'a<b>.md',
  'end.',
  'folder /a.md',
  'a:b',
])('Windows cannot keep %s', (path) => {
  expect(messages(path)).toEqual([expect.stringMatching(/^Windows cannot keep/)]);
});

test.each([
  'console.md',
  'auxiliary/a.md',
  'com10',
  'null.md',
  '.well-known/x',
  'a b.md',
  'grüße/日本語.md',
  'a‍b.md',
  'naïve.md',
])('%s is a name like any other', (path) => {
  expect(messages(path)).toEqual([]);
});

test('names that differ in case, or only look the same, are told with the other', () => {
  expect(messages('Start.md', 'start.md')).toEqual([expect.stringContaining('differ in upper and lower case only')]);
  // The second has a Cyrillic `о` and `с`, the fourth letters of full width.
  expect(messages('docs.json', 'dосs.json')).toEqual([
    'The names `dосs.json` and `docs.json` look alike and are not the same.',
  ]);
  expect(messages('a/b.md', 'a/ｂ.md')).toHaveLength(1);
  // Capitals of Cyrillic and of Greek.
  expect(messages('README.md', 'REАDМE.md')).toHaveLength(1);
  expect(messages('TOKEN.md', 'ΤΟΚΕΝ.md')).toHaveLength(1);
  expect(messages('один.md', 'два.md', 'τρία.md')).toEqual([]);
});

test('letters that cannot be seen are written as codes', () => {
  expect(messages('report\u202exdm.html')[0]).toContain('`reportU+202Exdm.html`');
  expect(messages('docs.json', 'docs\u200b.json')[0]).toContain('`docsU+200B.json`');
  expect(messages('a\u0000\u001b[2Jb')[0]).toContain('`aU+0000U+001B[2Jb`');
});

test('a hundred thousand such names are told in a list that can be read', () => {
  const found = messages(...Array.from({ length: 100_000 }, (_, index) => `aux/${index}.`));
  expect(found).toHaveLength(100);
});
