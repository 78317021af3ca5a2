import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { assembleZip, compressEntry } from '../zip-writer.ts';
import { importTree } from './import-tree.ts';
import { openZip } from './open-zip.ts';

const CONFIG = strToU8('{ "name": "Acorn", "navigation": [] }');
const zipOf = (files: Zippable) => zipSync(files);
const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);

async function open(bytes: Uint8Array, limits?: Parameters<typeof openZip>[2]) {
  return openZip(blobOf(bytes), 'site.zip', limits);
}

async function importZip(bytes: Uint8Array) {
  const opened = await open(bytes);
  if (opened.status === 'refused') throw new Error(opened.problem.message);
  const result = await importTree(opened.tree);
  if (result.status !== 'ok') throw new Error(result.problem.message);
  return result;
}

async function refusalOf(bytes: Uint8Array, limits?: Parameters<typeof openZip>[2]): Promise<string> {
  const opened = await open(bytes, limits);
  if (opened.status === 'ok') throw new Error('The zip was opened.');
  return opened.problem.message;
}

/** Where the archive's bytes hold this signature first. */
function find(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at++) if (view.getUint32(at, true) === signature) return at;
  throw new Error('not found');
}

test('compressed and stored entries arrive byte for byte', async () => {
  const image = new Uint8Array(100_000).map((_, index) => (index * 7919) % 256);
  const result = await importZip(
    zipOf({ 'docs.json': CONFIG, 'a/long.mdx': strToU8('word '.repeat(50_000)), 'i.png': [image, { level: 0 }] }),
  );
  expect(new TextDecoder().decode(result.files.get('a/long.mdx'))).toBe('word '.repeat(50_000));
  expect(Buffer.compare(result.files.get('i.png') ?? Buffer.of(), image)).toBe(0);
});

test('the one folder that code hosts put around everything goes away', async () => {
  const result = await importZip(zipOf({ 'acorn-main': { 'docs.json': CONFIG, 'start.mdx': CONFIG } }));
  expect([...result.files.keys()]).toEqual(['docs.json', 'start.mdx']);
});

test('an archive of our own making opens again', async () => {
  const parts = assembleZip([compressEntry('docs.json', CONFIG), compressEntry('é.md', strToU8('# Élan'))]);
  const result = await importZip(new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer()));
  expect([...result.files.keys()]).toEqual(['docs.json', 'é.md']);
});

test.each(['../evil.md', 'a/../../evil.md', '/etc/evil.md', 'C:\\evil.md', '..\\evil.md', 'c:evil.md'])(
  'the entry %s is refused by name and the rest opens',
  async (name) => {
    const result = await importZip(zipOf({ 'docs.json': CONFIG, [name]: strToU8('evil') }));
    expect([...result.files.keys()]).toEqual(['docs.json']);
    const [problem] = result.summary.diagnostics;
    expect(problem).toMatchObject({ code: 'import/climbs-out', severity: 'error' });
    expect(problem?.message).toBe(`The entry \`${name}\` leads out of the zip's own folder, so it was refused.`);
  },
);

test('paths with backslashes that stay inside are folders', async () => {
  const result = await importZip(zipOf({ 'docs.json': CONFIG, 'guides\\start.mdx': strToU8('# Start') }));
  expect([...result.files.keys()]).toEqual(['docs.json', 'guides/start.mdx']);
});

test('names in the decomposed form of some systems become what links say', async () => {
  const result = await importZip(zipOf({ 'docs.json': CONFIG, 'cafe\u0301.md': strToU8('# Café') }));
  expect(result.files.has('caf\u00e9.md')).toBe(true);
});

test('an archive with a password is refused', async () => {
  const bytes = zipOf({ 'docs.json': CONFIG });
  const directory = find(bytes, 0x02014b50);
  bytes[directory + 8] = (bytes[directory + 8] ?? 0) | 1;
  expect(await refusalOf(bytes)).toBe('`docs.json` in `site.zip` is protected with a password.');
});

test('a link is left out and told', async () => {
  const link = { os: 3, attrs: (0o120777 << 16) >>> 0 };
  const result = await importZip(zipOf({ 'docs.json': CONFIG, 'a.md': [strToU8('../../etc/passwd'), link] }));
  expect(result.files.has('a.md')).toBe(false);
  expect(result.summary.diagnostics[0]?.code).toBe('import/link');
});

test('what is not a zip, or a part of one, is refused in words', async () => {
  const whole = zipOf({ 'docs.json': CONFIG });
  expect(await refusalOf(strToU8('hello'))).toContain('`site.zip` cannot be opened. This is not a complete zip file');
  expect(await refusalOf(new Uint8Array())).toContain('`site.zip` cannot be opened. This is not a complete zip file');
  expect(await refusalOf(whole.subarray(0, whole.length - 30))).toContain('not a complete zip file');
  const damaged = whole.slice();
  damaged[find(whole, 0x02014b50)] = 0;
  expect(await refusalOf(damaged)).toBe('`site.zip` is damaged: its list of files and its files do not fit together.');
});

test('a damaged entry is told by name and the rest opens', async () => {
  const bytes = zipOf({ 'docs.json': CONFIG, 'a.md': [strToU8('some words'), { level: 0 }] });
  const at = new TextDecoder('latin1').decode(bytes).indexOf('some words');
  bytes[at] = 0;
  const result = await importZip(bytes);
  expect([...result.files.keys()]).toEqual(['docs.json']);
  expect(result.summary.diagnostics[0]?.message).toBe('`a.md` is damaged in the zip.');
});

test.each([
  ['a short', new Uint8Array(500_000)],
  ['a long', Uint8Array.from({ length: 400_000 }, (_, index) => (index * index * 7919) >>> 7)],
])('%s entry that unpacks to more than it says is stopped', async (_, contents) => {
  const bytes = zipOf({ 'docs.json': CONFIG, 'bomb.md': contents });
  const second = new TextDecoder('latin1').decode(bytes).lastIndexOf('bomb.md') - 46;
  new DataView(bytes.buffer).setUint32(second + 24, 1000, true);
  const result = await importZip(bytes);
  expect(result.files.has('bomb.md')).toBe(false);
  expect(result.summary.diagnostics[0]?.message).toBe('`bomb.md` is damaged in the zip.');
});

test('more entries than fit are refused with the numbers', async () => {
  const limits = { maxFiles: 2, maxFileBytes: 1000, maxTotalBytes: 1000 };
  const message = await refusalOf(zipOf({ a: CONFIG, b: CONFIG, c: CONFIG }), limits);
  expect(message).toBe('`site.zip` holds 3 files; at most 2 can be opened.');
});
