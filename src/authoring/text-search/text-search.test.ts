import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandReplacement } from './expand-replacement.ts';
import { createFileFilter } from './file-filter.ts';
import { findMatches } from './find-matches.ts';
import { createFileSearcher, type FileSearch, MOST_MATCHES } from './search-files.ts';
import { compileQuery, type SearchQuery } from './search-query.ts';

const PLAIN: SearchQuery = { text: '', isRegex: false, matchesCase: false, isWholeWord: false };

function found(text: string, query: Partial<SearchQuery>): readonly string[] {
  const compiled = compileQuery({ ...PLAIN, ...query });
  if (compiled.status === 'refused') throw new Error(compiled.message);
  return findMatches(text, compiled.pattern, { limit: 100 }).map(
    ({ start, end, line }) => `${line}:${text.slice(start, end)}`,
  );
}

test('finds text as it is, with or without case, as part of a word or as a whole one', () => {
  const text = 'Ärger (a.b)\nand ärger, Ärgernis\r\na+b';
  expect(found(text, { text: 'ärger' })).toEqual(['1:Ärger', '2:ärger', '2:Ärger']);
  expect(found(text, { text: 'ärger', matchesCase: true })).toEqual(['2:ärger']);
  expect(found(text, { text: 'ärger', isWholeWord: true })).toEqual(['1:Ärger', '2:ärger']);
  expect(found(text, { text: '(a.b)' })).toEqual(['1:(a.b)']);
  expect(found(text, { text: 'a+b' })).toEqual(['3:a+b']);
});

test('finds what an expression describes, over line ends of either kind', () => {
  const text = 'one\ntwo\r\nthree 12';
  expect(found(text, { text: '\\d+', isRegex: true })).toEqual(['3:12']);
  expect(found(text, { text: '^t\\w+$', isRegex: true })).toEqual(['2:two']);
  expect(found(text, { text: 'two\\nthree', isRegex: true })).toEqual(['2:two\r\nthree']);
  expect(found(text, { text: '^', isRegex: true })).toEqual([]);
  expect(found('a-b', { text: '\\-', isRegex: true })).toEqual(['1:-']);
});

test.each([
  ['(a', 'A `(` has no `)`.'],
  ['a)', 'A `)` has no `(` before it.'],
  ['[a', 'A `[` has no `]`.'],
  ['*', 'A `*`, `+` or `?` stands behind nothing that could be repeated.'],
  ['a\\', 'A `\\` at the end has nothing behind it.'],
  ['[z-a]', 'A range goes from the larger to the smaller, such as `[z-a]` or `{3,1}`.'],
])('says what is wrong with %s', (text, sentence) => {
  const compiled = compileQuery({ ...PLAIN, text, isRegex: true });
  expect(compiled).toEqual({
    status: 'refused',
    message: `${sentence} To find these characters as they are, switch the expression off.`,
  });
});

test('a replacement takes up what was found', () => {
  const match = /(?<year>\d+)-(\d+)/.exec('on 2024-05') as RegExpExecArray;
  expect(expandReplacement('$2/$<year> [$&] $$1 $12 $9 \\n\\t\\\\', match)).toBe(
    '05/2024 [2024-05] $1 20242 $9 \n\t\\',
  );
});

test('any text is found where it stands, and nowhere else', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (needle, before, after) => {
      const text = before + needle + after;
      const compiled = compileQuery({ ...PLAIN, text: needle, matchesCase: true });
      if (compiled.status === 'refused') throw new Error(compiled.message);
      const matches = findMatches(text, compiled.pattern, { limit: 1000 });
      expect(matches.every(({ start, end }) => text.slice(start, end) === needle)).toBe(true);
      expect(matches[0]?.start).toBe(text.indexOf(needle));
    }),
  );
});

test.each([
  ['', 'a/b.mdx', true],
  ['guides', 'guides/a.mdx', true],
  ['guides/*', 'guides/a.mdx', true],
  ['guides/*', 'guides/a/b.mdx', false],
  ['guides/**', 'guides/a/b.mdx', true],
  ['**/b.mdx', 'b.mdx', true],
  ['*.md', 'a/b.md', true],
  ['*.md', 'a/b.mdx', false],
  ['*.md, *.mdx', 'a/b.mdx', true],
  ['!guides/**', 'guides/a.mdx', false],
  ['!guides/**', 'api/a.mdx', true],
  ['./api', 'API/a.mdx', true],
  ['a(b', 'a(b.mdx', true],
])('%j means %s: %s', (list, path, isMeant) => {
  expect(createFileFilter(list)(path)).toBe(isMeant);
});

const SEARCH: FileSearch = { ...PLAIN, text: 'a', scope: 'pages', files: '' };

test('searches pages and snippets, or every text', () => {
  const searcher = createFileSearcher();
  const encode = (text: string) => new TextEncoder().encode(text);
  searcher.update('b.mdx', encode('\uFEFFa'));
  searcher.update('a.md', encode('x a\na'));
  searcher.update('snippets/c.mdx', encode('a'));
  searcher.update('docs.json', encode('"a"'));
  searcher.update('a.png', new Uint8Array([0x61, 0, 0xff]));
  searcher.update('.vale/a.md', encode('a'));
  const paths = (search: Partial<FileSearch>) => {
    const result = searcher.search({ ...SEARCH, ...search });
    return result.status === 'ok'
      ? result.files.map(({ path, matches }) => `${path} ${matches.map(({ start }) => start)}`)
      : [];
  };
  expect(paths({})).toEqual(['a.md 2,4', 'b.mdx 0', 'snippets/c.mdx 0']);
  expect(paths({ scope: 'text' })).toEqual(['.vale/a.md 0', 'a.md 2,4', 'b.mdx 0', 'docs.json 1', 'snippets/c.mdx 0']);
  searcher.update('a.md', undefined);
  expect(paths({ files: '*.md' })).toEqual([]);
  expect(paths({ text: '' })).toEqual([]);
  expect(searcher.search({ ...SEARCH, text: '(', isRegex: true }).status).toBe('refused');
});

test('stops at more than anyone goes through, and says so', () => {
  const searcher = createFileSearcher();
  searcher.update('a.mdx', new TextEncoder().encode('a'.repeat(MOST_MATCHES)));
  expect(searcher.search(SEARCH)).toMatchObject({ total: MOST_MATCHES, isCut: false });
  searcher.update('b.mdx', new TextEncoder().encode('a'));
  expect(searcher.search(SEARCH)).toMatchObject({ total: MOST_MATCHES, isCut: true, files: [{ path: 'a.mdx' }] });
});
