/** Coefficients of VP8's blocks, and what they say of pixels (RFC 6386, sections 13 and 14). */
import type { BoolReader } from './bool-reader.ts';

/** Which probabilities hold. */
export const PLANE = { lumaAfterSecond: 0, second: 1, chroma: 2, luma: 3 } as const;

/** Of each place in the order of writing; one more, since the next is looked up before it is known that there is none. */
const BANDS = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0];
const ZIGZAG = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15];
/** Probabilities of the further bits of large values, and the smallest of them. */
const LARGE: readonly { readonly base: number; readonly bits: readonly number[] }[] = [
  { base: 11, bits: [173, 148, 140] },
  { base: 19, bits: [176, 155, 140, 135] },
  { base: 35, bits: [180, 157, 141, 134, 130] },
  { base: 67, bits: [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129] },
];

export interface BlockSource {
  readonly reader: BoolReader;
  readonly probabilities: Uint8Array;
  readonly plane: number;
  /** How many of the blocks above and to the left have coefficients. */
  readonly context: number;
  readonly steps: readonly [number, number];
  /** 1 where the first coefficient stands elsewhere. */
  readonly first: 0 | 1;
}

/** Fills the 16 values at `at`; returns whether there was any coefficient. */
export function readBlock(source: BlockSource, values: Int32Array, at: number): 0 | 1 {
  const { reader, probabilities, plane, context, steps, first } = source;
  const bit = (branch: number) => reader.bit(probabilities[branch] as number);
  const branchesOf = (place: number, before: number) => ((plane * 8 + (BANDS[place] as number)) * 3 + before) * 11;
  let branches = branchesOf(first, context);
  if (bit(branches) === 0) return 0;
  for (let place: number = first; place < 16; ) {
    if (bit(branches + 1) === 0) {
      place += 1;
      branches = branchesOf(place, 0);
      continue;
    }
    const size = bit(branches + 2) === 0 ? 1 : readLarge(reader, probabilities, branches);
    const to = ZIGZAG[place] as number;
    const value = size * steps[to === 0 ? 0 : 1];
    values[at + to] = reader.flag() ? -value : value;
    place += 1;
    branches = branchesOf(place, size === 1 ? 1 : 2);
    if (place === 16 || bit(branches) === 0) return 1;
  }
  return 1;
}

function readLarge(reader: BoolReader, probabilities: Uint8Array, branches: number): number {
  const bit = (branch: number) => reader.bit(probabilities[branches + branch] as number);
  if (bit(3) === 0) return bit(4) === 0 ? 2 : 3 + bit(5);
  if (bit(6) === 0) {
    if (bit(7) === 0) return 5 + reader.bit(159);
    const high = reader.bit(165);
    return 7 + 2 * high + reader.bit(145);
  }
  const high = bit(8);
  const { base, bits } = LARGE[2 * high + bit(9 + high)] as (typeof LARGE)[number];
  return base + bits.reduce((value, probability) => 2 * value + reader.bit(probability), 0);
}

/** The second block's 16 values become the first of 16 blocks, which are 16 values long. */
export function spreadFirsts(second: Int32Array, values: Int32Array): void {
  const half = new Int32Array(16);
  for (let index = 0; index < 4; index += 1) {
    const [a, b, c, d] = [second[index], second[4 + index], second[8 + index], second[12 + index]] as Four;
    half[index] = a + d + (b + c);
    half[8 + index] = a + d - (b + c);
    half[4 + index] = a - d + (b - c);
    half[12 + index] = a - d - (b - c);
  }
  for (let row = 0; row < 4; row += 1) {
    const [a, b, c, d] = half.subarray(row * 4, row * 4 + 4) as unknown as Four;
    const at = row * 64;
    values[at] = (a + 3 + d + (b + c)) >> 3;
    values[at + 32] = (a + 3 + d - (b + c)) >> 3;
    values[at + 16] = (a + 3 - d + (b - c)) >> 3;
    values[at + 48] = (a + 3 - d - (b - c)) >> 3;
  }
}

type Four = [number, number, number, number];

/** Adds what the 16 values at `at` stand for to 4 by 4 pixels. */
export function addResidue(values: Int32Array, at: number, plane: Uint8Array, to: number, stride: number): void {
  const half = new Int32Array(16);
  for (let index = 0; index < 4; index += 1) {
    const column = [0, 4, 8, 12].map((row) => values[at + row + index]) as Four;
    half.set(turn(column, 0), index * 4);
  }
  for (let row = 0; row < 4; row += 1) {
    const line = [0, 4, 8, 12].map((column) => half[column + row]) as Four;
    turn(line, 4).forEach((value, x) => {
      const place = to + row * stride + x;
      plane[place] = clamp((plane[place] as number) + (value >> 3));
    });
  }
}

/** The transform of one row or column. */
function turn([a, b, c, d]: Four, rounding: number): Four {
  const sum = a + rounding + c;
  const difference = a + rounding - c;
  const crossed = byThird(b) - bySecond(d);
  const straight = bySecond(b) + byThird(d);
  return [sum + straight, difference + crossed, difference - crossed, sum - straight];
}

/** By √2 · cos(π / 8). */
function bySecond(value: number): number {
  return ((value * 20091) >> 16) + value;
}

/** By √2 · sin(π / 8). */
function byThird(value: number): number {
  return (value * 35468) >> 16;
}

export function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
