import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../shared/crc32.ts';
import { writeIconFile } from '../icon-file.ts';
import type { Picture } from '../picture.ts';
import { readRaster } from '../testing/node-raster.ts';
import { writePng } from '../write-png.ts';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }), isOpaque: fc.boolean() })
  .chain(({ width, height, isOpaque }) =>
    fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }).map((pixels): Picture => {
      for (let at = 3; at < pixels.length; at += 4) {
        if (isOpaque) pixels[at] = 255;
        else if (pixels[at] === 0) pixels.fill(0, at - 3, at);
      }
      return { width, height, pixels };
    }),
  );

/** A PNG from its parts; `rows` begin with the number of their filter. */
function pngOf(
  header: readonly number[],
  rows: ArrayLike<number>,
  chunks: readonly [string, readonly number[]][] = [],
) {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const add = (kind: string, body: ArrayLike<number>) => {
    const { length } = body;
    bytes.push(length >> 24, length >> 16, length >> 8, length & 255, ...[...kind].map((one) => one.charCodeAt(0)));
    bytes.push(...Array.from(body));
    const sum = crc32(Uint8Array.from(bytes.slice(-length - 4)));
    bytes.push(sum >>> 24, (sum >> 16) & 255, (sum >> 8) & 255, sum & 255);
  };
  add('IHDR', header);
  for (const [kind, body] of chunks) add(kind, body);
  add('IDAT', zlibSync(Uint8Array.from(rows)));
  add('IEND', []);
  return Uint8Array.from(bytes);
}
const header = (width: number, height: number, depth: number, color: number, interlace = 0) => [
  0,
  0,
  0,
  width,
  0,
  0,
  0,
  height,
  depth,
  color,
  0,
  0,
  interlace,
];

describe('PNG', () => {
  test('comes back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async (picture) => {
        expect(await readRaster(writePng(picture))).toEqual(picture);
      }),
    );
  });

  test('in colours of a palette, some of them clear, four to a byte', async () => {
    const palette: [string, readonly number[]][] = [
      ['PLTE', [255, 0, 0, 0, 255, 0, 0, 0, 255]],
      ['tRNS', [255, 0]],
    ];
    const picture = await readRaster(pngOf(header(3, 1, 2, 3), [0, 0b00_01_10_00], palette));
    expect([...(picture?.pixels ?? [])]).toEqual([255, 0, 0, 255, 0, 255, 0, 0, 0, 0, 255, 255]);
  });

  test('in shades of grey of 16 bits, with one that is clear', async () => {
    const picture = await readRaster(pngOf(header(2, 1, 16, 0), [0, 0x80, 0x80, 0xff, 0xff], [['tRNS', [0xff, 0xff]]]));
    expect([...(picture?.pixels ?? [])]).toEqual([128, 128, 128, 255, 255, 255, 255, 0]);
  });

  test('interlaced', async () => {
    // Passes 1, 6 and 7 of a picture of two by two.
    const picture = await readRaster(pngOf(header(2, 2, 8, 0, 1), [0, 10, 0, 20, 0, 30, 40]));
    expect([0, 4, 8, 12].map((at) => picture?.pixels[at])).toEqual([10, 20, 30, 40]);
  });

  test.each([1, 2, 3, 4])('whose rows differ from their neighbours by filter %i', async (filter) => {
    const picture = await readRaster(pngOf(header(2, 2, 8, 0), [0, 10, 20, filter, 5, 5]));
    const second = { 1: [5, 10], 2: [15, 25], 3: [10, 20], 4: [15, 25] }[filter];
    expect([8, 12].map((at) => picture?.pixels[at])).toEqual(second);
  });

  test('is not read when it is damaged, another thing, or far too large', async () => {
    const png = writePng({ width: 4, height: 4, pixels: new Uint8Array(64).fill(9) });
    expect(await readRaster(png.subarray(0, png.length - 20))).toBeUndefined();
    expect(
      await readRaster(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'.repeat(3))),
    ).toBeUndefined();
    const huge = Uint8Array.from(png);
    huge.set([0x7f, 0xff, 0xff, 0xff], 16);
    expect(await readRaster(huge)).toBeUndefined();
  });
});

describe('an icon file', () => {
  const picture: Picture = { width: 16, height: 16, pixels: new Uint8Array(1024).fill(200) };

  test('gives its largest picture', async () => {
    const large: Picture = { width: 32, height: 32, pixels: new Uint8Array(4096).fill(100) };
    const file = writeIconFile([
      { size: 16, png: writePng(picture) },
      { size: 32, png: writePng(large) },
    ]);
    expect(await readRaster(file)).toEqual(large);
  });

  test('may hold a bitmap with its mask', async () => {
    const bitmap = new Uint8Array(40 + 8 + 8 + 8);
    const view = new DataView(bitmap.buffer);
    view.setUint32(0, 40, true);
    view.setInt32(4, 2, true);
    view.setInt32(8, 4, true);
    view.setUint16(12, 1, true);
    view.setUint16(14, 1, true);
    bitmap.set([1, 2, 3, 0, 4, 5, 6, 0], 40);
    // The lower row first: second colour, first colour; then the upper.
    bitmap[48] = 0b10_000000;
    bitmap[52] = 0b00_000000;
    bitmap[60] = 0b01_000000;
    const file = new Uint8Array(22 + bitmap.length);
    file.set([0, 0, 1, 0, 1, 0, 2, 2, 0, 0, 1, 0, 1, 0, bitmap.length, 0, 0, 0, 22, 0, 0, 0]);
    file.set(bitmap, 22);
    expect([...((await readRaster(file))?.pixels ?? [])]).toEqual([
      3, 2, 1, 255, 3, 2, 1, 0, 6, 5, 4, 255, 3, 2, 1, 255,
    ]);
  });

  test('that is none gives nothing', async () => {
    expect(await readRaster(new Uint8Array(50))).toBeUndefined();
    expect(await readRaster(writeIconFile([]))).toBeUndefined();
    expect(await readRaster(writeIconFile([{ size: 16, png: writePng(picture).subarray(0, 40) }]))).toBeUndefined();
  });
});

describe('pictures that claim to be far too large are not read', () => {
  const withSize = (png: Uint8Array, side: number) => {
    const bytes = Uint8Array.from(png);
    new DataView(bytes.buffer).setUint32(16, side);
    new DataView(bytes.buffer).setUint32(20, side);
    return bytes;
  };
  const png = writePng({ width: 4, height: 4, pixels: new Uint8Array(64).fill(9) });
  const gif = [...new TextEncoder().encode('GIF89a'), 0x60, 0xea, 0x60, 0xea, 0, 0, 0];
  const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xea, 0x60, 0xea, 0x60, 1, 1, 0x11, 0];
  const webp = [...new TextEncoder().encode('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'), 0x5f, 0xea, 0, 0x5f, 0xea, 0];

  test.each([
    ['PNG', withSize(png, 60_000)],
    ['GIF', Uint8Array.from(gif)],
    ['JPEG', Uint8Array.from([...jpeg, 0xff, 0xd9, ...new Uint8Array(20)])],
    ['WebP', Uint8Array.from(webp)],
    ['an icon file', writeIconFile([{ size: 16, png: withSize(png, 60_000) }])],
  ])('%s', async (_, bytes) => {
    expect(await readRaster(bytes)).toBeUndefined();
  });

  test('data of more pixels than the picture has', async () => {
    const rows = new Uint8Array(50_000_000);
    const picture = await readRaster(pngOf(header(2, 2, 8, 0), rows));
    expect(picture === undefined || picture.pixels.length === 16).toBe(true);
  });
});
