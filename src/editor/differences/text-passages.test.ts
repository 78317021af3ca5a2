import { expect, test } from 'vitest';
import { textPassages } from './text-passages.ts';

test('within a changed line only the words are marked', () => {
  expect(textPassages('The quick fox.\n', 'The slow fox.\n')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'removed', text: 'quick' },
    { kind: 'added', text: 'slow' },
    { kind: 'same', text: ' fox.\n' },
  ]);
});

test('of lines that are the same, those next to a change are shown', () => {
  const lines = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at}\n`).join('');
  const difference = textPassages(`${lines(9, 'a')}old\n${lines(9, 'b')}`, `${lines(9, 'a')}new\n${lines(9, 'b')}`);
  expect(difference).toEqual([
    { kind: 'unchanged', lines: 7 },
    { kind: 'same', text: 'a 7\na 8\n' },
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: '\n' },
    { kind: 'same', text: 'b 0\nb 1\n' },
    { kind: 'unchanged', lines: 7 },
  ]);
});

test('a text that came or went is all new, or all gone', () => {
  expect(textPassages('', 'one\ntwo\n')).toEqual([{ kind: 'added', text: 'one\ntwo\n' }]);
  expect(textPassages('one\n', '')).toEqual([{ kind: 'removed', text: 'one\n' }]);
});

test('what has nothing in common is not compared', () => {
  const lines = (name: string) => Array.from({ length: 3000 }, (_, at) => `${name} ${at}\n`).join('');
  expect(textPassages(lines('a'), lines('b'))).toBeUndefined();
});
