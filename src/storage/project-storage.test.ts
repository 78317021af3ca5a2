import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { allFilesOf, DATABASE_VERSION, manifestKey, openDatabase, readRange } from './project-database.ts';
import { createProjectStorage, type SaveRequest } from './project-storage.ts';
import { storageProblem } from './storage-problem.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const manifest = (revision: number, id = 'p1') => ({
  id,
  name: 'Handbook',
  revision,
  updated: 1000 + revision,
  look: {},
});

let databases = 0;
function freshStorage() {
  databases++;
  const name = `test-${databases}`;
  return { storage: createProjectStorage(name), database: openDatabase(name) };
}

function first(id = 'p1'): SaveRequest {
  return {
    manifest: manifest(1, id),
    changes: [
      { path: 'docs.json', after: bytes('{}') },
      { path: 'guides/start.mdx', after: bytes('# Start') },
    ],
  };
}

test('a saved project loads again with all its files', async () => {
  const { storage } = freshStorage();
  expect(await storage.save(first())).toBe('saved');
  const loaded = await storage.load('p1');
  expect(loaded?.manifest.name).toBe('Handbook');
  expect([...(loaded?.files.keys() ?? [])]).toEqual(['docs.json', 'guides/start.mdx']);
  expect(loaded?.files.get('guides/start.mdx')).toEqual(bytes('# Start'));
});

test('an unknown project is undefined', async () => {
  expect(await freshStorage().storage.load('nothing')).toBeUndefined();
});

test('a save writes and deletes the changed files only', async () => {
  const { storage } = freshStorage();
  await storage.save(first());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const result = await storage.save({
    manifest: manifest(2),
    baseRevision: 1,
    changes: [{ path: 'guides/start.mdx' }, { path: 'guides/begin.mdx', after: bytes('# Begin') }],
  });
  expect(result).toBe('saved');
  expect(put).toHaveBeenCalledTimes(2);
  expect([...((await storage.load('p1'))?.files.keys() ?? [])]).toEqual(['docs.json', 'guides/begin.mdx']);
});

test('a save that began with an older state than the stored one is refused and changes nothing', async () => {
  const { storage } = freshStorage();
  await storage.save(first());
  await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [{ path: 'a.md', after: bytes('new') }] });
  const late: SaveRequest = {
    manifest: manifest(5),
    baseRevision: 1,
    changes: [{ path: 'a.md', after: bytes('old') }],
  };
  expect(await storage.save(late)).toBe('overtaken');
  expect((await storage.load('p1'))?.files.get('a.md')).toEqual(bytes('new'));
});

test('a save of an erased project is refused', async () => {
  const { storage } = freshStorage();
  await storage.save(first());
  await storage.remove('p1');
  expect(await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] })).toBe('missing');
});

test('a database that was deleted is made again, and a save tells that nothing is there', async () => {
  databases++;
  const name = `test-${databases}`;
  const storage = createProjectStorage(name);
  await storage.save(first());
  await promisifyRequest(indexedDB.deleteDatabase(name));
  const next = { manifest: manifest(2), baseRevision: 1, changes: [] };
  expect(await storage.save(next)).toBe('lost');
  expect(await storage.save({ ...first(), manifest: manifest(2) })).toBe('saved');
  expect((await storage.load('p1'))?.files.size).toBe(2);
});

test('a connection that the browser closed is opened again', async () => {
  const opened = vi.spyOn(indexedDB, 'open');
  const { storage } = freshStorage();
  await storage.save(first());
  const request: IDBOpenDBRequest | undefined = opened.mock.results[0]?.value;
  request?.result.close();
  expect(await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] })).toBe('saved');
});

test('a database of a newer program is never opened, and lets itself be changed by one', async () => {
  databases++;
  const name = `test-${databases}`;
  const storage = createProjectStorage(name);
  await storage.save(first());
  const newer = await promisifyRequest(indexedDB.open(name, DATABASE_VERSION + 1));
  const failure = await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] }).catch(storageProblem);
  expect(failure).toMatchObject({ code: 'storage/newer-format' });
  const store = newer.transaction('projects').objectStore('projects');
  expect(await promisifyRequest(store.get(manifestKey('p1')))).toMatchObject({ manifest: { revision: 1 } });
});

test('a value that cannot be stored leaves the stored project as it was', async () => {
  const { storage } = freshStorage();
  await storage.save(first());
  const look = { primary: (() => '') as unknown as string };
  const broken = { manifest: { ...manifest(2), look }, baseRevision: 1, changes: [{ path: 'docs.json' }] };
  await expect(storage.save(broken)).rejects.toThrow();
  expect((await storage.load('p1'))?.files.has('docs.json')).toBe(true);
});

test('removing a project leaves no record of it and all of the others', async () => {
  const { storage, database } = freshStorage();
  await storage.save(first('p1'));
  await storage.save(first('p10'));
  await storage.remove('p1');
  const left = await database('readonly', (store) => readRange(store, allFilesOf('p1')));
  expect(left).toEqual([]);
  expect((await storage.list()).map(({ id }) => id)).toEqual(['p10']);
  expect((await storage.load('p10'))?.files.size).toBe(2);
});

test('the list is newest first, with name and look', async () => {
  const { storage } = freshStorage();
  const favicon = { type: 'image/svg+xml', bytes: bytes('<svg/>') };
  await storage.save(first('old'));
  await storage.save({ manifest: { ...manifest(9, 'new'), look: { primary: '#0a7', favicon } }, changes: [] });
  await storage.note('old', { name: 'Manual' });
  const list = await storage.list();
  expect(list.map(({ id, name }) => [id, name])).toEqual([
    ['new', 'Handbook'],
    ['old', 'Manual'],
  ]);
  expect(list[0]?.look).toEqual({ primary: '#0a7', favicon });
});

test('a project of a newer format opens for reading, and no save touches it', async () => {
  const { storage, database } = freshStorage();
  await storage.save(first());
  const stored = { format: 99, manifest: { name: 'From the future', parts: [] } };
  await database('readwrite', (store) => promisifyRequest(store.put(stored, manifestKey('p1'))));
  const loaded = await storage.load('p1');
  expect(loaded?.isNewer).toBe(true);
  expect(loaded?.manifest.name).toBe('From the future');
  expect(loaded?.files.size).toBe(2);
  expect(await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] })).toBe('newer');
  expect(await storage.note('p1', { name: 'Mine' })).toBe('newer');
});

test('of a project of a newer format nothing is changed but that it is deleted, and brought back', async () => {
  const { storage, database } = freshStorage();
  const read = () => database('readonly', (store) => promisifyRequest<unknown>(store.get(manifestKey('p1'))));
  const stored = { format: 99, manifest: { name: 'From the future', parts: [1] }, seal: 'of the future' };
  await database('readwrite', (store) => promisifyRequest(store.put(stored, manifestKey('p1'))));
  for (const notes of [{ opened: 7 }, { downloaded: 7 }, { reminded: 7 }, { hidesOtherHosts: true }])
    expect(await storage.note('p1', notes)).toBe('newer');
  expect(await read()).toEqual(stored);
  expect(await storage.note('p1', { deleted: 9 })).toBe('saved');
  expect(await read()).toEqual({ ...stored, manifest: { ...stored.manifest, deleted: 9 } });
  expect(await storage.note('p1', { deleted: undefined })).toBe('saved');
  expect(await read()).toEqual(stored);
});

test('a window onto a large buffer is stored without the buffer', async () => {
  const { storage } = freshStorage();
  const window = new Uint8Array(new ArrayBuffer(1000), 10, 3);
  await storage.save({ manifest: manifest(1), changes: [{ path: 'a.png', after: window }] });
  expect((await storage.load('p1'))?.files.get('a.png')?.buffer.byteLength).toBe(3);
});

test('what is noted of a project stays when it is saved, and goes when it is taken out', async () => {
  const { storage } = freshStorage();
  await storage.save({ ...first(), manifest: { ...manifest(1), created: 5, source: 'handbook' } });
  await storage.note('p1', { opened: 7 });
  await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] });
  expect((await storage.list())[0]?.record).toEqual({ created: 5, opened: 7, source: 'handbook' });
  await storage.note('p1', { opened: undefined });
  expect((await storage.list())[0]?.record).toEqual({ created: 5, source: 'handbook' });
});

test('a deleted project is kept, but neither opened nor saved, until it is brought back', async () => {
  const { storage } = freshStorage();
  await storage.save(first());
  await storage.note('p1', { deleted: 9 });
  expect(await storage.load('p1')).toBeUndefined();
  expect(await storage.save({ manifest: manifest(2), baseRevision: 1, changes: [] })).toBe('missing');
  expect((await storage.list())[0]?.record.deleted).toBe(9);
  await storage.note('p1', { deleted: undefined });
  expect((await storage.load('p1'))?.files.size).toBe(2);
});
