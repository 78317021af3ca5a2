/** Reads PNG (ISO/IEC 15948): every colour type and depth, interlaced or not. Colour profiles are not applied. */
import { unzlibSync } from 'fflate';
import { MOST_PIXELS, type Picture } from './picture.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and steps between columns and rows, of the seven passes of an interlaced picture. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
}

/** Size and kind from the first bytes; `undefined` when they are not those of a PNG that can be read. */
export function readPngHeader(bytes: Uint8Array): Header | undefined {
  if (bytes.length < 45 || SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colorType] = [view.getUint8(24), view.getUint8(25)];
  const isKnown = SAMPLES[colorType] !== undefined && [1, 2, 4, 8, 16].includes(depth);
  if (!isKnown || width === 0 || height === 0 || width * height > MOST_PIXELS) return undefined;
  return { width, height, depth, colorType, isInterlaced: view.getUint8(28) === 1 };
}

/** `undefined` for what is no PNG, or a damaged one. */
export function readPng(bytes: Uint8Array): Picture | undefined {
  const header = readPngHeader(bytes);
  if (header === undefined) return undefined;
  const { data, palette, transparency } = readChunks(bytes);
  const { width, height, depth, colorType } = header;
  if (colorType === 3 && palette === undefined) return undefined;
  const bitsPerPixel = depth * (SAMPLES[colorType] as number);
  const passes = header.isInterlaced ? ADAM7 : ([[0, 0, 1, 1]] as const);
  let raw: Uint8Array;
  try {
    raw = unzlibSync(data);
  } catch {
    // Damaged data is the author's to mend; the caller says so.
    return undefined;
  }
  const pixels = new Uint8Array(width * height * 4);
  const toPixel = pixelWriter(header, palette, transparency);
  let at = 0;
  for (const [x0, y0, stepX, stepY] of passes) {
    const columns = Math.ceil((width - x0) / stepX);
    const rows = Math.ceil((height - y0) / stepY);
    if (columns <= 0 || rows <= 0) continue;
    const rowLength = Math.ceil((columns * bitsPerPixel) / 8);
    if (at + rows * (rowLength + 1) > raw.length) return undefined;
    unfilter(raw, at, rows, rowLength, Math.max(1, bitsPerPixel >> 3));
    for (let row = 0; row < rows; row += 1) {
      const start = at + row * (rowLength + 1) + 1;
      for (let column = 0; column < columns; column += 1) {
        toPixel(raw, start, column, pixels, ((y0 + row * stepY) * width + x0 + column * stepX) * 4);
      }
    }
    at += rows * (rowLength + 1);
  }
  return { width, height, pixels };
}

function readChunks(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'IDAT') parts.push(body);
    else if (kind === 'PLTE') palette = body;
    else if (kind === 'tRNS') transparency = body;
    else if (kind === 'IEND') break;
    at += length + 12;
  }
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    data.set(part, at);
    at += part.length;
  }
  return { data, palette, transparency };
}

/** Takes back, in place, what each row says of how it differs from its neighbours. */
function unfilter(raw: Uint8Array, start: number, rows: number, length: number, back: number): void {
  for (let row = 0; row < rows; row += 1) {
    const at = start + row * (length + 1) + 1;
    const filter = raw[at - 1];
    const above = row === 0 ? -1 : at - length - 1;
    for (let index = 0; index < length; index += 1) {
      const left = index < back ? 0 : (raw[at + index - back] as number);
      const up = above < 0 ? 0 : (raw[above + index] as number);
      const corner = above < 0 || index < back ? 0 : (raw[above + index - back] as number);
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      raw[at + index] = (raw[at + index] as number) + guess;
    }
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type PixelWriter = (raw: Uint8Array, row: number, column: number, pixels: Uint8Array, to: number) => void;

function pixelWriter(
  { depth, colorType }: Header,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): PixelWriter {
  const samples = SAMPLES[colorType] as number;
  const full = 2 ** depth - 1;
  const sample = (raw: Uint8Array, row: number, index: number): number => {
    if (depth === 8) return raw[row + index] as number;
    if (depth === 16) return ((raw[row + index * 2] as number) << 8) | (raw[row + index * 2 + 1] as number);
    const bit = index * depth;
    return ((raw[row + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & full;
  };
  const byte = (value: number) => (depth === 8 ? value : Math.round((value * 255) / full));
  /** The one colour, in the picture's own depth, that stands for nothing. */
  const clear = [0, 2, 4].map((at) => ((transparency?.[at] ?? 0) << 8) | (transparency?.[at + 1] ?? 0));
  return (raw, row, column, pixels, to) => {
    const first = sample(raw, row, column * samples);
    if (colorType === 3) {
      for (let index = 0; index < 3; index += 1) pixels[to + index] = palette?.[first * 3 + index] ?? 0;
      pixels[to + 3] = transparency?.[first] ?? 255;
      return;
    }
    const isGrey = samples < 3;
    const second = isGrey ? first : sample(raw, row, column * samples + 1);
    const third = isGrey ? first : sample(raw, row, column * samples + 2);
    pixels[to] = byte(first);
    pixels[to + 1] = byte(second);
    pixels[to + 2] = byte(third);
    const isClear =
      transparency !== undefined && first === clear[0] && (isGrey || (second === clear[1] && third === clear[2]));
    const hasAlpha = colorType === 4 || colorType === 6;
    pixels[to + 3] = hasAlpha ? byte(sample(raw, row, column * samples + samples - 1)) : isClear ? 0 : 255;
  };
}
