import { expect, test } from 'vitest';
import { terminalText } from './terminal-text.ts';

test('commands to the terminal are written as codes, words stay', () => {
  expect(terminalText('a\u001b[2J\u001b]0;title\u0007b\rc\u009bd')).toBe(
    'a\\u001b[2J\\u001b]0;title\\u0007b\\u000dc\\u009bd',
  );
  expect(terminalText('gnp\u202e.exe')).toBe('gnp\\u202e.exe');
  expect(terminalText('Zwei Zeilen\n\tüber 日本 👩‍👩‍👧')).toBe('Zwei Zeilen\n\tüber 日本 👩‍👩‍👧');
});
