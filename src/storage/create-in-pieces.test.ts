import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { expect, test } from 'vitest';
import { openDatabase } from './project-database.ts';
import { createProjectStorage } from './project-storage.ts';

const MANIFEST = { id: 'p', name: 'P', revision: 1, updated: 1, look: {} };
const FILES = new Map(Array.from({ length: 1200 }, (_, at) => [`${at}.md`, new Uint8Array([at % 256])]));

const keysIn = (name: string) => openDatabase(name)('readonly', (store) => promisifyRequest(store.getAllKeys()));

test('a project that is cancelled while it is stored leaves nothing behind', async () => {
  const storage = createProjectStorage('cancelled');
  const cancel = new AbortController();
  const creating = storage.create(MANIFEST, FILES, { signal: cancel.signal, onProgress: () => cancel.abort() });
  await expect(creating).rejects.toThrow();
  expect(await keysIn('cancelled')).toEqual([]);
});

test('what was cut off is in no list, and can be cleared away; what is finished stays', async () => {
  const storage = createProjectStorage('cut-off');
  await storage.create(MANIFEST, FILES);
  await storage.create({ ...MANIFEST, id: 'q' }, FILES);
  await openDatabase('cut-off')('readwrite', async (store) => {
    // As a closed tab leaves it: its files and its mark, without its manifest.
    store.delete(['project', 'p']);
    store.put(true, ['unfinished', 'p']);
  });
  expect((await storage.list()).map(({ id }) => id)).toEqual(['q']);
  for (const id of [...(await storage.unfinished()), 'q']) await storage.clearUnfinished(id);
  expect((await storage.load('q'))?.files.size).toBe(FILES.size);
  expect((await keysIn('cut-off')).filter((key) => Array.isArray(key) && key[1] === 'p')).toEqual([]);
});
