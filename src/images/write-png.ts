/** Writes PNG: without the alpha channel where nothing is transparent, and with the filter that fits each row best. */
import { zlibSync } from 'fflate';
import { crc32 } from '../shared/crc32.ts';
import type { Picture } from './picture.ts';

export function writePng(picture: Picture): Uint8Array {
  const { width, height } = picture;
  const isOpaque = isOpaquePicture(picture);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, isOpaque ? 2 : 6], 8);
  const data = zlibSync(filterRows(picture, isOpaque ? 3 : 4), { level: 6 });
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ];
  return joinBytes(parts);
}

function isOpaquePicture({ pixels }: Picture): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function chunk(kind: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  for (let index = 0; index < 4; index += 1) bytes[4 + index] = kind.charCodeAt(index);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

/** Each row behind the number of its filter: none, or the difference from the left or from above. */
function filterRows({ width, height, pixels }: Picture, samples: 3 | 4): Uint8Array {
  const length = width * samples;
  const out = new Uint8Array(height * (length + 1));
  let above = new Uint8Array(length);
  let row = new Uint8Array(length);
  const candidates = [0, 1, 2].map(() => new Uint8Array(length)) as [Uint8Array, Uint8Array, Uint8Array];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      // What is not seen has no colour, so that it compresses.
      const isClear = samples === 4 && pixels[from + 3] === 0;
      for (let index = 0; index < samples; index += 1) {
        row[x * samples + index] = isClear ? 0 : (pixels[from + index] as number);
      }
    }
    const [plain, left, up] = candidates;
    const sums = [0, 0, 0] as [number, number, number];
    for (let index = 0; index < length; index += 1) {
      const value = row[index] as number;
      const fromLeft = (value - (index < samples ? 0 : (row[index - samples] as number))) & 255;
      const fromAbove = (value - (above[index] as number)) & 255;
      plain[index] = value;
      left[index] = fromLeft;
      up[index] = fromAbove;
      sums[0] += value < 128 ? value : 256 - value;
      sums[1] += fromLeft < 128 ? fromLeft : 256 - fromLeft;
      sums[2] += fromAbove < 128 ? fromAbove : 256 - fromAbove;
    }
    const best = sums.indexOf(Math.min(...sums));
    out[y * (length + 1)] = best;
    out.set(candidates[best] as Uint8Array, y * (length + 1) + 1);
    [above, row] = [row, above];
  }
  return out;
}
