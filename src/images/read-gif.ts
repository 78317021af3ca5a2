/** Reads GIF (89a): of a moving picture the first frame. */
import { MOST_PIXELS, type Picture } from './picture.ts';

/** `undefined` for what is no GIF, or a damaged one. */
export function readGif(bytes: Uint8Array): Picture | undefined {
  if (bytes.length < 13 || String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) return undefined;
  const shared = colorTable(bytes, 13, view.getUint8(10));
  let clear = -1;
  for (let at = 13 + shared.length; at + 10 < bytes.length; ) {
    const mark = bytes[at];
    if (mark === 0x21) {
      // What precedes a frame: whether one of its colours stands for nothing.
      if (bytes[at + 1] === 0xf9) clear = ((bytes[at + 3] as number) & 1) === 1 ? (bytes[at + 6] as number) : -1;
      at = skipBlocks(bytes, at + 2);
    } else if (mark === 0x2c) {
      const flags = view.getUint8(at + 9);
      const own = colorTable(bytes, at + 10, flags);
      const frame = {
        left: view.getUint16(at + 1, true),
        top: view.getUint16(at + 3, true),
        width: view.getUint16(at + 5, true),
        height: view.getUint16(at + 7, true),
      };
      if (frame.width === 0 || frame.height === 0 || frame.width * frame.height > MOST_PIXELS) return undefined;
      const start = at + 10 + own.length;
      const depth = bytes[start] ?? 0;
      const numbers = unpack(joinBlocks(bytes, start + 1), depth, frame.width * frame.height);
      if (numbers === undefined) return undefined;
      const colors = own.length > 0 ? own : shared;
      return paint({ width, height }, frame, numbers, colors, clear, (flags & 0x40) !== 0);
    } else return undefined;
  }
  return undefined;
}

/** Red, green and blue of each number; empty where the flags tell of none. */
function colorTable(bytes: Uint8Array, at: number, flags: number): Uint8Array {
  return flags & 0x80 ? bytes.subarray(at, at + 3 * 2 ** ((flags & 7) + 1)) : new Uint8Array();
}

function skipBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] as number) + 1;
  return at + 1;
}

function joinBlocks(bytes: Uint8Array, start: number): Uint8Array {
  const joined = new Uint8Array(Math.max(0, bytes.length - start));
  let length = 0;
  for (let at = start; (bytes[at] ?? 0) > 0; at += (bytes[at] as number) + 1) {
    const block = bytes.subarray(at + 1, at + 1 + (bytes[at] as number));
    joined.set(block, length);
    length += block.length;
  }
  return joined.subarray(0, length);
}

const LONGEST = 4096;

/** LZW: runs that were seen before, as numbers of a growing length. */
function unpack(data: Uint8Array, depth: number, count: number): Uint8Array | undefined {
  if (depth < 1 || depth > 8) return undefined;
  const out = new Uint8Array(count);
  const [restart, end] = [1 << depth, (1 << depth) + 1];
  /** Where in `out` the run of a code begins, and how long it is. */
  const starts = new Int32Array(LONGEST);
  const lengths = new Int32Array(LONGEST);
  let [next, size, last, written] = [end + 1, depth + 1, -1, 0];
  let [held, bits] = [0, 0];
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size && written < count) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === end) return written > 0 ? out : undefined;
      if (code === restart) {
        [next, size, last] = [end + 1, depth + 1, -1];
        continue;
      }
      if (code > next || (code === next && last < 0)) return undefined;
      const start = written;
      if (code < restart) out[written++] = code;
      else {
        // A code that is just being made is the last run with its own first number behind it.
        const from = code === next ? last : (starts[code] as number);
        const length = code === next ? start - last + 1 : (lengths[code] as number);
        for (let index = 0; index < length && written < count; index += 1) out[written++] = out[from + index] as number;
      }
      if (last >= 0 && next < LONGEST) {
        starts[next] = last;
        lengths[next] = start - last + 1;
        next += 1;
        if (next === 1 << size && size < 12) size += 1;
      }
      last = start;
    }
  }
  return written > 0 ? out : undefined;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function paint(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  frame: Frame,
  numbers: Uint8Array,
  colors: Uint8Array,
  clear: number,
  isInterlaced: boolean,
): Picture {
  const pixels = new Uint8Array(width * height * 4);
  const rows = isInterlaced
    ? [...rowsFrom(0, 8), ...rowsFrom(4, 8), ...rowsFrom(2, 4), ...rowsFrom(1, 2)]
    : [...rowsFrom(0, 1)];
  function* rowsFrom(first: number, step: number) {
    for (let row = first; row < frame.height; row += step) yield row;
  }
  rows.forEach((row, index) => {
    for (let x = 0; x < frame.width; x += 1) {
      const number = numbers[index * frame.width + x] as number;
      const [left, top] = [frame.left + x, frame.top + row];
      if (number === clear || left >= width || top >= height) continue;
      const at = (top * width + left) * 4;
      pixels.set(colors.subarray(number * 3, number * 3 + 3), at);
      pixels[at + 3] = 255;
    }
  });
  return { width, height, pixels };
}
