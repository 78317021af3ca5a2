/** The records of a zip archive around its files' data, as PKWARE's application note 6.3 lays them out. */

/** A file of an archive, compressed. Plain data: it can be posted between threads. */
export interface CompressedEntry {
  /** Path in the archive, separated by `/`. */
  readonly path: string;
  readonly crc32: number;
  /** Bytes before compression. */
  readonly size: number;
  readonly method: 'stored' | 'deflated';
  readonly data: Uint8Array;
}

const LIMIT_16 = 0xffff;
const LIMIT_32 = 0xffffffff;
const VERSION = 20;
const VERSION_ZIP64 = 45;
const UTF8_NAMES = 0x0800;
/** 1980-01-01 00:00, the earliest there is: archives carry no clock. */
const FIXED_TIME = 0;
const FIXED_DATE = 0x21;
/** Made on Unix: an ordinary file that everyone may read. */
const MADE_BY_UNIX = 3 << 8;
const FILE_ATTRIBUTES = (0o100644 << 16) >>> 0;

const METHODS = { stored: 0, deflated: 8 } as const;

/** What stands before a file's data. */
export function localHeader(entry: CompressedEntry): Uint8Array {
  const name = new TextEncoder().encode(entry.path);
  const isLarge = entry.size >= LIMIT_32 || entry.data.length >= LIMIT_32;
  const record = new RecordWriter(30 + name.length + (isLarge ? 20 : 0));
  record.u32(0x04034b50).u16(isLarge ? VERSION_ZIP64 : VERSION);
  writeMethodAndChecksum(record, entry);
  record.u32(isLarge ? LIMIT_32 : entry.data.length).u32(isLarge ? LIMIT_32 : entry.size);
  record
    .u16(name.length)
    .u16(isLarge ? 20 : 0)
    .bytes(name);
  if (isLarge) record.u16(1).u16(16).u64(entry.size).u64(entry.data.length);
  return record.result;
}

/** The file's line in the directory at the end; `offset` is where its local header begins. */
export function centralHeader(entry: CompressedEntry, offset: number): Uint8Array {
  const name = new TextEncoder().encode(entry.path);
  const isLarge = entry.size >= LIMIT_32 || entry.data.length >= LIMIT_32 || offset >= LIMIT_32;
  const record = new RecordWriter(46 + name.length + (isLarge ? 28 : 0));
  const version = isLarge ? VERSION_ZIP64 : VERSION;
  record
    .u32(0x02014b50)
    .u16(MADE_BY_UNIX | version)
    .u16(version);
  writeMethodAndChecksum(record, entry);
  record.u32(isLarge ? LIMIT_32 : entry.data.length).u32(isLarge ? LIMIT_32 : entry.size);
  record.u16(name.length).u16(isLarge ? 28 : 0);
  // No comment, first disk, no internal attributes.
  record.u16(0).u16(0).u16(0).u32(FILE_ATTRIBUTES);
  record.u32(isLarge ? LIMIT_32 : offset).bytes(name);
  if (isLarge) record.u16(1).u16(24).u64(entry.size).u64(entry.data.length).u64(offset);
  return record.result;
}

/** What ends the archive: where the directory of `count` lines begins, and its size in bytes. */
export function endRecords(directory: { count: number; offset: number; size: number }): Uint8Array {
  const { count, offset, size } = directory;
  const isLarge = count >= LIMIT_16 || offset >= LIMIT_32 || size >= LIMIT_32;
  const record = new RecordWriter(22 + (isLarge ? 76 : 0));
  if (isLarge) {
    record
      .u32(0x06064b50)
      .u64(44)
      .u16(MADE_BY_UNIX | VERSION_ZIP64)
      .u16(VERSION_ZIP64)
      .u32(0)
      .u32(0);
    record.u64(count).u64(count).u64(size).u64(offset);
    record
      .u32(0x07064b50)
      .u32(0)
      .u64(offset + size)
      .u32(1);
  }
  const shownCount = isLarge ? LIMIT_16 : count;
  record.u32(0x06054b50).u16(0).u16(0).u16(shownCount).u16(shownCount);
  record
    .u32(isLarge ? LIMIT_32 : size)
    .u32(isLarge ? LIMIT_32 : offset)
    .u16(0);
  return record.result;
}

function writeMethodAndChecksum(record: RecordWriter, entry: CompressedEntry): void {
  record.u16(UTF8_NAMES).u16(METHODS[entry.method]).u16(FIXED_TIME).u16(FIXED_DATE).u32(entry.crc32);
}

/** Writes little-endian numbers one after the other. */
class RecordWriter {
  readonly result: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(length: number) {
    this.result = new Uint8Array(length);
    this.#view = new DataView(this.result.buffer);
  }

  u16(value: number): this {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
    return this;
  }

  u32(value: number): this {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
    return this;
  }

  u64(value: number): this {
    return this.u32(value % 2 ** 32).u32(Math.floor(value / 2 ** 32));
  }

  bytes(value: Uint8Array): this {
    this.result.set(value, this.#at);
    this.#at += value.length;
    return this;
  }
}
