import type * as Monaco from 'monaco-editor/editor/editor.api';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../project/diagnostics.ts';
import { registerCodeFixes, setCodeFixes } from './code-fixes.ts';

const LINK: Diagnostic = {
  code: 'links/missing-anchor',
  severity: 'warning',
  message: 'The link `/b#instal` leads to a heading that the page `b` does not have.',
  file: 'a.mdx',
  range: { start: { line: 1, column: 5 }, end: { line: 1, column: 14 } },
  fix: { title: 'Write `#install`', edits: [{ start: 7, end: 13, written: 'instal', text: 'install' }] },
  choice: {
    title: 'Choose a heading',
    edit: { start: 6, end: 13, written: '#instal' },
    options: [
      { label: 'Install', text: '#install' },
      { label: 'Set up', text: '#set-up' },
    ],
  },
};
const NAME: Diagnostic = {
  ...LINK,
  code: 'mdx/unknown-name',
  range: { start: { line: 9, column: 1 }, end: { line: 9, column: 4 } },
  fix: { title: 'Use `port`', edits: [{ start: 16, end: 20, written: 'prot', text: 'port' }] },
  choice: {
    title: 'Other ways',
    edit: { start: 15, end: 16, written: '{' },
    options: [{ label: 'Write `\\{`', text: '\\{' }],
  },
};

const TEXT = '[b](/b#instal) {prot}';

/** What the light bulb of a line offers, and the problems that are given back to be mended. */
function offerAt(line: number, text = TEXT) {
  const model = {} as Monaco.editor.ITextModel;
  const mended: (readonly Diagnostic[])[] = [];
  const moreFor = (problem: Diagnostic) =>
    problem === LINK ? [{ title: 'Ignore it', act: () => mended.push([]) }] : [];
  setCodeFixes(model, {
    problems: [LINK, NAME],
    readText: () => text,
    onFix: (problems) => mended.push(problems),
    moreFor,
  });
  let provide: Monaco.languages.CodeActionProvider['provideCodeActions'] | undefined;
  const touches = (_: unknown, { startLineNumber }: Monaco.IRange) => startLineNumber === line;
  registerCodeFixes({
    editor: { registerCommand: () => undefined },
    languages: {
      registerCodeActionProvider: (_: string, provider: Monaco.languages.CodeActionProvider) => {
        provide = provider.provideCodeActions;
      },
    },
    Range: { areIntersectingOrTouching: touches },
  } as unknown as typeof Monaco);
  const list = provide?.(model, {} as Monaco.Range, {} as never, {} as never) as Monaco.languages.CodeActionList;
  const choose = (title: string) => {
    const [fix]: unknown[] = list.actions.find((one) => one.title === title)?.command?.arguments ?? [];
    if (typeof fix === 'function') fix();
  };
  return { list, choose, mended };
}

test('the nearest heading comes first, then what mends the whole file, then every heading', () => {
  const { list, choose, mended } = offerAt(1);
  expect(list.actions.map(({ title, isPreferred }) => [title, isPreferred])).toEqual([
    ['Write #install', true],
    ['Fix all 2 problems of this file', false],
    ['Choose a heading: Install', false],
    ['Choose a heading: Set up', false],
    ['Ignore it', false],
  ]);
  choose('Choose a heading: Set up');
  expect(mended[0]?.[0]?.fix?.edits).toEqual([{ start: 6, end: 13, written: '#instal', text: '#set-up' }]);
});

test('a single other way is called by its own words', () => {
  expect(offerAt(9).list.actions.map(({ title }) => title)).toContain('Write \\{');
});

test('what the text does not need any more is not offered', () => {
  const mended = TEXT.replace('instal', 'install');
  expect(offerAt(1, mended).list.actions.map(({ title }) => title)).toEqual(['Ignore it']);
  expect(offerAt(9, TEXT.replace('prot', 'port')).list.actions.map(({ title }) => title)).toEqual(['Write \\{']);
});
