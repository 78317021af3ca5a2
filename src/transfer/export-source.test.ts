import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportSource } from './export-source.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function bytesOf(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

test('the zip holds every file as it is, whatever order the project had them in', async () => {
  const files = new Map([
    ['docs.json', encode('{ "name": "Acorn" }\r\n')],
    ['a/b.mdx', encode('word '.repeat(100_000))],
  ]);
  const zip = await bytesOf(await exportSource(files));
  const unzipped = unzipSync(zip);
  expect(Object.keys(unzipped)).toEqual(['a/b.mdx', 'docs.json']);
  for (const [path, bytes] of files) expect(Buffer.compare(unzipped[path] ?? Buffer.of(), bytes)).toBe(0);
  const again = await bytesOf(await exportSource(new Map([...files].reverse())));
  expect(Buffer.compare(again, zip)).toBe(0);
});

test('an export can be stopped', async () => {
  const files = new Map([['a.md', encode('x')]]);
  await expect(exportSource(files, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
