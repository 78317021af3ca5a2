import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

describe('contentHash', () => {
  // Published results of MurmurHash3 x86 128 with seed 0.
  it.each([
    ['', '00000000000000000000000000000000'],
    ['I will not buy this record, it is scratched.', 'a0a9683b25ac5e40d9af2895890dddf5'],
  ])('of %j is the published one', (text, hash) => expect(contentHash(text)).toBe(hash));

  it('tells every length and every changed byte apart', () => {
    const hashes = new Set<string>();
    for (let length = 0; length < 70; length++) {
      hashes.add(contentHash(new Uint8Array(length)));
      if (length > 0) hashes.add(contentHash(new Uint8Array(length).fill(1, length - 1)));
    }
    expect(hashes.size).toBe(70 + 69);
  });

  it('is the same for a text, its bytes, and a view into a larger buffer', () => {
    const bytes = new TextEncoder().encode('xx grün xx');
    expect(contentHash(bytes.subarray(3, 8))).toBe(contentHash('grün'));
  });
});
