import { expect, test } from 'vitest';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { ignoredAs } from '../../rules/ignored-problems.ts';
import { selectIgnoredProblems, selectProblemCounts, selectProblems } from './index.ts';
import { storeOf, textsOf } from './testing/project.ts';

const link = (target: string, file = 'a.mdx', line = 1): Diagnostic => ({
  code: 'links/missing-page',
  severity: 'warning',
  subject: [target],
  message: `The link \`${target}\` leads to a page that does not exist.`,
  file,
  range: { start: { line, column: 1 }, end: { line, column: 5 } },
});
const ONE = link('/x');
const OTHER = link('/y', 'a.mdx', 2);
const ELSEWHERE = link('/x', 'b/b.mdx');

function setUp() {
  const store = storeOf({ 'a.mdx': '[x](/x) [y](/y)', 'b/b.mdx': '[x](/x)' });
  store.actions.setDiagnostics('page:a', [ONE, OTHER]);
  store.actions.setDiagnostics('page:b/b', [ELSEWHERE]);
  const listed = () => selectProblems(store.getState());
  const ignored = () => selectIgnoredProblems(store.getState()).map(({ file, subject }) => [file, ...(subject ?? [])]);
  return { store, listed, ignored };
}

test('a problem that is ignored is neither listed nor counted, and no file changes', () => {
  const { store, listed, ignored } = setUp();
  const before = textsOf(store);
  store.actions.ignoreProblems([ignoredAs(ONE, false)]);
  expect(listed()).toEqual([OTHER, ELSEWHERE]);
  expect(selectProblemCounts(store.getState()).warning).toBe(2);
  expect(ignored()).toEqual([['a.mdx', '/x']]);
  expect(textsOf(store)).toEqual(before);
  expect(store.getState().history.done).toEqual([]);
  expect(store.getState().revision).toBe(1);
});

test('all of a kind in a file can be ignored, and be restored', () => {
  const { store, listed, ignored } = setUp();
  const all = ignoredAs(ONE, true);
  store.actions.ignoreProblems([all]);
  expect(listed()).toEqual([ELSEWHERE]);
  store.actions.restoreProblems([all]);
  expect(listed()).toEqual([ONE, OTHER, ELSEWHERE]);
  expect(ignored()).toEqual([]);
});

test('what is ignored stays ignored at another line, and comes back when it names something else', () => {
  const { store, listed } = setUp();
  store.actions.ignoreProblems([ignoredAs(ONE, false)]);
  store.actions.setDiagnostics('page:a', [link('/x', 'a.mdx', 7)]);
  expect(listed()).toEqual([ELSEWHERE]);
  store.actions.setDiagnostics('page:a', [link('/z')]);
  expect(listed()).toEqual([link('/z'), ELSEWHERE]);
});

test('ignoring the same twice keeps it once, the last first', () => {
  const { store, ignored } = setUp();
  store.actions.ignoreProblems([ignoredAs(ONE, false)]);
  store.actions.ignoreProblems([ignoredAs(ELSEWHERE, false)]);
  store.actions.ignoreProblems([ignoredAs(ONE, false)]);
  expect(ignored()).toEqual([
    ['a.mdx', '/x'],
    ['b/b.mdx', '/x'],
  ]);
});

test('it follows a renamed file and its undo, and waits for a deleted one', () => {
  const { store, listed, ignored } = setUp();
  store.actions.ignoreProblems([ignoredAs(ELSEWHERE, false)]);
  store.actions.renameFile('b', 'c');
  store.actions.setDiagnostics('page:b/b', []);
  store.actions.setDiagnostics('page:c/b', [link('/x', 'c/b.mdx')]);
  expect(listed()).toEqual([ONE, OTHER]);
  expect(ignored()).toEqual([['c/b.mdx', '/x']]);
  store.actions.undo();
  expect(ignored()).toEqual([['b/b.mdx', '/x']]);
  store.actions.deleteFile('b/b.mdx');
  expect(ignored()).toEqual([]);
  store.actions.undo();
  expect(ignored()).toEqual([['b/b.mdx', '/x']]);
});

test('the list stays the same while a page is typed in', () => {
  const { store } = setUp();
  store.actions.ignoreProblems([ignoredAs(ONE, false)]);
  const before = selectIgnoredProblems(store.getState());
  store.actions.setFileText('a.mdx', '[x](/x) and more', 0);
  expect(selectIgnoredProblems(store.getState())).toBe(before);
});

test('a project that is open elsewhere keeps what is ignored as it is', () => {
  const { store, listed } = setUp();
  store.actions.setAccess({ mode: 'elsewhere', reason: ONE });
  expect(store.actions.ignoreProblems([ignoredAs(ONE, false)]).status).toBe('refused');
  expect(listed()).toHaveLength(3);
});
