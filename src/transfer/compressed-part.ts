/**
 * Stretches of a file that are compressed apart, each where it is made, and then only put behind each other: a file
 * that holds the text of every page costs nothing more when one page has changed.
 */
import { crc32, joinCrc32 } from '../shared/crc32.ts';
import { deflatePart } from './deflate.ts';
import type { CompressedEntry } from './zip-records.ts';

/** A stretch of a file, compressed by itself. Plain data: it can be posted between threads. */
export type CompressedPart = Pick<CompressedEntry, 'crc32' | 'size' | 'data'>;

/** What ends a file: an empty block that is marked as its last. */
const LAST_BLOCK = [0x03, 0x00];

/** Compresses a stretch so that it ends at a whole byte and others can follow it. */
export function compressPart(bytes: Uint8Array): CompressedPart {
  return { crc32: crc32(bytes), size: bytes.length, data: deflatePart(bytes) };
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

function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
