import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { createHighlighter, type LoadGrammar } from './highlighter.ts';

const loadGrammar: LoadGrammar = async (name) =>
  name in bundledLanguages ? (await bundledLanguages[name as keyof typeof bundledLanguages]()).default : [];

test('code has the same colours whichever other languages were met before', async () => {
  const code = '# Heading\n\n```java\nclass Example { int size; }\n```';
  const alone = createHighlighter(loadGrammar);
  await alone.load(['markdown']);
  const after = createHighlighter(loadGrammar);
  await after.load(['java', 'markdown']);
  const before = createHighlighter(loadGrammar);
  await before.load(['markdown']);
  before.tokenize(code, 'markdown');
  await before.load(['java']);

  const expected = alone.tokenize(code, 'markdown');
  expect(expected[0]?.some(({ kind }) => kind !== undefined)).toBe(true);
  expect(after.tokenize(code, 'markdown')).toEqual(expected);
  expect(before.tokenize(code, 'markdown')).toEqual(expected);
});

test('a language without a grammar stays plain', async () => {
  const highlighter = createHighlighter(loadGrammar);
  await highlighter.load(['no-such-language', 'none']);
  expect(highlighter.tokenize('a\n\nb\n', 'no-such-language')).toEqual([[{ text: 'a' }], [], [{ text: 'b' }]]);
});
