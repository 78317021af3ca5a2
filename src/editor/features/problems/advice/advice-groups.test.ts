import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { PROBLEM_KINDS } from '../../../../rules/problem-kinds.ts';
import { editsByFile } from './fix-kind.ts';
import { groupAdvice } from './group-advice.ts';
import { reportPage } from './report-page.ts';

const advice = (code: Diagnostic['code'], file: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  code,
  severity: 'advice',
  message: 'One `<b>`.',
  file,
  ...more,
});
const edit = (start: number) => ({ start, end: start + 1, written: 'x', text: 'y' });
const FOUND = [
  advice('writing/wordy-phrase', 'a.mdx'),
  advice('writing/link-text', 'b.mdx', { fix: { title: 'Write', edits: [edit(0)] } }),
  advice('writing/heading-end', 'a.mdx'),
  advice('writing/link-text', 'a.mdx', { fix: { title: 'Write', edits: [edit(2)] } }),
];

test('what a reader notices first comes first, by kind and by page', () => {
  const titles = (by: 'kind' | 'page') =>
    groupAdvice(PROBLEM_KINDS, FOUND, by).map(({ title, problems }) => `${title} ${problems.length}`);
  expect(titles('kind')).toEqual([
    'Heading with a full stop or colon 1',
    'Link that does not say where it leads 2',
    'Phrase that can be shorter 1',
  ]);
  expect(titles('page')).toEqual(['a.mdx 3', 'b.mdx 1']);
});

test('fixes that fit the texts as they are now are made together', () => {
  const texts: Record<string, string> = { 'a.mdx': '..x', 'b.mdx': 'changed' };
  expect([...editsByFile(FOUND, (file) => texts[file])]).toEqual([['a.mdx', [{ start: 2, end: 3, text: 'y' }]]]);
});

test('a report is one page, in which no word of an author is a tag', () => {
  const date = new Date(2030, 0, 2);
  const page = reportPage({ project: 'Boats <script>', problems: FOUND, kinds: PROBLEM_KINDS, date });
  expect(page).toContain('<title>Checks of Boats &lt;script&gt;</title>');
  expect(page).toContain('<code>&lt;b&gt;</code>');
  expect(page).toContain('0 problems, 0 notes, 4 pieces of advice.');
  expect(page).not.toMatch(/<script|<b>`|src=|href=/);
  expect(page).toContain('Made on January 2, 2030.');
  expect(page).toContain('<td>2</td><td><b>Link that does not say where it leads</b>');
  expect(reportPage({ project: 'Boats', problems: [], kinds: PROBLEM_KINDS, date })).toContain('Nothing was found.');
});
