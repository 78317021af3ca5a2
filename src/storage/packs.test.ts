import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { fileKey, manifestKey, openDatabase } from './project-database.ts';
import { createProjectStorage } from './project-storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const manifest = (revision: number) => ({ id: 'p1', name: 'Handbook', revision, updated: 1, look: {} });
const pathOf = (number: number) => `guides/page-${number}.mdx`;

/** Enough to be packed, and a picture that is too large for it. */
function manyFiles(): Map<string, Uint8Array> {
  const pages = Array.from({ length: 300 }, (_, at) => [pathOf(at), bytes(`# Page ${at}\n`.repeat(500))] as const);
  return new Map([['docs.json', bytes('{}')], ...pages, ['images/map.png', new Uint8Array(100_000).fill(7)]]);
}

let databases = 0;
async function setUp(files = manyFiles()) {
  const name = `packs-${++databases}`;
  const storage = createProjectStorage(name);
  await storage.create(manifest(1), files);
  const database = openDatabase(name);
  const change = (run: (store: IDBObjectStore) => IDBRequest) =>
    database('readwrite', (store) => promisifyRequest<unknown>(run(store)));
  const keys = () => database('readonly', (store) => promisifyRequest(store.getAllKeys()));
  const packKeys = async () => (await keys()).filter((key) => Array.isArray(key) && /^packs?$/.test(String(key[0])));
  const load = async () => (await storage.load('p1'))?.files ?? new Map<string, Uint8Array>();
  return { storage, files, change, packKeys, load };
}

/** Paths in their order, and what each file holds, short enough to compare many. */
const shapeOf = (files: Iterable<readonly [string, Uint8Array]>) =>
  [...files].map(([path, contents]) => `${path} ${createHash('sha1').update(contents).digest('hex')}`);
const sorted = (files: ReadonlyMap<string, Uint8Array>) => [...files].sort(([one], [other]) => (one < other ? -1 : 1));

test('a packed project loads with the same files in the same order, read from the packs', async () => {
  const { storage, files, change, packKeys, load } = await setUp();
  const before = shapeOf(await load());
  await storage.pack('p1', files, 1);
  expect((await packKeys()).length).toBeGreaterThan(2);
  expect(shapeOf(await load())).toEqual(before);
  expect(before).toEqual(shapeOf(sorted(files)));
  await change((store) => store.delete(fileKey('p1', pathOf(4))));
  expect((await load()).get(pathOf(4))).toEqual(files.get(pathOf(4)));
});

test('each file has bytes of its own: whoever sends one sends no other along', async () => {
  const { storage, files, load } = await setUp();
  await storage.pack('p1', files, 1);
  for (const contents of (await load()).values()) expect(contents.byteLength).toBe(contents.buffer.byteLength);
});

test('what is saved after packing is what loads: changed, new and deleted files', async () => {
  const { storage, files, load } = await setUp();
  await storage.pack('p1', files, 1);
  const changes = [
    { path: pathOf(1), after: bytes('new words') },
    { path: pathOf(2) },
    { path: 'added.mdx', after: bytes('added') },
    { path: 'images/map.png', after: bytes('small now') },
  ];
  expect(await storage.save({ manifest: manifest(2), baseRevision: 1, changes })).toBe('saved');
  for (const { path, after } of changes) {
    if (after) files.set(path, after);
    else files.delete(path);
  }
  expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
  await storage.save({ manifest: manifest(3), baseRevision: 2, changes: [{ path: pathOf(2), after: bytes('back') }] });
  expect((await load()).get(pathOf(2))).toEqual(bytes('back'));
});

test('what a program saves that knows of no packs is what loads, also after further saves of this one', async () => {
  const { storage, files, change, load } = await setUp();
  await storage.pack('p1', files, 1);
  await change((store) => store.put(bytes('of the older program'), fileKey('p1', pathOf(7))));
  await change((store) => store.put({ format: 2, manifest: manifest(2) }, manifestKey('p1')));
  expect((await load()).get(pathOf(7))).toEqual(bytes('of the older program'));
  await storage.save({ manifest: manifest(3), baseRevision: 2, changes: [{ path: pathOf(8), after: bytes('ours') }] });
  expect((await load()).get(pathOf(7))).toEqual(bytes('of the older program'));
  expect((await load()).get(pathOf(8))).toEqual(bytes('ours'));
});

test('a damaged or missing pack is passed over: the files themselves are read', async () => {
  const { storage, files, change, packKeys, load } = await setUp();
  await storage.pack('p1', files, 1);
  const [first, second] = (await packKeys()).filter((key) => Array.isArray(key) && key[0] === 'pack');
  await change((store) => store.put({ paths: ['docs.json'], sizes: [9], bytes: bytes('{}') }, first));
  expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
  await change((store) => store.delete(second as IDBValidKey));
  expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
});

test('nothing is packed of a small project, nor of one that has changed meanwhile or is gone', async () => {
  const small = new Map([...manyFiles()].slice(0, 20));
  const of20 = await setUp(small);
  await of20.storage.pack('p1', small, 1);
  expect(await of20.packKeys()).toEqual([]);
  const { storage, files, packKeys, load } = await setUp();
  const packing = storage.pack('p1', files, 1);
  const changes = [{ path: pathOf(3), after: bytes('meanwhile') }];
  await storage.save({ manifest: manifest(2), baseRevision: 1, changes });
  await packing;
  expect((await load()).get(pathOf(3))).toEqual(bytes('meanwhile'));
  await storage.pack('p1', await load(), 2);
  expect(await packKeys()).not.toEqual([]);
  await storage.remove('p1');
  await storage.pack('p1', files, 2);
  expect(await packKeys()).toEqual([]);
});

test('a disk that is full while packing keeps no part of the packs', async () => {
  const { storage, files, packKeys, load } = await setUp();
  const { put } = IDBObjectStore.prototype;
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (failing.mock.calls.length === 2) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await expect(storage.pack('p1', files, 1)).rejects.toThrow('The disk is full.');
  failing.mockRestore();
  expect(await packKeys()).toEqual([]);
  expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
});

test('a packed project is packed again only when much of it has changed', async () => {
  const { storage, files, change, load } = await setUp();
  await storage.pack('p1', files, 1);
  const save = async (from: number, to: number, revision: number) => {
    const changes = Array.from({ length: to - from }, (_, at) => ({ path: pathOf(from + at), after: bytes('new') }));
    await storage.save({ manifest: manifest(revision), baseRevision: revision - 1, changes });
    await storage.pack('p1', await load(), revision);
  };
  const isInPack = async (path: string) => {
    await change((store) => store.delete(fileKey('p1', path)));
    return (await load()).has(path);
  };
  await save(0, 10, 2);
  expect(await isInPack(pathOf(0))).toBe(false);
  await save(10, 60, 3);
  expect(await isInPack(pathOf(20))).toBe(true);
});

test('whatever is saved and packed in whatever order, what loads is what was saved last', async () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const { storage, files, load } = await setUp();
  for (let revision = 2; revision < 40; revision++) {
    if (random(4) === 0) await storage.pack('p1', new Map(files), revision - 1);
    const changes = Array.from({ length: random(30) }, () => {
      const path = pathOf(random(400));
      const after = random(4) === 0 ? undefined : bytes(`${revision} `.repeat(random(40_000)));
      return { path, ...(after && { after }) };
    });
    for (const { path, after } of changes) {
      if (after) files.set(path, after);
      else files.delete(path);
    }
    await storage.save({ manifest: manifest(revision), baseRevision: revision - 1, changes });
    if (random(3) === 0) expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
  }
  expect(shapeOf(await load())).toEqual(shapeOf(sorted(files)));
});
