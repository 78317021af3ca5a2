import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SourceText, withReplaced } from './pieced-text.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '/', '*'), maxLength: 12 });

test('reads like the string that the same changes make, at any place', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '\n', '/', '*'), maxLength: 1600 }),
      fc.array(fc.record({ from: fc.nat(), length: fc.nat(9), content: words }), { maxLength: 40 }),
      fc.array(fc.record({ at: fc.integer({ min: -3, max: 1700 }), other: fc.integer({ min: -3, max: 1700 }), words })),
      (first, edits, looks) => {
        let string = first;
        let pieced: SourceText = first;
        for (const { from, length, content } of edits) {
          const offset = from % (string.length + 1);
          const edit = { offset, length: Math.min(length, string.length - offset), content };
          pieced = withReplaced(pieced, [edit]);
          string = string.slice(0, offset) + content + string.slice(offset + edit.length);
        }
        expect([pieced.length, pieced.toString()]).toEqual([string.length, string]);
        for (const { at, other, words } of looks) {
          const read = (text: SourceText) => [
            text.charAt(at),
            text.slice(at, other),
            text.slice(at),
            text.indexOf(words, at),
            text.lastIndexOf(words, at),
            text.startsWith(words, Math.max(at, 0)),
            text.endsWith(words, Math.max(at, 0)),
          ];
          expect(read(pieced)).toEqual(read(string));
        }
      },
    ),
  );
});

test('takes several changes at once', () => {
  const edits = [
    { offset: 0, length: 1, content: 'A' },
    { offset: 2, length: 0, content: '-' },
    { offset: 3, length: 1, content: '' },
  ];
  expect(withReplaced('abcd', edits).toString()).toBe('Ab-c');
});
