/** Pictures in other sizes: averaged over the area of each pixel, in linear light, so that edges keep their weight. */
import { toLinear as lightOf, toGamma } from '../shared/color/color.ts';
import type { Picture } from './picture.ts';

/** Light of each of the 256 steps of a channel, 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, step) => lightOf(step / 255));
const FINEST = 4096;
/** Step of a channel for light in 4,096 parts. */
const STEP = Uint8Array.from({ length: FINEST + 1 }, (_, part) => Math.round(255 * toGamma(part / FINEST)));

/** A picture that is resized several times, with its light. */
export interface LitPicture extends Picture {
  readonly light: Float32Array;
}

export function withLight(picture: Picture): LitPicture {
  return { ...picture, light: toLinear(picture) };
}

/** Stretched to the given size; the caller keeps the proportions. */
export function resizePicture(picture: Picture | LitPicture, width: number, height: number): Picture {
  if (picture.width === width && picture.height === height) return picture;
  const light = 'light' in picture ? picture.light : toLinear(picture);
  const across = resample(light, picture.width, picture.height, width, 4, 4 * picture.width);
  const down = resampleDown(across, width, picture.height, height);
  return { width, height, pixels: fromLinear(down) };
}

function toLinear({ pixels }: Picture): Float32Array {
  const linear = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] as number) / 255;
    if (alpha === 0) continue;
    linear[at] = (LIGHT[pixels[at] as number] as number) * alpha;
    linear[at + 1] = (LIGHT[pixels[at + 1] as number] as number) * alpha;
    linear[at + 2] = (LIGHT[pixels[at + 2] as number] as number) * alpha;
    linear[at + 3] = alpha;
  }
  return linear;
}

function fromLinear(linear: Float32Array): Uint8Array {
  const pixels = new Uint8Array(linear.length);
  for (let at = 0; at < linear.length; at += 4) {
    const alpha = Math.min(1, Math.max(0, linear[at + 3] as number));
    const opacity = Math.round(alpha * 255);
    if (opacity === 0) continue;
    for (let index = 0; index < 3; index += 1) {
      const light = Math.min(1, Math.max(0, (linear[at + index] as number) / alpha));
      pixels[at + index] = STEP[Math.round(light * FINEST)] as number;
    }
    pixels[at + 3] = opacity;
  }
  return pixels;
}

interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** What each new pixel takes of the old ones: the area it covers, or, in a larger picture, a smooth curve through four. */
function shares(from: number, to: number): readonly Share[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, index) => {
    const weights: number[] = [];
    if (scale >= 1) {
      const [start, end] = [index * scale, (index + 1) * scale];
      const first = Math.floor(start + 1e-9);
      for (let at = first; at < end - 1e-9 && at < from; at += 1) {
        weights.push((Math.min(end, at + 1) - Math.max(start, at)) / scale);
      }
      return { first, weights };
    }
    const center = (index + 0.5) * scale - 0.5;
    const first = Math.floor(center) - 1;
    for (let at = first; at < first + 4; at += 1) weights.push(catmullRom(Math.abs(center - at)));
    return { first, weights };
  });
}

function catmullRom(distance: number): number {
  if (distance < 1) return 1.5 * distance ** 3 - 2.5 * distance ** 2 + 1;
  return distance < 2 ? -0.5 * distance ** 3 + 2.5 * distance ** 2 - 4 * distance + 2 : 0;
}

/** Along rows. `step` is the way between pixels, `line` between rows, in values. */
function resample(
  source: Float32Array,
  from: number,
  lines: number,
  to: number,
  step: number,
  line: number,
): Float32Array {
  const result = new Float32Array(to * lines * 4);
  shares(from, to).forEach(({ first, weights }, index) => {
    for (let row = 0; row < lines; row += 1) {
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let tap = 0; tap < weights.length; tap += 1) {
        const at = row * line + Math.min(from - 1, Math.max(0, first + tap)) * step;
        const weight = weights[tap] as number;
        red += (source[at] as number) * weight;
        green += (source[at + 1] as number) * weight;
        blue += (source[at + 2] as number) * weight;
        alpha += (source[at + 3] as number) * weight;
      }
      const into = (row * to + index) * 4;
      result[into] = red;
      result[into + 1] = green;
      result[into + 2] = blue;
      result[into + 3] = alpha;
    }
  });
  return result;
}

function resampleDown(source: Float32Array, width: number, from: number, to: number): Float32Array {
  const turned = resample(source, from, width, to, 4 * width, 4);
  const result = new Float32Array(turned.length);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < to; y += 1) {
      const [at, into] = [(x * to + y) * 4, (y * width + x) * 4];
      for (let index = 0; index < 4; index += 1) result[into + index] = turned[at + index] as number;
    }
  }
  return result;
}
