/** What is drawn on: a square of pixels, light and alpha multiplied, 0 to 1. */
import type { Picture } from '../picture.ts';
import { blendOf, blendOver } from './blend.ts';
import type { Coverage } from './coverage.ts';
import type { Paint } from './gradient.ts';

export class Layer {
  readonly size: number;
  readonly values: Float32Array;

  constructor(size: number) {
    this.size = size;
    this.values = new Float32Array(size * size * 4);
  }

  fill({ left, top, width, height, shares }: Coverage, paint: Paint, opacity: number): void {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const share = shares[y * width + x] as number;
        if (share === 0) continue;
        const color = paint(left + x + 0.5, top + y + 0.5);
        const visible = color[3] * opacity * share;
        const at = ((top + y) * this.size + left + x) * 4;
        this.#over(at, color[0] * visible, color[1] * visible, color[2] * visible, visible);
      }
    }
  }

  /**
   * Draws the values of a layer of the same size.
   * @param mask A share for each pixel.
   * @param mode How its colours and those below become one.
   */
  draw(values: Float32Array, opacity: number, mask?: Float32Array, mode?: string): void {
    const part = values.map(
      (value, at) => value * (mask === undefined ? opacity : opacity * (mask[at >> 2] as number)),
    );
    const blend = blendOf(mode);
    if (blend !== undefined) {
      blendOver(this.values, part, blend);
      return;
    }
    for (let at = 0; at < part.length; at += 4) {
      const alpha = part[at + 3] as number;
      if (alpha === 0) continue;
      this.#over(at, part[at] as number, part[at + 1] as number, part[at + 2] as number, alpha);
    }
  }

  /** The pixels that are seen for the better part; `undefined` for an empty layer. */
  bounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | undefined {
    let [left, top, right, bottom] = [this.size, this.size, 0, 0];
    for (let at = 3; at < this.values.length; at += 4) {
      if ((this.values[at] as number) < 0.5) continue;
      const [x, y] = [(at >> 2) % this.size, Math.floor((at >> 2) / this.size)];
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
    return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
  }

  /** One share for each pixel: its alpha, or how light it is. */
  shares(kind: 'alpha' | 'light'): Float32Array {
    const { values } = this;
    const shares = new Float32Array(values.length / 4);
    for (let index = 0; index < shares.length; index += 1) {
      const value = (channel: number) => values[index * 4 + channel] as number;
      shares[index] = kind === 'alpha' ? value(3) : 0.2126 * value(0) + 0.7152 * value(1) + 0.0722 * value(2);
    }
    return shares;
  }

  toPicture(): Picture {
    const { size, values } = this;
    const pixels = new Uint8Array(values.length);
    for (let at = 0; at < values.length; at += 4) {
      const alpha = values[at + 3] as number;
      if (alpha <= 0) continue;
      for (let index = 0; index < 3; index += 1) {
        pixels[at + index] = Math.round(Math.min(1, (values[at + index] as number) / alpha) * 255);
      }
      pixels[at + 3] = Math.round(Math.min(1, alpha) * 255);
    }
    return { width: size, height: size, pixels };
  }

  #over(at: number, red: number, green: number, blue: number, alpha: number): void {
    const { values } = this;
    const rest = 1 - alpha;
    values[at] = red + (values[at] as number) * rest;
    values[at + 1] = green + (values[at + 1] as number) * rest;
    values[at + 2] = blue + (values[at + 2] as number) * rest;
    values[at + 3] = alpha + (values[at + 3] as number) * rest;
  }
}
