/** Windows icon files (`.ico`): pictures of several sizes in one file, each a PNG or a bitmap without its file header. */
import { MOST_PIXELS, type Picture } from './picture.ts';
import type { Decode } from './raster/codecs.ts';
import { joinBytes } from './write-png.ts';

/** Of a file with damaged pictures, no more are tried. */
const MOST_TRIED = 8;

interface Entry {
  readonly size: number;
  readonly depth: number;
  readonly offset: number;
  readonly length: number;
}

/** Largest picture of the file; `undefined` for what is no icon file, or holds none that can be read. */
export async function readIconFile(bytes: Uint8Array, readPng: Decode): Promise<Picture | undefined> {
  const best = [...readEntries(bytes)].sort((a, b) => b.size - a.size || b.depth - a.depth);
  for (const { offset, length } of best.slice(0, MOST_TRIED)) {
    const body = bytes.subarray(offset, offset + length);
    const picture = (await readPng(body)) ?? readBitmap(body);
    if (picture !== undefined) return picture;
  }
  return undefined;
}

/** The file of pictures that are PNG already, with their widths (at most 256). */
export function writeIconFile(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const header = new Uint8Array(6 + 16 * pictures.length);
  const view = new DataView(header.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header[at] = size & 255;
    header[at + 1] = size & 255;
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    offset += png.length;
  });
  return joinBytes([header, ...pictures.map(({ png }) => png)]);
}

function readEntries(bytes: Uint8Array): readonly Entry[] {
  if (bytes.length < 22) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1) return [];
  const count = Math.min(view.getUint16(4, true), Math.floor((bytes.length - 6) / 16));
  return Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index;
    return {
      size: bytes[at] || 256,
      depth: view.getUint16(at + 6, true),
      length: view.getUint32(at + 8, true),
      offset: view.getUint32(at + 12, true),
    };
  });
}

/** A bitmap of an icon: rows from the bottom, colours, then a mask of one bit a pixel. */
function readBitmap(bytes: Uint8Array): Picture | undefined {
  if (bytes.length < 40) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const headerLength = view.getUint32(0, true);
  const width = view.getInt32(4, true);
  const height = Math.abs(view.getInt32(8, true)) / 2;
  const depth = view.getUint16(14, true);
  const isPlain = view.getUint32(16, true) === 0 && [1, 4, 8, 24, 32].includes(depth);
  if (headerLength < 40 || !isPlain || width <= 0 || height < 1 || width * height > MOST_PIXELS) return undefined;
  const colors = depth > 8 ? 0 : view.getUint32(32, true) || 2 ** depth;
  const start = headerLength + colors * 4;
  const rowLength = Math.ceil((width * depth) / 32) * 4;
  const maskLength = Math.ceil(width / 32) * 4;
  const maskStart = start + rowLength * height;
  if (maskStart > bytes.length) return undefined;
  const pixels = new Uint8Array(width * height * 4);
  let hasAlpha = false;
  for (let y = 0; y < height; y += 1) {
    const row = start + (height - 1 - y) * rowLength;
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      const bit = x * depth;
      const index = depth > 8 ? 0 : ((bytes[row + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
      const from = depth > 8 ? row + (bit >> 3) : headerLength + index * 4;
      for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = bytes[from + 2 - channel] ?? 0;
      pixels[to + 3] = depth === 32 ? (bytes[from + 3] as number) : 255;
      hasAlpha ||= depth === 32 && bytes[from + 3] !== 0;
    }
  }
  if (!hasAlpha) applyMask(pixels, width, height, bytes.subarray(maskStart), maskLength);
  return { width, height, pixels };
}

function applyMask(pixels: Uint8Array, width: number, height: number, mask: Uint8Array, rowLength: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = mask[(height - 1 - y) * rowLength + (x >> 3)] ?? 0;
      pixels[(y * width + x) * 4 + 3] = (byte >> (7 - (x & 7))) & 1 ? 0 : 255;
    }
  }
}
