import { expect, test } from 'vitest';
import { applyTextEdits } from '../project/text-edit.ts';
import { editOfInput, placeAtEdge } from './prose-input.ts';

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
  ['a **b|** c', 'deleteContentBackward', '', 'a  c'],
  ['a ***|b|*** c', 'deleteContentForward', '', 'a  c'],
  ['[|words|](/a)', 'deleteContentBackward', '', ''],
  ['a **|b|** c', 'insertText', 'x', 'a **x** c'],
  ['a \\*|', 'deleteContentBackward', '', 'a '],
  ['**bo|ld** a|', 'deleteContentBackward', '', '**bo'],
  ['a|b|', 'formatBold', '', 'ab'],
  ['ab|', 'historyUndo', '', 'ab'],
])('%s, %s', (text, inputType, data, after) => {
  expect(type(text, inputType, data)).toBe(after);
});

test('a corrected word is replaced where it stands', () => {
  expect(type('teh end|', 'insertReplacementText', 'the', { start: 0, end: 3 })).toBe('the end');
});

test.each([
  ['one two|', 'deleteWordBackward', 'one '],
  ['one two. |', 'deleteWordBackward', 'one '],
  ['a **two**|', 'deleteWordBackward', 'a '],
  ['one\n|', 'deleteWordBackward', 'one'],
  ['one| two', 'deleteWordForward', 'one'],
  ['one\ntwo| three', 'deleteSoftLineBackward', 'one\n three'],
  ['one|\ntwo', 'deleteHardLineForward', 'onetwo'],
])('%s, %s', (text, inputType, after) => {
  expect(type(text, inputType)).toBe(after);
});

test.each([
  ['a **b|**', 'a **b**|'],
  ['- **b|**\n- c', '- **b**|\n- c'],
  ['**|b** a', '|**b** a'],
  ['[***|b***](/a) c', '|[***b***](/a) c'],
  ['a **b|** c', 'a **b|** c'],
  ['a b|', 'a b|'],
])('a cursor at hidden signs: %j', (marked, expected) => {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = placeAtEdge(text, offset, ({ signOf }) => signOf !== undefined);
  expect(`${text.slice(0, place)}|${text.slice(place)}`).toBe(expected);
});
