/** From coefficients to the samples of a component (annex A). */
import type { Component } from './jpeg-scan.ts';

/** Place in a block of each coefficient, in the order of writing. */
const ZIGZAG = zigzag();
/** Share of each wave in each of eight samples. */
const WAVES = Float64Array.from({ length: 64 }, (_, index) => {
  const [x, wave] = [index >> 3, index & 7];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * wave * Math.PI) / 16);
});

function zigzag(): readonly number[] {
  const cells = Array.from({ length: 64 }, (_, index) => ({ x: index & 7, y: index >> 3 }));
  const slope = ({ x, y }: { x: number; y: number }) => x + y;
  cells.sort((a, b) => slope(a) - slope(b) || (slope(a) % 2 === 0 ? a.x - b.x : a.y - b.y));
  return cells.map(({ x, y }) => y * 8 + x);
}

/** One value of 0 to 255 for each place; `stride` to a row. */
export interface Samples {
  readonly values: Uint8ClampedArray;
  readonly stride: number;
}

/** @param steps Between values of each coefficient, in the order of writing. */
export function samplesOf({ columns, rows, coefficients }: Component, steps: Uint16Array): Samples {
  const stride = columns * 8;
  const values = new Uint8ClampedArray(stride * rows * 8);
  const waves = new Float64Array(64);
  const half = new Float64Array(64);
  for (let block = 0; block < columns * rows; block += 1) {
    const to = Math.floor(block / columns) * 8 * stride + (block % columns) * 8;
    let isFlat = true;
    for (let index = 0; index < 64; index += 1) {
      const value = (coefficients[block * 64 + index] as number) * (steps[index] as number);
      waves[ZIGZAG[index] as number] = value;
      if (index > 0 && value !== 0) isFlat = false;
    }
    if (isFlat) {
      const value = 128 + (waves[0] as number) / 8;
      for (let y = 0; y < 8; y += 1) values.fill(value, to + y * stride, to + y * stride + 8);
      continue;
    }
    for (let y = 0; y < 8; y += 1) transform(waves, y * 8, 1, half, y * 8, 1);
    for (let x = 0; x < 8; x += 1) {
      transform(half, x, 8, waves, x, 8);
      for (let y = 0; y < 8; y += 1) values[to + y * stride + x] = 128 + (waves[y * 8 + x] as number);
    }
  }
  return { values, stride };
}

function transform(
  from: Float64Array,
  start: number,
  step: number,
  into: Float64Array,
  to: number,
  toStep: number,
): void {
  for (let x = 0; x < 8; x += 1) {
    let sum = 0;
    for (let wave = 0; wave < 8; wave += 1) {
      sum += (from[start + wave * step] as number) * (WAVES[x * 8 + wave] as number);
    }
    into[to + x * toStep] = sum;
  }
}
