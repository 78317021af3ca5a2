/** The first frame of a moving WebP as a still one, which is all that decoders read ("WebP Container Specification"). */
import { MOST_PIXELS, type Picture } from '../picture.ts';

export interface WebpFrame {
  /** A WebP of its own. */
  readonly bytes: Uint8Array;
  /** Where it stands, and on what; pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const HEAD = 12;
/** Kind and length in front of what a chunk holds. */
const CHUNK_HEAD = 8;
/** Place, size and time of a frame in front of its chunks. */
const FRAME_HEAD = 16;

/** `undefined` for a picture that does not move. */
export function firstFrame(bytes: Uint8Array): WebpFrame | undefined {
  const frame = findChunk(bytes, 'ANMF');
  const canvas = findChunk(bytes, 'VP8X');
  if (frame === undefined || canvas === undefined || frame.length < FRAME_HEAD) return undefined;
  return {
    bytes: still(frame),
    left: 2 * uint24(frame, 0),
    top: 2 * uint24(frame, 3),
    width: 1 + uint24(canvas, 4),
    height: 1 + uint24(canvas, 7),
  };
}

/** `undefined` where the frame sticks out or the canvas is too large. */
export function onCanvas(picture: Picture, { left, top, width, height }: WebpFrame): Picture | undefined {
  const fits = left + picture.width <= width && top + picture.height <= height;
  if (!fits || width * height > MOST_PIXELS) return undefined;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    pixels.set(row, ((top + y) * width + left) * 4);
  }
  return { width, height, pixels };
}

/** The contents of the first chunk of a kind. */
function findChunk(bytes: Uint8Array, kind: string): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = HEAD; at + CHUNK_HEAD <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const start = at + CHUNK_HEAD;
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === kind) return bytes.subarray(start, start + length);
    at = start + length + (length & 1);
  }
  return undefined;
}

/** The frame's chunks behind a head that says that they may be transparent and how large they are. */
function still(frame: Uint8Array): Uint8Array {
  const chunks = frame.subarray(FRAME_HEAD);
  const start = HEAD + CHUNK_HEAD + 10;
  const bytes = new Uint8Array(start + chunks.length);
  const view = new DataView(bytes.buffer);
  const encoder = new TextEncoder();
  bytes.set(encoder.encode('RIFF'));
  view.setUint32(4, bytes.length - CHUNK_HEAD, true);
  bytes.set(encoder.encode('WEBPVP8X'), 8);
  view.setUint32(16, 10, true);
  bytes[20] = 0x10;
  bytes.set(frame.subarray(6, HEAD), 24);
  bytes.set(chunks, start);
  return bytes;
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
