import { expect, test } from 'vitest';
import { applyTextEdits } from '../../../../engine/source-edit/text-edit.ts';
import { editOfInput } from './prose-input.ts';

/** `|` stands at both ends of what is selected, or once where nothing is. */
function type(marked: string, inputType: string, data = '', target?: { start: number; end: number }): string {
  const start = marked.indexOf('|');
  const text = marked.replaceAll('|', '');
  const end = marked.includes('|', start + 1) ? marked.lastIndexOf('|') - 1 : start;
  const selection = { start, end };
  const edit = editOfInput(text, selection, { type: inputType, data, target: target ?? selection });
  return edit ? applyTextEdits(text, [edit]) : text;
}

test.each([
  ['a|c', 'insertText', 'b', 'abc'],
  ['a|b|c', 'insertText', 'x', 'axc'],
  ['a|', 'insertLineBreak', '', 'a\n'],
  ['a|', 'insertFromPaste', 'b\r\nc', 'ab\nc'],
  ['**a** |b', 'deleteContentBackward', '', '**a**b'],
  ['a👩‍👩‍👧‍👦|', 'deleteContentBackward', '', 'a'],
  ['|e\u0301a', 'deleteContentForward', '', 'a'],
  ['|a', 'deleteContentBackward', '', 'a'],
  ['a|', 'deleteContentForward', '', 'a'],
  ['a|bc|d', 'deleteByCut', '', 'ad'],
  ['a|b|', 'formatBold', '', 'ab'],
  ['ab|', 'historyUndo', '', 'ab'],
])('%s, %s', (text, inputType, data, after) => {
  expect(type(text, inputType, data)).toBe(after);
});

test('a corrected word is replaced where it stands, and a word is deleted as the browser counts words', () => {
  expect(type('teh end|', 'insertReplacementText', 'the', { start: 0, end: 3 })).toBe('the end');
  expect(type('one two|', 'deleteWordBackward', '', { start: 4, end: 7 })).toBe('one ');
});
