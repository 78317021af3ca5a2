import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { PROBLEM_GROUPS } from '../../../rules/problem-groups.ts';
import { PROBLEM_KINDS } from '../../../rules/problem-kinds.ts';
import { problemGroupWords } from '../../words/problem-groups.ts';
import { countGroups, countSeverities, filterProblems, groupByFile } from './problem-filter.ts';

const problem = (severity: Diagnostic['severity'], code: Diagnostic['code'], file?: string): Diagnostic => ({
  severity,
  code,
  message: 'One.',
  ...(file !== undefined && { file }),
});

const FOUND = [
  problem('warning', 'links/missing-page', 'a.mdx'),
  problem('warning', 'mdx/unclosed-tag', 'b.mdx'),
  problem('error', 'config/missing-file', 'docs.json'),
  problem('advice', 'writing/link-text', 'a.mdx'),
  { ...problem('advice', 'writing/same-title'), parts: [{ text: 'a', file: 'a.mdx' }] },
];

const codes = (filter: Parameters<typeof filterProblems>[2]) =>
  filterProblems(PROBLEM_KINDS, FOUND, filter).map(({ code }) => code);

test('the list is narrowed by how bad, by what about and by where', () => {
  expect(filterProblems(PROBLEM_KINDS, FOUND, {})).toBe(FOUND);
  expect(codes({ severity: 'warning' })).toEqual(['links/missing-page', 'mdx/unclosed-tag']);
  expect(codes({ group: 'links' })).toEqual(['links/missing-page', 'writing/link-text']);
  expect(codes({ severity: 'advice', group: 'links' })).toEqual(['writing/link-text']);
  // One that stands for many pages is shown with each of them.
  expect(codes({ file: 'a.mdx' })).toEqual(['links/missing-page', 'writing/link-text', 'writing/same-title']);
});

test('what there is of each is counted, in the order in which a reader notices it', () => {
  expect(countSeverities(FOUND)).toEqual([
    ['error', 1],
    ['warning', 2],
    ['advice', 2],
  ]);
  expect(countGroups(PROBLEM_KINDS, FOUND)).toEqual([
    ['pages', 1],
    ['front-matter', 1],
    ['links', 2],
    ['settings', 1],
  ]);
});

test('the file with the worst comes first, then the one whose fault a reader notices first', () => {
  expect(groupByFile(PROBLEM_KINDS, FOUND).map(({ file, items }) => `${file} ${items.length}`)).toEqual([
    'docs.json 1',
    'b.mdx 1',
    'a.mdx 2',
    ' 1',
  ]);
});

test('every group has words, in its order', () => {
  expect(Object.keys(problemGroupWords)).toEqual(PROBLEM_GROUPS);
});
