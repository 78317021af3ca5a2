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

/** Writes into an entry of the archive's list, which is what counts. */
function setInList(bytes: Uint8Array, name: string, values: { size?: number; packed?: number; crc?: number }): void {
  const at = new TextDecoder('latin1').decode(bytes).lastIndexOf(name) - 46;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (values.crc !== undefined) view.setUint32(at + 16, values.crc, true);
  if (values.packed !== undefined) view.setUint32(at + 20, values.packed, true);
  if (values.size !== undefined) view.setUint32(at + 24, values.size, true);
}

test.each([
  ['four gigabytes out of a few bytes', { size: 0xfffffff0 }],
  ['as much as fits a file out of a few bytes', { size: 49_000_000 }],
  ['a few bytes out of four gigabytes', { packed: 0xfffffff0 }],
])('an entry that promises %s is damaged, and no memory is taken for it', async (_, values) => {
  const bytes = zipOf({ 'docs.json': CONFIG, 'liar.md': strToU8('# Words') });
  setInList(bytes, 'liar.md', values);
  const opened = await open(bytes);
  if (opened.status === 'refused') throw new Error(opened.problem.message);
  const liar = opened.tree.files.find(({ path }) => path === 'liar.md');
  await expect(liar?.read()).rejects.toThrow('`liar.md` is damaged in the zip.');
});

test('a configuration that claims to be larger than any file is refused before it is read', async () => {
  const bytes = zipOf({ 'docs.json': CONFIG, 'a.md': CONFIG });
  setInList(bytes, 'docs.json', { size: 0xfffffff0 });
  const opened = await open(bytes);
  if (opened.status === 'refused') throw new Error(opened.problem.message);
  expect(await importTree(opened.tree)).toMatchObject({
    status: 'refused',
    problem: { message: '`docs.json` is too large to be the settings of a site.' },
  });
});

test('a terabyte of zeros is refused by what its list says', async () => {
  // Each entry says of the same bytes that they become 40 MB, as in bombs of overlapping files.
  const opened = await open(zipOf({ 'docs.json': CONFIG, 'zeros.md': new Uint8Array(100_000) }));
  if (opened.status === 'refused') throw new Error(opened.problem.message);
  const [config, file] = opened.tree.files;
  if (!config || !file) throw new Error('Two files were written.');
  const zeros = (index: number) => ({ ...file, path: `${index}.md`, size: 40_000_000 });
  const files = [config, ...Array.from({ length: 25_000 }, (_, index) => zeros(index))];
  expect(await importTree({ ...opened.tree, files })).toMatchObject({
    status: 'refused',
    problem: { message: 'The project’s files are 1000000 MB; at most 1200 MB can be opened.' },
  });
});

test('of many configurations no more are read than fit', async () => {
  let read = 0;
  const files = Array.from({ length: 1000 }, (_, index) => ({
    path: `${index}/docs.json`,
    size: 40_000_000,
    read: async () => {
      read++;
      return CONFIG;
    },
  }));
  expect((await importTree({ name: 'many', files, leftOut: [] })).status).toBe('ok');
  expect(read).toBeLessThan(8);
});

test('a hundred thousand entries are refused with the numbers', async () => {
  const parts = assembleZip(Array.from({ length: 100_000 }, (_, index) => compressEntry(`${index}.md`, CONFIG)));
  const bytes = new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  expect(await refusalOf(bytes)).toBe('`site.zip` holds 100000 files; at most 60000 can be opened.');
});

test('a list of files that is itself a bomb is refused before it is read', async () => {
  const bytes = zipOf({ 'docs.json': CONFIG });
  new DataView(bytes.buffer).setUint32(find(bytes, 0x06054b50) + 12, 0xfffffff0, true);
  expect(await refusalOf(bytes)).toContain(
    '`site.zip` cannot be opened. Its list of files is longer than any project needs',
  );
});

test('a path that stands twice is told, and the last one counts', async () => {
  const parts = assembleZip(
    ['docs.json', 'a.md', 'a.md'].map((name, index) => compressEntry(name, index ? strToU8(`${index}`) : CONFIG)),
  );
  const result = await importZip(new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer()));
  expect(new TextDecoder().decode(result.files.get('a.md'))).toBe('2');
  expect(result.summary.diagnostics).toEqual([expect.objectContaining({ code: 'import/duplicate', file: 'a.md' })]);
});

test('names that reach for prototypes are names', async () => {
  const result = await importZip(zipOf({ 'docs.json': CONFIG, '__proto__/constructor.md': CONFIG }));
  expect(result.files.has('__proto__/constructor.md')).toBe(true);
  expect(({} as Record<string, unknown>)['constructor.md']).toBeUndefined();
});
