import { expect, test } from 'vitest';
import { createBlobReader } from './blob-reader.ts';

const bytes = Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 31) % 251);
const reader = createBlobReader(new Blob([bytes]));

test.each([
  [0, 10],
  [3_999_990, 4_000_000],
  [3_999_990, 4_000_010],
  [4_000_000, 8_000_000],
  [8_999_990, 9_000_100],
  [5, 5],
])('the range from %i to %i is what the file holds there', async (start, end) => {
  const found = await reader.read(start, end);
  expect(Buffer.compare(found, bytes.subarray(start, end))).toBe(0);
});
