/** A picture in a square of another size: on its own, or on a ground where it must not be transparent. */
import type { Picture } from '../../../images/picture.ts';
import { resizePicture } from '../../../images/resize-picture.ts';

/** In the middle of a square of `size`, at most `room` pixels wide and high. */
export function inSquare(picture: Picture, size: number, room = size): Picture {
  const longest = Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round((picture.width * room) / longest));
  const height = Math.max(1, Math.round((picture.height * room) / longest));
  const resized = resizePicture(picture, width, height);
  if (width === size && height === size) return resized;
  const pixels = new Uint8Array(size * size * 4);
  const [left, top] = [(size - width) >> 1, (size - height) >> 1];
  for (let y = 0; y < height; y += 1) {
    pixels.set(resized.pixels.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * size + left) * 4);
  }
  return { width: size, height: size, pixels };
}

/** Part of the square that something is drawn on, 0 to 1. */
export function opacityOf({ pixels }: Picture): number {
  let sum = 0;
  for (let at = 3; at < pixels.length; at += 4) sum += pixels[at] as number;
  return sum / ((pixels.length / 4) * 255);
}

/** How light what is drawn looks on the whole, 0 to 1. */
export function lightnessOf({ pixels }: Picture): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    sum +=
      ((pixels[at] as number) * 0.3 + (pixels[at + 1] as number) * 0.59 + (pixels[at + 2] as number) * 0.11) * alpha;
    weight += alpha * 255;
  }
  return weight === 0 ? 0 : sum / weight;
}

export function onGround({ width, height, pixels }: Picture, ground: readonly [number, number, number]): Picture {
  const result = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] as number) / 255;
    for (let index = 0; index < 3; index += 1) {
      result[at + index] = Math.round((pixels[at + index] as number) * alpha + (ground[index] as number) * (1 - alpha));
    }
    result[at + 3] = 255;
  }
  return { width, height, pixels: result };
}
