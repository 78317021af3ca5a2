/** What the pixels of a lossless WebP were changed by before they were written, to be taken back (section 4). */
import type { BitReader } from './vp8l-bits.ts';
import { inSquares, type Pixels, readPixels } from './vp8l-pixels.ts';

/** Takes a change back. */
export type Transform = (pixels: Pixels) => Pixels;

export interface Transforms {
  /** In the order of reading; to be taken back from the last on. */
  readonly list: readonly Transform[];
  /** How many pixels a row is written as: colours of a small palette share one. */
  readonly width: number;
}

export function readTransforms(bits: BitReader, width: number, height: number): Transforms | undefined {
  const list: Transform[] = [];
  const used = new Set<number>();
  let written = width;
  while (bits.read(1) === 1) {
    const kind = bits.read(2);
    if (used.has(kind)) return undefined;
    used.add(kind);
    const own = written;
    if (kind === 2) list.push((pixels) => pixels.map(addGreen));
    else if (kind === 3) {
      const { palette, sharing } = readPalette(bits);
      written = inSquares(own, sharing);
      list.push((pixels) => fromPalette(pixels, palette, sharing, own, height));
    } else {
      const sizeBits = bits.read(3) + 2;
      const columns = inSquares(own, sizeBits);
      const squares = readPixels(bits, columns, inSquares(height, sizeBits), false);
      const at = (x: number, y: number) => squares[(y >> sizeBits) * columns + (x >> sizeBits)] as number;
      if (kind === 0) list.push((pixels) => addPredicted(pixels, own, at));
      else
        list.push((pixels) => pixels.map((pixel, index) => addColors(pixel, at(index % own, Math.floor(index / own)))));
    }
  }
  return { list, width: written };
}

function addGreen(pixel: number): number {
  const green = (pixel >>> 8) & 255;
  const red = ((pixel >>> 16) + green) & 255;
  return ((pixel & 0xff00ff00) | (red << 16) | ((pixel + green) & 255)) >>> 0;
}

/** @param shares How much of green is in red and in blue, and of red in blue, in 32nds. */
function addColors(pixel: number, shares: number): number {
  const signed = (byte: number) => (byte << 24) >> 24;
  const part = (share: number, color: number) => (signed(share) * signed(color)) >> 5;
  const green = pixel >>> 8;
  const red = ((pixel >>> 16) + part(shares, green)) & 255;
  const blue = (pixel + part(shares >>> 8, green) + part(shares >>> 16, red)) & 255;
  return ((pixel & 0xff00ff00) | (red << 16) | blue) >>> 0;
}

function readPalette(bits: BitReader): { readonly palette: Pixels; readonly sharing: number } {
  const size = bits.read(8) + 1;
  const palette = readPixels(bits, size, 1, false);
  for (let index = 1; index < size; index += 1)
    palette[index] = add(palette[index] as number, palette[index - 1] as number);
  return { palette, sharing: size <= 2 ? 3 : size <= 4 ? 2 : size <= 16 ? 1 : 0 };
}

/** Of 2 ** `sharing` pixels whose numbers share a byte. */
function fromPalette(pixels: Pixels, palette: Pixels, sharing: number, width: number, height: number): Pixels {
  const columns = inSquares(width, sharing);
  const depth = 8 >> sharing;
  const result = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const green = ((pixels[y * columns + (x >> sharing)] as number) >>> 8) & 255;
      const index = (green >> ((x & ((1 << sharing) - 1)) * depth)) & ((1 << depth) - 1);
      result[y * width + x] = palette[index] ?? 0;
    }
  }
  return result;
}

/** Each channel on its own. */
function add(one: number, other: number): number {
  const outer = ((one & 0xff00ff00) >>> 0) + ((other & 0xff00ff00) >>> 0);
  const inner = (one & 0x00ff00ff) + (other & 0x00ff00ff);
  return ((outer & 0xff00ff00) | (inner & 0x00ff00ff)) >>> 0;
}

/** @param modeAt Number of the mode, as green. */
function addPredicted(pixels: Pixels, width: number, modeAt: (x: number, y: number) => number): Pixels {
  const result = pixels.slice();
  for (let at = 0; at < result.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    result[at] = add(result[at] as number, predicted(result, at, width, x, y, modeAt));
  }
  return result;
}

const OPAQUE = 0xff000000;

function predicted(
  pixels: Pixels,
  at: number,
  width: number,
  x: number,
  y: number,
  modeAt: (x: number, y: number) => number,
): number {
  if (y === 0) return x === 0 ? OPAQUE : (pixels[at - 1] as number);
  const top = pixels[at - width] as number;
  if (x === 0) return top;
  const left = pixels[at - 1] as number;
  const corner = pixels[at - width - 1] as number;
  // For the last pixel of a row this is the first of the next one.
  const right = pixels[at - width + 1] as number;
  switch ((modeAt(x, y) >>> 8) & 15) {
    case 1:
      return left;
    case 2:
      return top;
    case 3:
      return right;
    case 4:
      return corner;
    case 5:
      return mean(mean(left, right), top);
    case 6:
      return mean(left, corner);
    case 7:
      return mean(left, top);
    case 8:
      return mean(corner, top);
    case 9:
      return mean(top, right);
    case 10:
      return mean(mean(left, corner), mean(top, right));
    case 11:
      return nearer(left, top, corner);
    case 12:
      return byChannel((channel) => bounded(channel(left) + channel(top) - channel(corner)));
    case 13: {
      const middle = mean(left, top);
      return byChannel((channel) => {
        const value = channel(middle);
        return bounded(value + Math.trunc((value - channel(corner)) / 2));
      });
    }
    default:
      return OPAQUE;
  }
}

function mean(one: number, other: number): number {
  return ((((one ^ other) & 0xfefefefe) >>> 1) + (one & other)) >>> 0;
}

/** Left or top: which of them going on from the corner in both directions would be nearer to. */
function nearer(left: number, top: number, corner: number): number {
  let [toLeft, toTop] = [0, 0];
  for (const shift of [24, 16, 8, 0]) {
    const channel = (pixel: number) => (pixel >>> shift) & 255;
    toLeft += Math.abs(channel(top) - channel(corner));
    toTop += Math.abs(channel(left) - channel(corner));
  }
  return toLeft < toTop ? left : top;
}

function byChannel(compute: (channel: (pixel: number) => number) => number): number {
  let pixel = 0;
  for (const shift of [24, 16, 8, 0]) pixel |= compute((one) => (one >>> shift) & 255) << shift;
  return pixel >>> 0;
}

function bounded(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
