import { constants, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate, deflatePart } from './deflate.ts';

/** Bytes that nothing can make smaller. */
function noise(length: number): Uint8Array {
  let state = length + 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return state >>> 24;
  });
}

const repeated = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => at % 7);

describe('deflate', () => {
  it('gives what another reader reads back, of files of any size, one after the other', () => {
    for (const length of [0, 1, 15_999, 16_000, 33_000, 100_000, 262_144, 700_000, 3]) {
      for (const bytes of [noise(length), repeated(length)]) {
        expect(inflateRawSync(deflate(bytes)).equals(bytes), `${length} bytes`).toBe(true);
      }
    }
  });

  it('gives the same bytes whatever was compressed before', () => {
    const bytes = repeated(5000);
    const first = deflate(bytes);
    deflate(noise(40_000));
    deflatePart(repeated(90_000));
    expect(deflate(bytes)).toEqual(first);
  });

  it('gives results that are not written over by the next', () => {
    const first = deflate(noise(200));
    const copy = first.slice();
    deflate(noise(300));
    expect(first).toEqual(copy);
    expect(first.buffer.byteLength).toBe(first.length);
  });
});

describe('deflatePart', () => {
  it('ends at a whole byte, so that any others can follow', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 6 }), (stretches) => {
        const joined = Buffer.concat(stretches.map(deflatePart));
        const read = inflateRawSync(joined, { finishFlush: constants.Z_SYNC_FLUSH });
        expect(read.equals(Buffer.concat(stretches))).toBe(true);
      }),
    );
  });
});
