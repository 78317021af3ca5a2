import { expect, test } from 'vitest';
import { hasMixedLineEnds, keepLineEnds } from './keep-line-ends.ts';

test('a file of both line ends keeps each of them where nothing was typed', () => {
  const mixed = 'one\r\ntwo\nthree\r\n';
  const typed = keepLineEnds(mixed, 'one\ntwo!\nthree\n', '\r\n');
  expect(typed).toBe('one\r\ntwo!\nthree\r\n');
  expect(keepLineEnds(typed, 'one\ntwo\nthree\n', '\r\n')).toBe(mixed);
});

test('a new line gets the line end asked for', () => {
  expect(keepLineEnds('one\r\ntwo\n', 'one\nnew\ntwo\n', '\r\n')).toBe('one\r\nnew\r\ntwo\n');
});

test('only a text with both kinds counts as mixed', () => {
  expect(['a\r\nb\n', 'a\r\nb\r\n', 'a\nb\n', '\na\r\n', ''].map(hasMixedLineEnds)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
