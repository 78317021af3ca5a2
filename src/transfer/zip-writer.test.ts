import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 as nodeCrc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../shared/crc32.ts';
import { centralHeader, endRecords, localHeader } from './zip-records.ts';
import { assembleZip, type CompressedEntry, compressEntry } from './zip-writer.ts';

const text = (value: string) => new TextEncoder().encode(value);
const files = new Map([
  ['index.html', text('<p>Hello</p>'.repeat(500))],
  ['guides/ünïcode 名前.html', text('ü')],
  ['images/photo.png', text('not really a picture '.repeat(100))],
  ['.nojekyll', new Uint8Array()],
]);

const zip = () => Buffer.concat(assembleZip([...files].map(([name, bytes]) => compressEntry(name, bytes))));

describe('assembleZip', () => {
  it('writes what another reader reads back', () => {
    const read = unzipSync(zip());
    expect(Object.keys(read)).toEqual([...files.keys()].sort());
    for (const [name, bytes] of files) expect(Buffer.from(read[name] ?? []).equals(bytes)).toBe(true);
  });

  it('gives the same bytes in whatever order the files come', () => {
    const reversed = [...files].reverse().map(([name, bytes]) => compressEntry(name, bytes));
    expect(Buffer.concat(assembleZip(reversed)).equals(zip())).toBe(true);
  });

  it('stores what is compressed already and deflates the rest', () => {
    const methods = [...files].map(([name, bytes]) => compressEntry(name, bytes).method);
    expect(methods).toEqual(['deflated', 'stored', 'stored', 'stored']);
  });

  it.runIf(spawnSync('unzip', ['-v']).status === 0)('passes the test of the unzip command', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
    try {
      const file = path.join(folder, 'site.zip');
      writeFileSync(file, zip());
      const test = spawnSync('unzip', ['-tqq', file], { encoding: 'utf8' });
      expect(test.stderr + test.stdout).toBe('');
      expect(test.status).toBe(0);
      spawnSync('unzip', ['-q', file, '-d', folder]);
      expect(readFileSync(path.join(folder, 'index.html')).equals(files.get('index.html') ?? text(''))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes more entries than the old format can count', () => {
    const empty = (index: number): CompressedEntry => compressEntry(`f${index}`, new Uint8Array());
    const read = unzipSync(Buffer.concat(assembleZip(Array.from({ length: 66_000 }, (_, index) => empty(index)))));
    expect(Object.keys(read)).toHaveLength(66_000);
  });

  it('writes sizes over 4 GB in the fields for them', () => {
    const size = 5 * 2 ** 30;
    // Only the length counts here; nobody has 5 GB at hand.
    const data = { length: size } as Uint8Array;
    const entry: CompressedEntry = { path: 'big', crc32: 1, size, method: 'stored', data };
    const read = (record: Uint8Array, at: number) => new DataView(record.buffer).getBigUint64(at, true);
    expect(read(localHeader(entry), 30 + 3 + 4)).toBe(BigInt(size));
    expect(read(centralHeader(entry, size), 46 + 3 + 4 + 16)).toBe(BigInt(size));
    expect(read(endRecords({ count: 1, offset: size, size: 1 }), 48)).toBe(BigInt(size));
  });
});

describe('crc32', () => {
  it.runIf(typeof nodeCrc32 === 'function')('agrees with another implementation at every length', () => {
    const bytes = Uint8Array.from({ length: 67 }, (_, index) => (index * 37) & 255);
    for (let length = 0; length <= bytes.length; length++) {
      expect(crc32(bytes.subarray(0, length))).toBe(nodeCrc32(bytes.subarray(0, length)));
    }
  });

  it('gives the published check value', () => expect(crc32(text('123456789'))).toBe(0xcbf43926));
});
