import { Inflate, inflateSync } from 'fflate';
import { crc32 } from '../../shared/crc32.ts';
import { transferWords as words } from '../words.ts';
import { IncomingFileError } from './incoming-tree.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Larger input is given in steps of this size, so that an entry that lies about its size is stopped early. */
const STEP_BYTES = 65_536;

/** What one byte becomes at most, by the format's longest copies: 258 bytes from two bits. */
const MOST_INFLATION = 1032;

/** Throws for sizes that cannot belong together, before memory is taken for either of them. */
export function checkSizes(entry: ZipEntry): void {
  const { size, compressedSize, method } = entry;
  const isLying =
    method === 0
      ? compressedSize !== size
      : size > MOST_INFLATION * (compressedSize + 1) || compressedSize > 2 * size + 1000;
  if (isLying) throw damaged(entry);
}

/** An entry's contents; checks that they are as long as the directory says, and not damaged. */
export function inflateEntry(entry: ZipEntry, data: Uint8Array): Uint8Array {
  // A copy, lest a small file keep the large buffer around it alive.
  const contents = entry.method === 0 ? data.slice() : inflate(entry, data);
  if (contents.length !== entry.size || crc32(contents) !== entry.crc32) throw damaged(entry);
  return contents;
}

function inflate(entry: ZipEntry, data: Uint8Array): Uint8Array {
  if (entry.method !== 8) {
    throw new IncomingFileError(words.badCompression(entry.name));
  }
  try {
    return data.length <= STEP_BYTES
      ? inflateSync(data, { out: new Uint8Array(entry.size) })
      : inflateInSteps(entry, data);
  } catch {
    throw damaged(entry);
  }
}

function inflateInSteps(entry: ZipEntry, data: Uint8Array): Uint8Array {
  const contents = new Uint8Array(entry.size);
  let length = 0;
  const inflater = new Inflate((chunk) => {
    if (length + chunk.length > contents.length) throw damaged(entry);
    contents.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < data.length; at += STEP_BYTES) {
    inflater.push(data.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= data.length);
  }
  return contents.subarray(0, length);
}

function damaged(entry: ZipEntry): IncomingFileError {
  return new IncomingFileError(words.damagedEntry(entry.name));
}
