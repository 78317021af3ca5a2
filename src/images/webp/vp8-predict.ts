/** What VP8 expects of a block by the pixels above and to the left of it (RFC 6386, section 12). */
import { clamp } from './vp8-residue.ts';

/** Pixels with a row above and a column to the left, which hold what stands for the outside. */
export interface Plane {
  readonly pixels: Uint8Array;
  readonly stride: number;
}

/** Modes of whole blocks. */
export const MODE = { average: 0, vertical: 1, horizontal: 2, slope: 3 } as const;
/** Modes of blocks of 4 by 4, in the order of the probabilities. */
const PART = { average: 0, slope: 1, vertical: 2, horizontal: 3 } as const;

/** Outside of the picture. */
const ABOVE = 127;
const LEFT = 129;

export function createPlane(width: number, height: number): Plane {
  const stride = width + 1;
  const pixels = new Uint8Array(stride * (height + 1));
  pixels.fill(ABOVE, 0, stride);
  for (let y = 1; y <= height; y += 1) pixels[y * stride] = LEFT;
  return { pixels, stride };
}

/** Fills a square of `size` at `to`. `hasAbove` and `hasLeft`: whether there are pixels of the picture. */
export function predict(
  { pixels, stride }: Plane,
  to: number,
  size: number,
  mode: number,
  hasAbove: boolean,
  hasLeft: boolean,
): void {
  const above = to - stride;
  if (mode === MODE.average) {
    let [sum, count] = [0, 0];
    for (let index = 0; index < size; index += 1) {
      if (hasAbove) sum += pixels[above + index] as number;
      if (hasLeft) sum += pixels[to + index * stride - 1] as number;
    }
    if (hasAbove) count += size;
    if (hasLeft) count += size;
    const average = count === 0 ? 128 : (sum + (count >> 1)) >> (31 - Math.clz32(count));
    for (let y = 0; y < size; y += 1) pixels.fill(average, to + y * stride, to + y * stride + size);
    return;
  }
  if (mode === MODE.slope) {
    predictSlope(pixels, stride, to, size);
    return;
  }
  for (let y = 0; y < size; y += 1) {
    const row = to + y * stride;
    if (mode === MODE.vertical) pixels.copyWithin(row, above, above + size);
    else pixels.fill(pixels[row - 1] as number, row, row + size);
  }
}

function predictSlope(pixels: Uint8Array, stride: number, to: number, size: number): void {
  const corner = pixels[to - stride - 1] as number;
  for (let y = 0; y < size; y += 1) {
    const row = to + y * stride;
    const start = (pixels[row - 1] as number) - corner;
    for (let x = 0; x < size; x += 1) pixels[row + x] = clamp(start + (pixels[to - stride + x] as number));
  }
}

/** A mean of three neighbours of the edge, weighted to the middle one, and of two from this one on. */
const three = (middle: number): number => middle;
const two = (first: number): number => first + 16;

/**
 * For each of the slanting modes the 16 pixels, by places along the edge: 1 to 4 from the bottom to the top on the
 * left, 5 the corner, 6 to 13 above; 0 and 14 repeat the ends.
 */
const SLANTS: Readonly<Record<number, readonly number[]>> = {
  [PART.vertical]: grid((x) => three(6 + x)),
  [PART.horizontal]: grid((_, y) => three(4 - y)),
  // To the right and down.
  4: grid((x, y) => three(5 + x - y)),
  // Steeply to the right.
  5: grid((x, y) => {
    const along = 2 * x - y;
    if (along < -1) return three(6 + along);
    return along % 2 === 0 ? two(5 + along / 2) : three(5 + (along + 1) / 2);
  }),
  // To the left and down.
  6: grid((x, y) => three(7 + x + y)),
  // Steeply to the left: the two last pixels are beyond the pattern.
  7: grid((x, y) => {
    if (x === 3 && y > 1) return three(9 + y);
    return y % 2 === 0 ? two(6 + x + y / 2) : three(7 + x + (y - 1) / 2);
  }),
  // Flatly down.
  8: grid((x, y) => {
    const along = 2 * y - x;
    if (along < -1) return three(4 - along);
    return along % 2 === 0 ? two(4 - along / 2) : three(5 - (along + 1) / 2);
  }),
  // Flatly up.
  9: grid((x, y) => {
    const along = x + 2 * y;
    if (along > 5) return two(0);
    return along % 2 === 0 ? two(3 - along / 2) : three(3 - (along - 1) / 2);
  }),
};

function grid(cell: (x: number, y: number) => number): readonly number[] {
  return Array.from({ length: 16 }, (_, index) => cell(index & 3, index >> 2));
}

/** Fills 4 by 4 pixels. @param beyond Place of the four pixels above and to the right. */
export function predictPart({ pixels, stride }: Plane, to: number, mode: number, beyond: ArrayLike<number>): void {
  const above = to - stride;
  if (mode === PART.slope) {
    predictSlope(pixels, stride, to, 4);
    return;
  }
  if (mode === PART.average) {
    let sum = 4;
    for (let index = 0; index < 4; index += 1) {
      sum += (pixels[above + index] as number) + (pixels[to + index * stride - 1] as number);
    }
    for (let y = 0; y < 4; y += 1) pixels.fill(sum >> 3, to + y * stride, to + y * stride + 4);
    return;
  }
  const edge = new Uint8Array(15);
  for (let index = 0; index < 4; index += 1) {
    edge[4 - index] = pixels[to + index * stride - 1] as number;
    edge[6 + index] = pixels[above + index] as number;
    edge[10 + index] = beyond[index] as number;
  }
  edge[5] = pixels[above - 1] as number;
  edge[0] = edge[1] as number;
  edge[14] = edge[13] as number;
  const at = (index: number) => edge[index] as number;
  (SLANTS[mode] as readonly number[]).forEach((slant, index) => {
    const place = to + (index >> 2) * stride + (index & 3);
    const first = slant - 16;
    pixels[place] =
      slant < 16 ? (at(slant - 1) + 2 * at(slant) + at(slant + 1) + 2) >> 2 : (at(first) + at(first + 1) + 1) >> 1;
  });
}
