import { expect, test } from 'vitest';
import { extractSearchWords } from '../../render/search-words.ts';
import { wordFiles as filesOf, type WordFile } from './search-words.ts';
import { WordIndex } from './word-index.ts';

function wordFiles(pages: readonly string[]): readonly WordFile[] {
  return filesOf(new WordIndex().postings(pages.map((words, index) => ({ path: `page-${index}`, words }))));
}

test('a word has a line with the distances between its pages and how often it occurs there', () => {
  const pages = ['red blue red red', 'blue', 'green '.repeat(9), 'red'].map((text) => extractSearchWords([text]));
  const [file] = wordFiles(pages);
  expect(file).toEqual({ first: 'blue', text: 'blue 3 3\ngreen b\nred 4 9' });
});

test('no page and no word make no file', () => {
  expect(wordFiles([])).toEqual([]);
  expect(wordFiles(['\n\n', ''])).toEqual([]);
});

test('files are cut between words, each named by its first, and all words are in one of them', () => {
  const words = Array.from({ length: 30_000 }, (_, number) => `word${number}`);
  const files = wordFiles([extractSearchWords([words.join(' ')])]);
  expect(files.length).toBeGreaterThan(3);
  expect(files.map(({ first }) => first)).toEqual(files.map(({ first }) => first).sort());
  for (const { first, text } of files) expect(text.startsWith(`${first} `)).toBe(true);
  const found = files.flatMap(({ text }) => text.split('\n').map((line) => line.split(' ')[0]));
  expect(found).toEqual([...words].sort());
});

test('pages noted before, in any order, make the same files; words that went away are in none', () => {
  const words = (texts: readonly string[]) => texts.map((text) => extractSearchWords([text]));
  const pages = (texts: readonly string[]) =>
    words(texts).map((text, index) => ({ path: `page-${index}`, words: text }));
  const first = ['red blue', 'blue', 'green old', 'red'];
  const second = ['red blue', 'violet', 'green', 'red'];
  const index = new WordIndex();
  for (const { path, words: text } of pages(first).reverse()) index.note(path, text);
  expect(filesOf(index.postings(pages(first)))).toEqual(wordFiles(words(first)));
  expect(filesOf(index.postings(pages(second)))).toEqual(wordFiles(words(second)));
  expect(filesOf(index.postings(pages(second).slice(0, 2)))).toEqual(wordFiles(words(second.slice(0, 2))));
});
