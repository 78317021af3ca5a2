/** What is drawn on: a square of pixels, light and alpha multiplied, 0 to 1. */
import type { Picture } from '../picture.ts';
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

  /** @param mask A share for each pixel. */
  draw(layer: Layer, opacity: number, mask?: Float32Array): void {
    const { values } = layer;
    for (let at = 0; at < values.length; at += 4) {
      const alpha = values[at + 3] as number;
      const share = mask === undefined ? opacity : opacity * (mask[at >> 2] as number);
      if (share === 0 || alpha === 0) continue;
      const [red, green, blue] = [values[at] as number, values[at + 1] as number, values[at + 2] as number];
      this.#over(at, red * share, green * share, blue * share, alpha * share);
    }
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
