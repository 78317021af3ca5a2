/** Reads the directory at the end of a zip archive, as PKWARE's application note 6.3 lays it out. */

import { transferWords as words } from '../words.ts';
import type { RangeReader } from './blob-reader.ts';

export interface ZipEntry {
  /** As written in the archive. */
  readonly name: string;
  readonly compressedSize: number;
  readonly size: number;
  readonly crc32: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /** Where the local header begins. */
  readonly offset: number;
}

/** The archive is damaged or no archive; the message completes "the zip …". */
export class ZipFormatError extends Error {}

const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_SIZE = 20;
const END64_SIZE = 56;
/** More than 60,000 entries with names of a thousand letters each. */
const LONGEST_DIRECTORY = 64_000_000;

/** All entries, from the end of the archive alone. Rejects with `ZipFormatError`. */
export async function readZipDirectory(zip: RangeReader): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, zip.size - END_SIZE - LONGEST_COMMENT - LOCATOR_SIZE);
  const tail = await viewOf(zip, tailStart, zip.size);
  const end = findEnd(tail);
  if (end === undefined) throw new ZipFormatError(words.notComplete);
  let count = tail.getUint16(end + 10, true);
  let size = tail.getUint32(end + 12, true);
  let offset = tail.getUint32(end + 16, true);
  const locator = end - LOCATOR_SIZE;
  if (locator >= 0 && tail.getUint32(locator, true) === 0x07064b50) {
    const at = readU64(tail, locator + 8);
    const end64 = await viewOf(zip, at, at + END64_SIZE);
    if (end64.byteLength < END64_SIZE || end64.getUint32(0, true) !== 0x06064b50) throw damaged();
    count = readU64(end64, 32);
    size = readU64(end64, 40);
    offset = readU64(end64, 48);
  }
  if (size > LONGEST_DIRECTORY) throw new ZipFormatError(words.listTooLong);
  return readEntries(await viewOf(zip, offset, offset + size), count);
}

/** The compressed bytes of an entry, perhaps as a window onto a larger buffer. */
export async function readEntryData(zip: RangeReader, entry: ZipEntry): Promise<Uint8Array> {
  const header = await viewOf(zip, entry.offset, entry.offset + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50) throw damaged();
  const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const data = await zip.read(start, start + entry.compressedSize);
  if (data.length < entry.compressedSize) throw damaged();
  return data;
}

function readEntries(view: DataView, count: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw damaged();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > view.byteLength) throw damaged();
    entries.push(readEntry(view, at, nameEnd, extraEnd));
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}

function readEntry(view: DataView, at: number, nameEnd: number, extraEnd: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const name = decodeName(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameEnd - at - 46));
  const isUnix = view.getUint8(at + 5) === 3;
  const unixMode = isUnix ? view.getUint32(at + 38, true) >>> 16 : 0;
  const sizes = {
    size: view.getUint32(at + 24, true),
    compressedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  return {
    name,
    method: view.getUint16(at + 10, true),
    crc32: view.getUint32(at + 16, true),
    isEncrypted: (flags & 1) !== 0,
    isFolder: name.endsWith('/') || name.endsWith('\\'),
    isLink: (unixMode & 0o170000) === 0o120000,
    ...withLargeSizes(view, sizes, nameEnd, extraEnd),
  };
}

/** Numbers that do not fit into 32 bits stand in an extra field, in this order. */
function withLargeSizes<Sizes extends Record<'size' | 'compressedSize' | 'offset', number>>(
  view: DataView,
  sizes: Sizes,
  extraStart: number,
  extraEnd: number,
): Sizes {
  const result = { ...sizes };
  for (let at = extraStart; at + 4 <= extraEnd; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let field = at + 4;
    for (const key of ['size', 'compressedSize', 'offset'] as const) {
      if (sizes[key] !== 0xffffffff || field + 8 > extraEnd) continue;
      result[key] = readU64(view, field);
      field += 8;
    }
  }
  return result;
}

/** UTF-8, which every tool of today writes; names in the old code page of the first archivers are rare and Latin. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) === 0x06054b50) return at;
  }
  return undefined;
}

async function viewOf(zip: RangeReader, start: number, end: number): Promise<DataView> {
  const bytes = await zip.read(start, end);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readU64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}

function damaged(): ZipFormatError {
  return new ZipFormatError(words.misfit);
}
