/** Reads the lossless kind of WebP (its specification: "WebP Lossless Bitstream"). */
import { MOST_PIXELS, type Picture } from '../picture.ts';
import { BitReader } from './vp8l-bits.ts';
import { type Pixels, readPixels } from './vp8l-pixels.ts';
import { readTransforms } from './vp8l-transforms.ts';

/** `undefined` for what is no such picture, or a damaged one. */
export function readVp8l(bytes: Uint8Array): Picture | undefined {
  if (bytes[0] !== 0x2f) return undefined;
  const bits = new BitReader(bytes.subarray(1));
  const [width, height] = [bits.read(14) + 1, bits.read(14) + 1];
  const hasAlpha = bits.read(1) === 1;
  if (bits.read(3) !== 0 || width * height > MOST_PIXELS) return undefined;
  const colors = readColors(bits, width, height);
  if (colors === undefined) return undefined;
  const pixels = new Uint8Array(width * height * 4);
  colors.forEach((color, index) => {
    pixels[index * 4] = color >>> 16;
    pixels[index * 4 + 1] = color >>> 8;
    pixels[index * 4 + 2] = color;
    pixels[index * 4 + 3] = hasAlpha ? color >>> 24 : 255;
  });
  return { width, height, pixels };
}

/** What follows the size; the transparency of a lossy picture is such a stream alone. */
export function readColors(bits: BitReader, width: number, height: number): Pixels | undefined {
  const transforms = readTransforms(bits, width, height);
  if (transforms === undefined) return undefined;
  const written = readPixels(bits, transforms.width, height, true);
  if (bits.isExhausted) return undefined;
  return transforms.list.reduceRight((pixels, takeBack) => takeBack(pixels), written);
}
