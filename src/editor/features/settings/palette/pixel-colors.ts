/** The colours of a picture, counted. Pure. */
import { formatHex } from '../../../../shared/color/color.ts';
import type { WeightedColor } from './color-groups.ts';

/** Levels of a channel that count as one: 16 of 256. */
const COARSE = 4;
/** Of 255: what lets more through is an edge. */
const LEAST_OPACITY = 128;

/**
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255, as a canvas gives them
 * @returns the mean colour of each sixteenth of the channels that occurs, weighted by the share of the pixels seen
 */
export function pixelColors(pixels: ArrayLike<number>): readonly WeightedColor[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (opacity < LEAST_OPACITY) continue;
    seen++;
    const key = ((red >> COARSE) << 8) | ((green >> COARSE) << 4) | (blue >> COARSE);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    color: formatHex([red / count / 255, green / count / 255, blue / count / 255]),
    weight: count / seen,
  }));
}
