import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchBytes } from './patch-bytes.ts';
import { encodeText } from './text.ts';

/** Letters of one to four bytes, two of which share their first half. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'ö', '日', '😀', '😁', '\uFEFF'), maxLength: 40 });

describe('bytes of a text that was changed', () => {
  it('are those of the whole text', () => {
    fc.assert(
      fc.property(text, text, text, text, (head, middle, other, tail) => {
        const before = head + middle + tail;
        const after = head + other + tail;
        expect([...patchBytes(encodeText(before), before, after)]).toEqual([...encodeText(after)]);
      }),
    );
  });

  it('are right where only half of a sign differs', () => {
    const [before, after] = ['x😀y', 'x😁y'];
    expect([...patchBytes(encodeText(before), before, after)]).toEqual([...encodeText(after)]);
  });
});
