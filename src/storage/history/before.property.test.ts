import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restoreBefore, shorten } from './before.ts';

test('what a file held comes back to the byte, whatever came after it', () => {
  const contents = fc.uint8Array({ max: 3, maxLength: 12 });
  fc.assert(
    fc.property(contents, contents, (before, after) => {
      expect(restoreBefore(shorten(before, after), after)).toEqual(new Uint8Array(before));
    }),
  );
});
