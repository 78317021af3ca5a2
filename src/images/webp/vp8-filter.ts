/** Smooths the edges between VP8's blocks (RFC 6386, section 15). */
import type { Plane } from './vp8-predict.ts';
import { clamp } from './vp8-residue.ts';

/** How a block's edges are smoothed. */
export interface EdgeFilter {
  readonly limit: number;
  readonly innerLimit: number;
  readonly threshold: number;
  /** Also between its parts of 4 by 4. */
  readonly hasInner: boolean;
}

/** `undefined` for a block that stays as it is. @param level 0 to 63. */
export function edgeFilter(level: number, sharpness: number, hasInner: boolean): EdgeFilter | undefined {
  if (level <= 0) return undefined;
  const softened = sharpness === 0 ? level : Math.min(9 - sharpness, level >> (sharpness > 4 ? 2 : 1));
  const innerLimit = Math.max(1, softened);
  return { limit: 2 * level + innerLimit, innerLimit, threshold: level >= 40 ? 2 : level >= 15 ? 1 : 0, hasInner };
}

/** The edges of a block of `size` at `to`, left before upper; the outer ones only where there is a block beyond. */
export function filterBlock(
  plane: Plane,
  to: number,
  size: number,
  filter: EdgeFilter,
  isSimple: boolean,
  hasLeft: boolean,
  hasAbove: boolean,
): void {
  const { stride } = plane;
  for (const [across, along, hasOuter] of [
    [1, stride, hasLeft],
    [stride, 1, hasAbove],
  ] as const) {
    for (let part = 0; part < size; part += 4) {
      if (part === 0 ? !hasOuter : !filter.hasInner) continue;
      const limit = 2 * (filter.limit + (part === 0 ? 4 : 0)) + 1;
      for (let index = 0; index < size; index += 1) {
        const at = to + part * across + index * along;
        if (isSimple) smoothSimply(plane.pixels, at, across, limit);
        else smooth(plane.pixels, at, across, limit, filter, part === 0);
      }
    }
  }
}

function smoothSimply(pixels: Uint8Array, at: number, step: number, limit: number): void {
  if (isWithin(pixels, at, step, limit)) moveTwo(pixels, at, step);
}

function smooth(
  pixels: Uint8Array,
  at: number,
  step: number,
  limit: number,
  { innerLimit, threshold }: EdgeFilter,
  isOuter: boolean,
): void {
  if (!isWithin(pixels, at, step, limit)) return;
  const jump = (from: number) =>
    Math.abs((pixels[at + from * step] as number) - (pixels[at + (from + 1) * step] as number));
  for (const from of [-4, -3, -2, 0, 1, 2]) if (jump(from) > innerLimit) return;
  if (jump(-2) > threshold || jump(0) > threshold) moveTwo(pixels, at, step);
  else if (isOuter) moveSix(pixels, at, step);
  else moveFour(pixels, at, step);
}

/** Whether the step at the edge is small enough to be one of the compression. */
function isWithin(pixels: Uint8Array, at: number, step: number, limit: number): boolean {
  const [p1, p0, q0, q1] = around(pixels, at, step);
  return 4 * Math.abs(p0 - q0) + Math.abs(p1 - q1) <= limit;
}

function around(pixels: Uint8Array, at: number, step: number): [number, number, number, number] {
  return [pixels[at - 2 * step], pixels[at - step], pixels[at], pixels[at + step]] as [number, number, number, number];
}

function moveTwo(pixels: Uint8Array, at: number, step: number): void {
  const [p1, p0, q0, q1] = around(pixels, at, step);
  const by = 3 * (q0 - p0) + small(p1 - q1);
  pixels[at - step] = clamp(p0 + smaller((by + 3) >> 3));
  pixels[at] = clamp(q0 - smaller((by + 4) >> 3));
}

function moveFour(pixels: Uint8Array, at: number, step: number): void {
  const [p1, p0, q0, q1] = around(pixels, at, step);
  const by = 3 * (q0 - p0);
  const right = smaller((by + 4) >> 3);
  const outer = (right + 1) >> 1;
  pixels[at - 2 * step] = clamp(p1 + outer);
  pixels[at - step] = clamp(p0 + smaller((by + 3) >> 3));
  pixels[at] = clamp(q0 - right);
  pixels[at + step] = clamp(q1 - outer);
}

function moveSix(pixels: Uint8Array, at: number, step: number): void {
  const [p1, p0, q0, q1] = around(pixels, at, step);
  const by = small(3 * (q0 - p0) + small(p1 - q1));
  for (const [distance, share] of [
    [0, 27],
    [1, 18],
    [2, 9],
  ] as const) {
    const part = (share * by + 63) >> 7;
    const [left, right] = [at - (distance + 1) * step, at + distance * step];
    pixels[left] = clamp((pixels[left] as number) + part);
    pixels[right] = clamp((pixels[right] as number) - part);
  }
}

function small(value: number): number {
  return value < -128 ? -128 : value > 127 ? 127 : value;
}

function smaller(value: number): number {
  return value < -16 ? -16 : value > 15 ? 15 : value;
}
