/** Reads WebP: lossy, lossless, transparent; of a moving picture the first frame (Google's "WebP Container"). */
import { MOST_PIXELS, type Picture } from '../picture.ts';
import { readVp8 } from './read-vp8.ts';
import { readColors, readVp8l } from './read-vp8l.ts';
import { BitReader } from './vp8l-bits.ts';

interface Chunk {
  readonly kind: string;
  readonly body: Uint8Array;
}

/** `undefined` for what is no WebP, or a damaged one. */
export function readWebp(bytes: Uint8Array): Picture | undefined {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return undefined;
  const chunks = readChunks(bytes.subarray(12));
  const frame = chunks.find(({ kind }) => kind === 'ANMF')?.body;
  if (frame === undefined) return readFrame(chunks);
  const picture = readFrame(readChunks(frame.subarray(16)));
  const canvas = chunks.find(({ kind }) => kind === 'VP8X')?.body;
  return picture && canvas && onCanvas(picture, frame, canvas);
}

function readChunks(bytes: Uint8Array): readonly Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    chunks.push({ kind: textAt(bytes, at), body: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length & 1);
  }
  return chunks;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function readFrame(chunks: readonly Chunk[]): Picture | undefined {
  const body = (wanted: string) => chunks.find(({ kind }) => kind === wanted)?.body;
  const lossless = body('VP8L');
  if (lossless !== undefined) return readVp8l(lossless);
  const lossy = body('VP8 ');
  const picture = lossy && readVp8(lossy);
  const alpha = body('ALPH');
  if (picture === undefined || alpha === undefined) return picture;
  const shares = readAlpha(alpha, picture.width, picture.height);
  if (shares === undefined) return undefined;
  shares.forEach((share, index) => {
    picture.pixels[index * 4 + 3] = share;
  });
  return picture;
}

/** Transparency beside a lossy picture: plain or as the green of a lossless one, and each value by its neighbours. */
function readAlpha(bytes: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const [head = 0] = bytes;
  const body = bytes.subarray(1);
  const isPlain = (head & 3) === 0;
  const colors = isPlain ? undefined : readColors(new BitReader(body), width, height);
  const shares = isPlain
    ? body.slice(0, width * height)
    : colors && Uint8Array.from(colors, (color) => (color >>> 8) & 255);
  if (shares?.length !== width * height) return undefined;
  unfilter(shares, width, (head >> 2) & 3);
  return shares;
}

/** @param filter 1 from the left, 2 from above, 3 from both. */
function unfilter(shares: Uint8Array, width: number, filter: number): void {
  if (filter === 0) return;
  for (let at = 0; at < shares.length; at += 1) {
    const isFirst = at % width === 0;
    const left = isFirst ? undefined : shares[at - 1];
    const above = shares[at - width];
    let guess: number;
    if (above === undefined) guess = left ?? 0;
    else if (left === undefined || filter === 2) guess = above;
    else if (filter === 1) guess = left;
    else guess = Math.min(255, Math.max(0, left + above - (shares[at - width - 1] as number)));
    shares[at] = (shares[at] as number) + guess;
  }
}

/** Places a frame where it belongs. */
function onCanvas(picture: Picture, frame: Uint8Array, canvas: Uint8Array): Picture | undefined {
  const number = (bytes: Uint8Array, at: number) =>
    (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const [width, height] = [1 + number(canvas, 4), 1 + number(canvas, 7)];
  const [left, top] = [2 * number(frame, 0), 2 * number(frame, 3)];
  const fits = left + picture.width <= width && top + picture.height <= height;
  if (!fits || width * height > MOST_PIXELS) return undefined;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    pixels.set(row, ((top + y) * width + left) * 4);
  }
  return { width, height, pixels };
}
