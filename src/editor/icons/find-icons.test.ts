import { expect, it } from 'vitest';
import { findIconNames } from './find-icons.ts';

it('finds names that hold every word, the exact one and beginnings first', () => {
  const names = ['comment-book', 'book-open', 'book', 'rocket', 'book-open-reader'];
  expect(findIconNames(names, 'book')).toEqual(['book', 'book-open', 'book-open-reader', 'comment-book']);
  expect(findIconNames(names, 'open book')).toEqual(['book-open', 'book-open-reader']);
  expect(findIconNames(names, 'book open')).toEqual(['book-open', 'book-open-reader']);
  expect(findIconNames(names, '')).toEqual(names);
});
