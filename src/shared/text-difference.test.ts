import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference } from './text-difference.ts';

describe('textDifference', () => {
  it('says nothing of equal texts', () => {
    expect(textDifference('leaf', 'leaf')).toBeUndefined();
  });

  it('touches only what changed, so that the cursor elsewhere stays', () => {
    expect(textDifference('"primary": "#0a0"', '"primary": "#0af0"')).toEqual({ start: 15, end: 15, text: 'f' });
    expect(textDifference('one two three', 'one three')).toEqual({ start: 5, end: 9, text: '' });
  });

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const difference = textDifference(before, after) ?? { start: 0, end: 0, text: '' };
        expect(before.slice(0, difference.start) + difference.text + before.slice(difference.end)).toBe(after);
      }),
    );
  });
});
