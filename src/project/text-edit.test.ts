import { describe, expect, it } from 'vitest';
import { applyTextEdits, lineEndOf, mapOffset, orderEdits } from './text-edit.ts';

describe('applyTextEdits', () => {
  it('changes the ranges and nothing else', () => {
    const edits = [
      { start: 0, end: 0, text: '> ' },
      { start: 4, end: 7, text: 'two' },
    ];
    expect(applyTextEdits('one one\r\n', edits)).toBe('> one two\r\n');
  });

  it('refuses edits that overlap', () => {
    const edits = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: '' },
    ];
    expect(() => applyTextEdits('abcd', edits)).toThrow();
  });
});

it('follows an offset through edits before, around and after it', () => {
  const edits = [
    { start: 0, end: 0, text: '**' },
    { start: 4, end: 6, text: '' },
  ];
  expect([0, 3, 5, 8].map((offset) => mapOffset(offset, edits))).toEqual([2, 5, 6, 8]);
});

it('tells the line end that most lines have', () => {
  expect(lineEndOf('a\r\nb\r\nc\n')).toBe('\r\n');
  expect(lineEndOf('a\r\nb\nc\n')).toBe('\n');
  expect(lineEndOf('')).toBe('\n');
});

it('puts edits in order, with the line ends of the text', () => {
  const edits = [
    { start: 5, end: 5, text: 'b\n' },
    { start: 1, end: 2, text: 'a\r\n' },
  ];
  expect(orderEdits(edits, '\r\n')).toEqual([
    { start: 1, end: 2, text: 'a\r\n' },
    { start: 5, end: 5, text: 'b\r\n' },
  ]);
});
