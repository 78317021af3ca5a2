import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it('writes a size in the unit a person reads it in', () => {
  expect([0, 999, 1000, 4210, 31_400_000, 999_999, 2_500_000_000].map(formatBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 KB',
    '4.2 KB',
    '31 MB',
    '1.0 MB',
    '2.5 GB',
  ]);
});
