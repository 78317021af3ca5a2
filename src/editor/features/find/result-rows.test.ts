import { expect, test } from 'vitest';
import { matchLine, replacementEdits, resultRows } from './result-rows.ts';

const FILES = [
  {
    path: 'a.mdx',
    matches: [
      { start: 0, end: 1, line: 1, replacement: 'x' },
      { start: 4, end: 5, line: 2, replacement: 'y' },
    ],
  },
  { path: 'b.mdx', matches: [{ start: 2, end: 3, line: 1, replacement: 'z' }] },
];

test('rows are files with their matches, where these are not closed', () => {
  const result = { status: 'ok', files: FILES, total: 3, isCut: false } as const;
  const keys = (closed: readonly string[]) => resultRows(result, new Set(closed)).map(({ key }) => key);
  expect(keys([])).toEqual(['a.mdx', 'a.mdx:0', 'a.mdx:4', 'b.mdx', 'b.mdx:2']);
  expect(keys(['a.mdx'])).toEqual(['a.mdx', 'b.mdx', 'b.mdx:2']);
  expect(resultRows({ status: 'refused', message: '' }, new Set())).toEqual([]);
});

test('what is unticked is not replaced; the rest says what it replaces', () => {
  const texts: Readonly<Record<string, string>> = { 'a.mdx': 'abc\nbc', 'b.mdx': 'xxb' };
  expect([...replacementEdits(FILES, new Set(['a.mdx:0']), (path) => texts[path])]).toEqual([
    ['a.mdx', [{ start: 4, end: 5, before: 'b', text: 'y' }]],
    ['b.mdx', [{ start: 2, end: 3, before: 'b', text: 'z' }]],
  ]);
});

test('a line is cut to what can be seen of it', () => {
  const text = `first\r\n  The quick brown fox jumps over the dog\r\nlast`;
  const start = text.indexOf('jumps');
  expect(matchLine(text, { start, end: start + 5, line: 2 })).toEqual({
    before: '…ick brown fox ',
    found: 'jumps',
    after: ' over the dog',
  });
  expect(matchLine(text, { start: 0, end: 5, line: 1 })).toEqual({ before: '', found: 'first', after: '' });
  expect(matchLine('a', { start: 0, end: 1, line: 1 })).toEqual({ before: '', found: 'a', after: '' });
});
