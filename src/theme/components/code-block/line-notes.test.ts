import { expect, test } from 'vitest';
import { readLineNotes } from './line-notes.ts';

test('takes the notes out and marks their lines', () => {
  const { code, marks } = readLineNotes('a(1) // [!code --]\na(2) // [!code ++]\nb() # [!code highlight]');
  expect(code).toBe('a(1)\na(2)\nb()');
  expect([...marks]).toEqual([
    [1, ['removed']],
    [2, ['added']],
    [3, ['highlighted']],
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

test('a line takes several notes', () => {
  const { code, marks } = readLineNotes('a // [!code ++] // [!code focus]\nb /* [!code hl:2] */\nc');
  expect(code).toBe('a\nb\nc');
  expect([...marks]).toEqual([
    [1, ['added', 'focused']],
    [2, ['highlighted']],
    [3, ['highlighted']],
  ]);
});

test('notes of other tools that mark no line leave nothing behind', () => {
  expect(readLineNotes('const a = 1; // [!code word:a]').code).toBe('const a = 1;');
  expect(readLineNotes('const a = "[!code";').code).toBe('const a = "[!code";');
});
