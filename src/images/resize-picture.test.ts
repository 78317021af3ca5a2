import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSquare } from '../engine/emit/favicon/frame-picture.ts';
import { resizePicture } from './resize-picture.ts';

describe('in another size', () => {
  test('black and white lines mix to the grey that gives as much light', () => {
    const pixels = Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255);
    expect([...resizePicture({ width: 2, height: 1, pixels }, 1, 1).pixels]).toEqual([188, 188, 188, 255]);
  });

  test('what is clear lends no colour to what is seen', () => {
    const pixels = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 0);
    expect([...resizePicture({ width: 2, height: 1, pixels }, 1, 1).pixels]).toEqual([255, 0, 0, 128]);
  });

  test('an even surface stays even, larger or smaller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (from, to) => {
        const pixels = new Uint8Array(from * from * 4).fill(77);
        const values = resizePicture({ width: from, height: from, pixels }, to, to).pixels;
        expect(values.every((value) => Math.abs(value - 77) <= 1)).toBe(true);
      }),
    );
  });

  test('a wide picture stands in the middle of its square', () => {
    const square = inSquare({ width: 4, height: 2, pixels: new Uint8Array(32).fill(255) }, 4);
    expect([0, 1, 2, 3].map((row) => square.pixels[row * 16 + 3])).toEqual([0, 255, 255, 0]);
  });
});
