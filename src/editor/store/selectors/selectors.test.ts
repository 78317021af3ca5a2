import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { PageListing } from '../site-reading.ts';
import { filesOf, storeOf } from '../testing/project.ts';
import { configFileOf, selectConfigSyntax, selectConfigText } from './config.ts';
import { selectFileText } from './file-text.ts';
import { selectFilePages, selectPageList } from './page-list.ts';
import { selectProblemCounts, selectProblems } from './problems.ts';

test('the configuration is parsed once for each text', () => {
  const store = storeOf({ 'docs.json': '{ "name": "Acorn" }', 'a.mdx': '' });
  const syntax = selectConfigSyntax(store.getState());
  expect(syntax).toEqual({ status: 'ok', value: { name: 'Acorn' } });
  store.actions.setFileText('a.mdx', 'x', 0);
  expect(selectConfigSyntax(store.getState())).toBe(syntax);
  expect(selectConfigText(store.getState())).toBe('{ "name": "Acorn" }');
});

test('a configuration that does not parse says where', () => {
  const syntax = selectConfigSyntax(storeOf({ 'docs.json': '{\n  "name": \n}' }).getState());
  expect(syntax).toMatchObject({ status: 'unreadable', problem: { file: 'docs.json', range: { start: { line: 2 } } } });
});

test('of two configurations the one with a navigation counts', () => {
  const both = { 'docs.json': '{ "theme": "x" }', 'mint.json': '{ "navigation": [] }' };
  expect(configFileOf(filesOf(both))).toBe('mint.json');
  expect(configFileOf(filesOf({ ...both, 'docs.json': '{ "navigation": [] }' }))).toBe('docs.json');
  expect(configFileOf(filesOf({ 'a.mdx': '' }))).toBeUndefined();
});

test('the text of an image is undefined', () => {
  const store = storeOf({ 'a.mdx': '\uFEFF# A' });
  store.actions.addFile('a.png', new Uint8Array([0x89, 0x50, 0, 0xff]));
  expect(selectFileText(store.getState(), 'a.png')).toBeUndefined();
  expect(selectFileText(store.getState(), 'gone.mdx')).toBeUndefined();
  expect(selectFileText(store.getState(), 'a.mdx')).toBe('# A');
});

const listing = (path: string, title: string): PageListing => ({
  path,
  file: `${path}.mdx`,
  title,
  trail: ['Guides'],
  isInNavigation: true,
  isHidden: false,
});

test('the page list follows the reading, then names files that no reading has seen', () => {
  const store = storeOf({ 'docs.json': '{}', 'b.mdx': '', 'a.mdx': '', 'get-started.mdx': '', 'snippets/s.mdx': '' });
  const api = { ...listing('api/get', 'Get'), file: 'openapi.json' };
  store.actions.setReading({
    revision: 0,
    pages: [listing('b', 'Second'), listing('a', 'First'), listing('gone', 'x'), api],
  });
  expect(selectPageList(store.getState()).map(({ title }) => title)).toEqual(['Second', 'First', 'Get', 'Get started']);
});

test('generated pages are listed among all, and not among those that can be edited', () => {
  const store = storeOf({ 'a.mdx': '' });
  const { file: _, ...generated } = listing('api/get', 'Get');
  store.actions.setReading({ revision: 0, pages: [generated, listing('a', 'A')] });
  expect(selectPageList(store.getState()).map(({ title }) => title)).toEqual(['Get', 'A']);
  expect(selectFilePages(store.getState()).map(({ title }) => title)).toEqual(['A']);
  expect(selectFilePages(store.getState())).toBe(selectFilePages(store.getState()));
});

test('typing gives the same page list, so that nothing is drawn anew', () => {
  const store = storeOf({ 'a.mdx': '', 'b.mdx': '' });
  const before = selectPageList(store.getState());
  store.actions.setFileText('a.mdx', 'x', 0);
  expect(selectPageList(store.getState())).toBe(before);
});

test('a late reading does not replace a newer one', () => {
  const store = storeOf({});
  store.actions.setReading({ revision: 5, pages: [listing('a', 'New')] });
  store.actions.setReading({ revision: 4, pages: [] });
  expect(store.getState().reading?.pages).toHaveLength(1);
});

test('problems come once each, errors first, then by file and line', () => {
  const problem = (severity: Diagnostic['severity'], file: string, line: number): Diagnostic => ({
    code: 'mdx/x',
    severity,
    message: `${file}:${line}`,
    file,
    range: { start: { line, column: 1 }, end: { line, column: 1 } },
  });
  const store = storeOf({});
  store.actions.setDiagnostics('reading', [problem('warning', 'a.mdx', 1), problem('error', 'b.mdx', 9)]);
  store.actions.setDiagnostics('page:b', [problem('error', 'b.mdx', 2), problem('error', 'b.mdx', 9)]);
  expect(selectProblems(store.getState()).map(({ message }) => message)).toEqual(['b.mdx:2', 'b.mdx:9', 'a.mdx:1']);
  expect(selectProblemCounts(store.getState())).toEqual({ error: 2, warning: 1, info: 0, advice: 0 });
  store.actions.setDiagnostics('page:b', []);
  expect(selectProblems(store.getState())).toHaveLength(2);
});

test('of two who found the same problem, the one is listed that offers more to do about it', () => {
  const store = storeOf({ 'docs.json': '{}' });
  const found = {
    code: 'links/missing-anchor',
    severity: 'warning',
    message: 'No such heading.',
    file: 'a.mdx',
  } as const;
  const offered = { ...found, fix: { title: 'Write `#b`', edits: [] } };
  store.actions.setDiagnostics('links', [offered]);
  store.actions.setChecked({ status: 'done' }, new Map([['late', [found]]]));
  expect(selectProblems(store.getState())).toEqual([offered]);
});
