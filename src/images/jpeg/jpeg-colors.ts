/** From the samples of a JPEG's components to colours (JFIF; Adobe's notes on four colours). */
import type { Samples } from './jpeg-samples.ts';

export interface ColorPlane extends Samples {
  /** Samples for each pixel, across and down: 1, or less for colours that are written coarser. */
  readonly across: number;
  readonly down: number;
}

/**
 * Pixels of red, green, blue and alpha.
 * @param transform 0 for colours as they are, 1 and 2 for light with two differences of colour; absent where not noted.
 */
export function colorsOf(
  planes: readonly ColorPlane[],
  width: number,
  height: number,
  transform: number | undefined,
  ids: readonly number[],
): Uint8Array | undefined {
  const isNamed = String.fromCharCode(...ids) === 'RGB';
  const isLight = planes.length === 3 ? transform !== 0 && !(transform === undefined && isNamed) : transform === 2;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const values = new Float64Array(4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      planes.forEach((plane, index) => {
        values[index] = sampleAt(plane, x, y);
      });
      let [first, second, third] = values as unknown as [number, number, number];
      if (planes.length === 1) [second, third] = [first, first];
      else if (isLight) {
        const [blue, red] = [second - 128, third - 128];
        [first, second, third] = [first + 1.402 * red, first - 0.344136 * blue - 0.714136 * red, first + 1.772 * blue];
      }
      // Of four colours each is noted by what it leaves of white.
      const rest = planes.length === 4 ? (values[3] as number) / 255 : 1;
      const at = (y * width + x) * 4;
      pixels[at] = first * rest;
      pixels[at + 1] = second * rest;
      pixels[at + 2] = third * rest;
      pixels[at + 3] = 255;
    }
  }
  return new Uint8Array(pixels.buffer);
}

/** Coarser colours pass over smoothly. */
function sampleAt({ values, stride, across, down }: ColorPlane, x: number, y: number): number {
  if (across === 1 && down === 1) return values[y * stride + x] as number;
  const [left, top] = [Math.max(0, (x + 0.5) * across - 0.5), Math.max(0, (y + 0.5) * down - 0.5)];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [shareX, shareY] = [left - x0, top - y0];
  const rows = values.length / stride;
  const at = (column: number, row: number) =>
    values[Math.min(rows - 1, row) * stride + Math.min(stride - 1, column)] as number;
  const upper = at(x0, y0) * (1 - shareX) + at(x0 + 1, y0) * shareX;
  const lower = at(x0, y0 + 1) * (1 - shareX) + at(x0 + 1, y0 + 1) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
