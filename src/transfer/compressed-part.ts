/**
 * Stretches of a file that are compressed apart, each where it is made, and then only put behind each other: a file
 * that holds the text of every page costs nothing more when one page has changed.
 */
import { deflateSync, inflateSync } from 'fflate';
import { crc32, joinCrc32 } from '../shared/crc32.ts';
import type { CompressedEntry } from './zip-records.ts';

/** A stretch of a file, compressed by itself. Plain data: it can be posted between threads. */
export type CompressedPart = Pick<CompressedEntry, 'crc32' | 'size' | 'data'>;

/** The compressor makes one block of so many bytes, never several. */
const MOST_BYTES_IN_BLOCK = 6_900;
const LEVEL = 6;
/** A block without contents, which ends at a whole byte; the three bits of its header come before. */
const EMPTY_BLOCK = [0x00, 0x00, 0xff, 0xff];
/** What ends a file: an empty block that is marked as its last. */
const LAST_BLOCK = [0x03, 0x00];

/** Compresses a stretch so that it ends at a whole byte and others can follow it. */
export function compressPart(bytes: Uint8Array): CompressedPart {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += MOST_BYTES_IN_BLOCK) {
    blocks.push(openBlock(bytes.subarray(at, at + MOST_BYTES_IN_BLOCK)));
  }
  return { crc32: crc32(bytes), size: bytes.length, data: joinBytes(blocks) };
}

/** A file of the parts in a row. */
export function joinParts(path: string, parts: readonly CompressedPart[]): CompressedEntry {
  let checksum = 0;
  let size = 0;
  for (const part of parts) {
    checksum = joinCrc32(checksum, part.crc32, part.size);
    size += part.size;
  }
  const data = joinBytes([...parts.map((part) => part.data), Uint8Array.from(LAST_BLOCK)]);
  return { path, crc32: checksum, size, method: 'deflated', data };
}

/**
 * A block that others can follow. The compressor marks its only block as the last, in the very first bit, and fills
 * its last byte with zeros: three of them are the header of an empty block already, fewer need another byte.
 */
function openBlock(bytes: Uint8Array): Uint8Array {
  const block = deflateSync(bytes, { level: LEVEL });
  block[0] = (block[0] ?? 0) & 0xfe;
  for (const end of [EMPTY_BLOCK, [0x00, ...EMPTY_BLOCK]]) {
    const open = joinBytes([block, Uint8Array.from(end)]);
    if (holds(open, bytes)) return open;
  }
  return storedBlock(bytes);
}

function holds(open: Uint8Array, bytes: Uint8Array): boolean {
  try {
    const read = inflateSync(joinBytes([open, Uint8Array.from(LAST_BLOCK)]), { out: new Uint8Array(bytes.length) });
    return read.length === bytes.length && crc32(read) === crc32(bytes);
  } catch {
    // The header of the empty block did not fit.
    return false;
  }
}

/** What cannot be made smaller, as it is. */
function storedBlock(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const header = [0x00, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return joinBytes([Uint8Array.from(header), bytes]);
}

function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
