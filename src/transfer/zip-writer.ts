/**
 * Writes zip archives in two steps, so that workers can compress their own files: `compressEntry` does the work
 * for one file, `assembleZip` only puts headers between the results. The same files give the same bytes.
 */
import { crc32 } from '../shared/crc32.ts';
import { deflate } from './deflate.ts';
import { type CompressedEntry, centralHeader, endRecords, localHeader } from './zip-records.ts';

export type { CompressedEntry };

/** Of files that are compressed already, deflating again makes nothing smaller. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|zip|gz|br|mp[34]|m4[av]|webm|ogg|pdf)$/i;

/** Compresses one file; `data` may be the given `bytes` themselves. */
export function compressEntry(path: string, bytes: Uint8Array): CompressedEntry {
  const checked = { path, crc32: crc32(bytes), size: bytes.length };
  if (!COMPRESSED.test(path) && bytes.length > 0) {
    const data = deflate(bytes);
    if (data.length < bytes.length) return { ...checked, method: 'deflated', data };
  }
  return { ...checked, method: 'stored', data: bytes };
}

/** Parts of the archive in order, to be written or joined one after the other. Entries are sorted by path. */
export function assembleZip(entries: readonly CompressedEntry[]): Uint8Array<ArrayBufferLike>[] {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const sorted = [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const entry of sorted) {
    const header = localHeader(entry);
    parts.push(header, entry.data);
    directory.push(centralHeader(entry, offset));
    offset += header.length + entry.data.length;
  }
  const directorySize = directory.reduce((sum, record) => sum + record.length, 0);
  return [...parts, ...directory, endRecords({ count: entries.length, offset, size: directorySize })];
}
