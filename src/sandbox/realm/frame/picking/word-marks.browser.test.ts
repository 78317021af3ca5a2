/** Words found again in a rendered page, and marked without a change of the document. */
import { afterEach, expect, test } from 'vitest';
import type { ShownWords } from '../../../../shared/shown-words.ts';
import { createWordMarks, findShownWords } from './word-marks.ts';

afterEach(() => document.body.replaceChildren());

function find(html: string, words: ShownWords): string | undefined {
  const block = document.createElement('p');
  block.innerHTML = html;
  document.body.append(block);
  return findShownWords(block, words)?.toString().replace(/\s+/g, ' ');
}

test('words are found over the edges of elements and over line ends', () => {
  expect(
    find('The <b>quick\n brown</b> <a>fox</a> jumps.', { before: 'The quick ', words: 'brown fox', after: ' jumps.' }),
  ).toBe('brown fox');
});

test('of words that stand twice, those are found that have the same neighbours', () => {
  const range = find('One word, and another word.', { before: 'another ', words: 'word', after: '.' });
  expect(range).toBe('word');
  expect(find('A word and a word.', { before: 'no ', words: 'word', after: ' such' })).toBeUndefined();
});

test('a place where words are gone is marked by what stands beside it', () => {
  expect(find('The fox jumps.', { before: 'The fox ', words: '', after: 'jumps.' })).toBe(' j');
  expect(find('The fox', { before: 'The fox', words: '', after: '' })).toBe('x');
});

test('words that the page does not show are not marked', () => {
  expect(find('Something else.', { before: 'The ', words: 'fox', after: ' jumps' })).toBeUndefined();
  expect(find('a b a', { before: '', words: 'a', after: '' })).toBeUndefined();
});

test('marks are no part of the document, and go again', () => {
  document.body.innerHTML = '<p>The quick fox.</p>';
  const before = document.documentElement.outerHTML;
  const block = document.querySelector('p');
  const range = block && findShownWords(block, { before: 'The ', words: 'quick', after: ' fox.' });
  if (!range) throw new Error('The words are not found.');
  const marks = createWordMarks();
  marks.set([{ kind: 'changed', range }]);
  expect([...(CSS.highlights.get('lw-changed') ?? [])].map(String)).toEqual(['quick']);
  expect(document.documentElement.outerHTML).toBe(before);
  marks.set([]);
  expect(CSS.highlights.has('lw-changed')).toBe(false);
  expect(document.adoptedStyleSheets).toEqual([]);
});
