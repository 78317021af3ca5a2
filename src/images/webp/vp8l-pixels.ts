/** The pixels of a lossless WebP as they are written: literal, repeated, or remembered (sections 4 and 5). */
import { type BitReader, type PrefixCode, readPrefixCode } from './vp8l-bits.ts';

/** Pixels as 32 bits: alpha, red, green, blue. */
export type Pixels = Uint32Array;

/** Green with lengths and remembered colours, red, blue, alpha, distance. */
type Codes = readonly [PrefixCode, PrefixCode, PrefixCode, PrefixCode, PrefixCode];

const LITERALS = 256;
const LENGTHS = 24;
const DISTANCES = 40;
/** Near places, two hexadecimal digits each: rows up, and eight less the columns to the left. */
const NEAR =
  '1807171928062729161a262a38053739151b363a252b48044749141c353b464a242c58454b343c035759131d565a232d444c555b333d68026769121e' +
  '666a222e545c434d656b323e78017779535d111f646c424e767a212f757b313f636d525e00747c414f1020626e30737d515f40727e616f50717f6070';

/**
 * @param isWhole The picture itself, whose parts may have codes of their own; else one of the small pictures that say
 *   how to read it.
 */
export function readPixels(bits: BitReader, width: number, height: number, isWhole: boolean): Pixels {
  const cacheBits = bits.read(1) === 1 ? bits.read(4) : 0;
  const cache = cacheBits > 0 ? new Uint32Array(1 << cacheBits) : undefined;
  const parts = isWhole && bits.read(1) === 1 ? readParts(bits, width, height) : undefined;
  const count = parts === undefined ? 1 : parts.numbers.reduce((most, one) => Math.max(most, one), 0) + 1;
  const groups = Array.from({ length: count }, () => readCodes(bits, cache?.length ?? 0));
  const pixels = new Uint32Array(width * height);
  /** How much of the picture has been remembered: as late as it is asked for. */
  let remembered = 0;
  for (let at = 0; at < pixels.length && !bits.isExhausted; ) {
    const group = parts === undefined ? 0 : partAt(parts, at % width, Math.floor(at / width));
    const [green, red, blue, alpha, distance] = groups[group] as Codes;
    const symbol = green.read(bits);
    if (symbol < LITERALS) {
      const [r, b, a] = [red.read(bits), blue.read(bits), alpha.read(bits)];
      pixels[at++] = ((a << 24) | (r << 16) | (symbol << 8) | b) >>> 0;
    } else if (symbol < LITERALS + LENGTHS) {
      const length = readPrefixed(bits, symbol - LITERALS);
      const back = distanceOf(readPrefixed(bits, distance.read(bits)), width);
      const end = Math.min(pixels.length, at + length);
      for (; at < end; at += 1) pixels[at] = pixels[at - back] ?? 0;
    } else if (cache !== undefined) {
      for (; remembered < at; remembered += 1) {
        const color = pixels[remembered] as number;
        cache[Math.imul(0x1e35a7bd, color) >>> (32 - cacheBits)] = color;
      }
      pixels[at++] = cache[symbol - LITERALS - LENGTHS] ?? 0;
    }
  }
  return pixels;
}

function readCodes(bits: BitReader, cacheSize: number): Codes {
  const read = (alphabet: number) => readPrefixCode(bits, alphabet);
  const green = read(LITERALS + LENGTHS + cacheSize);
  return [green, read(LITERALS), read(LITERALS), read(LITERALS), read(DISTANCES)];
}

/** Which codes hold where: a number for each square. */
interface Parts {
  readonly numbers: Uint32Array;
  readonly sizeBits: number;
  readonly columns: number;
}

function readParts(bits: BitReader, width: number, height: number): Parts {
  const sizeBits = bits.read(3) + 2;
  const columns = inSquares(width, sizeBits);
  const pixels = readPixels(bits, columns, inSquares(height, sizeBits), false);
  return { numbers: pixels.map((pixel) => (pixel >>> 8) & 0xffff), sizeBits, columns };
}

function partAt({ numbers, sizeBits, columns }: Parts, x: number, y: number): number {
  return numbers[(y >> sizeBits) * columns + (x >> sizeBits)] as number;
}

/** How many squares of 2 ** `sizeBits` a length takes. */
export function inSquares(length: number, sizeBits: number): number {
  return (length + (1 << sizeBits) - 1) >> sizeBits;
}

/** A length or distance: its size, then the rest in plain bits. */
function readPrefixed(bits: BitReader, symbol: number): number {
  if (symbol < 4) return symbol + 1;
  const extra = (symbol - 2) >> 1;
  const rest = extra > 16 ? bits.read(16) + bits.read(extra - 16) * 65_536 : bits.read(extra);
  return (2 + (symbol & 1)) * 2 ** extra + rest + 1;
}

function distanceOf(code: number, width: number): number {
  if (code > NEAR.length / 2) return code - NEAR.length / 2;
  const place = Number.parseInt(NEAR.slice(code * 2 - 2, code * 2), 16);
  return Math.max(1, (place >> 4) * width + 8 - (place & 15));
}
