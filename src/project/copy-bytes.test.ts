import { expect, test } from 'vitest';
import { buffersOf, copyBytes } from './copy-bytes.ts';

const filled = (length: number, value: number) => new Uint8Array(length).fill(value);

test('copies hold what the originals hold, and never their buffers', () => {
  const whole = new TextEncoder().encode('before|page|after');
  const view = whole.subarray(7, 11);
  const [copy] = copyBytes([view]);
  expect(new TextDecoder().decode(copy)).toBe('page');
  expect(copy?.buffer.byteLength).toBe(4);
});

test('thousands of small ones share a few buffers, and large ones have their own', () => {
  const originals = Array.from({ length: 3000 }, (_, at) => filled(at % 4000, at % 256));
  originals.splice(1000, 0, filled(60_000, 9));
  const copies = copyBytes(originals);
  expect(copies.length).toBe(originals.length);
  for (const [at, original] of originals.entries())
    expect(Buffer.compare(copies[at] ?? filled(1, 0), original)).toBe(0);
  const buffers = buffersOf(copies);
  expect(buffers.length).toBe(3);
  expect(buffers).not.toContain(originals[1]?.buffer);
  // Nothing is handed over that nobody reads, but for the rest of a buffer that the next file did not fit in.
  const size = originals.reduce((sum, { length }) => sum + length, 0);
  expect(buffers.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(size + 4000);
});
