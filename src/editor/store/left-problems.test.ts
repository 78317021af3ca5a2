import { expect, test } from 'vitest';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { leftAs } from '../../rules/left-problems.ts';
import { selectLeftProblems, selectProblemCounts, selectProblems } from './index.ts';
import { storeOf, textsOf } from './testing/project.ts';

const link = (target: string, file = 'a.mdx', line = 1): Diagnostic => ({
  code: 'links/missing-page',
  severity: 'warning',
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
  const left = () => selectLeftProblems(store.getState()).map(({ file, names }) => [file, names]);
  return { store, listed, left };
}

test('a problem that is left is neither listed nor counted, and no file changes', () => {
  const { store, listed, left } = setUp();
  const before = textsOf(store);
  store.actions.leaveProblems([leftAs(ONE, false)]);
  expect(listed()).toEqual([OTHER, ELSEWHERE]);
  expect(selectProblemCounts(store.getState()).warning).toBe(2);
  expect(left()).toEqual([['a.mdx', '/x']]);
  expect(textsOf(store)).toEqual(before);
  expect(store.getState().history.done).toEqual([]);
  expect(store.getState().revision).toBe(1);
});

test('all of a kind in a file can be left, and be taken back', () => {
  const { store, listed, left } = setUp();
  const all = leftAs(ONE, true);
  store.actions.leaveProblems([all]);
  expect(listed()).toEqual([ELSEWHERE]);
  store.actions.takeBackProblems([all]);
  expect(listed()).toEqual([ONE, OTHER, ELSEWHERE]);
  expect(left()).toEqual([]);
});

test('what is left stays left at another line, and comes back when it names something else', () => {
  const { store, listed } = setUp();
  store.actions.leaveProblems([leftAs(ONE, false)]);
  store.actions.setDiagnostics('page:a', [link('/x', 'a.mdx', 7)]);
  expect(listed()).toEqual([ELSEWHERE]);
  store.actions.setDiagnostics('page:a', [link('/z')]);
  expect(listed()).toEqual([link('/z'), ELSEWHERE]);
});

test('leaving the same twice keeps it once, the last first', () => {
  const { store, left } = setUp();
  store.actions.leaveProblems([leftAs(ONE, false)]);
  store.actions.leaveProblems([leftAs(ELSEWHERE, false)]);
  store.actions.leaveProblems([leftAs(ONE, false)]);
  expect(left()).toEqual([
    ['a.mdx', '/x'],
    ['b/b.mdx', '/x'],
  ]);
});

test('it follows a renamed file and its undo, and waits for a deleted one', () => {
  const { store, listed, left } = setUp();
  store.actions.leaveProblems([leftAs(ELSEWHERE, false)]);
  store.actions.renameFile('b', 'c');
  store.actions.setDiagnostics('page:b/b', []);
  store.actions.setDiagnostics('page:c/b', [link('/x', 'c/b.mdx')]);
  expect(listed()).toEqual([ONE, OTHER]);
  expect(left()).toEqual([['c/b.mdx', '/x']]);
  store.actions.undo();
  expect(left()).toEqual([['b/b.mdx', '/x']]);
  store.actions.deleteFile('b/b.mdx');
  expect(left()).toEqual([]);
  store.actions.undo();
  expect(left()).toEqual([['b/b.mdx', '/x']]);
});

test('the list stays the same while a page is typed in', () => {
  const { store } = setUp();
  store.actions.leaveProblems([leftAs(ONE, false)]);
  const before = selectLeftProblems(store.getState());
  store.actions.setFileText('a.mdx', '[x](/x) and more', 0);
  expect(selectLeftProblems(store.getState())).toBe(before);
});

test('a project that is open elsewhere keeps what is left as it is', () => {
  const { store, listed } = setUp();
  store.actions.setAccess({ mode: 'elsewhere', reason: ONE });
  expect(store.actions.leaveProblems([leftAs(ONE, false)]).status).toBe('refused');
  expect(listed()).toHaveLength(3);
});
