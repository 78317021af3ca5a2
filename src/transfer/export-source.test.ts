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
  expect(unzipSync(zip)).toEqual(Object.fromEntries(files));
  expect(await bytesOf(await exportSource(new Map([...files].reverse())))).toEqual(zip);
});

test('an export can be stopped', async () => {
  const files = new Map([['a.md', encode('x')]]);
  await expect(exportSource(files, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
});
