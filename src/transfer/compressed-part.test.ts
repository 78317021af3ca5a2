import { inflateRawSync, crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { compressPart, joinParts } from './compressed-part.ts';
import { assembleZip } from './zip-writer.ts';

const text = (value: string) => new TextEncoder().encode(value);

describe('joinParts', () => {
  it('makes one file of stretches that were compressed apart, empty ones too', () => {
    const stretches = ['One. '.repeat(3000), '', 'ü', 'x'.repeat(70_000), 'The end.'];
    const whole = text(stretches.join(''));
    const parts = stretches.map((stretch) => compressPart(text(stretch)));
    const read = unzipSync(Buffer.concat(assembleZip([joinParts('all.txt', parts)])))['all.txt'];
    expect(Buffer.from(read ?? []).equals(whole)).toBe(true);
  });

  it('makes an empty file of nothing', () => {
    expect(unzipSync(Buffer.concat(assembleZip([joinParts('none.txt', [])])))['none.txt']).toHaveLength(0);
  });

  it('keeps every byte of any stretches, for another reader too', () => {
    const stretch = fc.oneof(fc.uint8Array({ maxLength: 9000 }), fc.string({ unit: 'grapheme' }).map(text));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 5 }), (stretches) => {
        const whole = Buffer.concat(stretches);
        const entry = joinParts('all', stretches.map(compressPart));
        return (
          inflateRawSync(entry.data).equals(whole) && entry.crc32 === nodeCrc32(whole) && entry.size === whole.length
        );
      }),
      { numRuns: 60 },
    );
  });
});
