import { expect, test } from 'vitest';
import { tokenizeAnsi } from './ansi.ts';

const ESC = '\u001b';

test('gives what a terminal coloured its kind, and leaves the codes out', () => {
  expect(tokenizeAnsi(`${ESC}[32m✓${ESC}[0m done\n${ESC}[1;31mfailed${ESC}[39m ${ESC}[2K3`)).toEqual([
    [{ text: '✓', kind: 'i' }, { text: ' done' }],
    [{ text: 'failed', kind: 'd' }, { text: ' ' }, { text: '3' }],
  ]);
});

test('reads escape written as its picture, and colours that go on over lines', () => {
  expect(tokenizeAnsi('␛[33ma\nb␛[m')).toEqual([[{ text: 'a', kind: 'n' }], [{ text: 'b', kind: 'n' }]]);
});
