import { expect, test } from 'vitest';
import { readLineNotes } from './line-notes.ts';

test('takes the notes out and marks their lines', () => {
  const { code, marks } = readLineNotes('a(1) // [!code --]\na(2) // [!code ++]\nb() # [!code highlight]');
  expect(code).toBe('a(1)\na(2)\nb()');
  expect([...marks]).toEqual([
    [1, 'removed'],
    [2, 'added'],
    [3, 'highlighted'],
  ]);
});

test('a note alone on its line marks the lines below and leaves none behind', () => {
  const { code, marks } = readLineNotes('a\n<!-- [!code ++:2] -->\nb\nc\nd');
  expect(code).toBe('a\nb\nc\nd');
  expect([...marks.keys()]).toEqual([2, 3]);
});

test('code without notes is not touched', () => {
  const code = 'const a = "[!note]"; // code';
  expect(readLineNotes(code).code).toBe(code);
});
