import { expect, test } from 'vitest';
import { rangeAt } from '../project/diagnostics.ts';
import { sortProblems } from './collect-problems.ts';

const warning = { code: 'links/missing-page', severity: 'warning', message: 'No such page.' } as const;

test('problems are ordered by file and place, the whole project first', () => {
  const one = (file: string | undefined, line: number) => ({
    ...warning,
    ...(file && { file }),
    range: rangeAt(line, 1),
  });
  const sorted = sortProblems([one('b', 2), one('a', 9), one('b', 1), one(undefined, 1)]);
  expect(sorted.map(({ file, range }) => `${file} ${range?.start.line}`)).toEqual(['undefined 1', 'a 9', 'b 1', 'b 2']);
});

test('a problem of a snippet that several pages share is told once', () => {
  const placed = { ...warning, file: 'snippets/a.mdx', range: rangeAt(1, 1) };
  expect(sortProblems([placed, { ...placed, range: rangeAt(2, 1) }, { ...placed }])).toHaveLength(2);
  expect(sortProblems([warning, warning])).toHaveLength(2);
});
