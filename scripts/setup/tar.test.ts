import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTarGz } from './tar.js';

/** An entry as tar writes it: a header of 512 bytes, then the contents padded to whole blocks. */
function entry(name: string, contents: string, { kind = '0', prefix = '' } = {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${Buffer.byteLength(contents).toString(8).padStart(11, '0')} `, 124);
  header.write(kind, 156);
  header.write(prefix, 345);
  const padded = Buffer.alloc(Math.ceil(Buffer.byteLength(contents) / 512) * 512);
  padded.write(contents);
  return Buffer.concat([header, padded]);
}

test('reads every file of an archive, folders left out', () => {
  const long = 'long '.repeat(300);
  const files = readTarGz(
    gzipSync(
      Buffer.concat([
        entry('package/', '', { kind: '5' }),
        entry('package/a.txt', 'first'),
        entry('b.txt', long, { prefix: 'package/deep' }),
        entry('package/empty.txt', ''),
        Buffer.alloc(1024),
      ]),
    ),
  );
  expect([...files].map(([name, contents]) => [name, contents.toString()])).toEqual([
    ['package/a.txt', 'first'],
    ['package/deep/b.txt', long],
    ['package/empty.txt', ''],
  ]);
});

test('refuses what is not compressed', () => {
  expect(() => readTarGz(Buffer.from('no archive'))).toThrow('header');
});
