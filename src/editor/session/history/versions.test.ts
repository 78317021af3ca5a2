import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createHistoryStorage } from '../../../storage/history/history-storage.ts';
import { createProjectStorage } from '../../../storage/index.ts';
import { openDatabase } from '../../../storage/project-database.ts';
import { filesOf, storeOf, textsOf } from '../../store/testing/project.ts';
import { startAutosave } from '../saving/autosave.ts';
import { createVersions } from './versions.ts';

let count = 0;

async function setUp() {
  const name = `versions-${++count}`;
  const storage = createProjectStorage(name);
  const store = storeOf({ 'a.mdx': 'one', 'b.mdx': 'two' });
  const { files } = store.getState();
  const manifest = { id: 'p1', name: 'Handbook', revision: 0, updated: 1, look: {} };
  await storage.save({ manifest, changes: [...files].map(([path, after]) => ({ path, after })) });
  const journal = { write: () => true, settle: () => undefined };
  const autosave = startAutosave({ store, storage, journal, stored: { files, revision: 0 }, now: () => 1 });
  const versions = createVersions('p1', autosave, async () => createHistoryStorage(openDatabase(name)));
  return { store, versions };
}

test('what is typed and not stored yet is read with the versions', async () => {
  const { store, versions } = await setUp();
  store.actions.setFileText('a.mdx', 'ONE', 0);
  expect(await versions.list()).toMatchObject([{ kind: 'opened', changed: 1 }]);
  expect(await versions.since(1)).toEqual(filesOf({ 'a.mdx': 'one' }));
});

test('a deleted page is found, and a version brings everything back', async () => {
  const { store, versions } = await setUp();
  await versions.keep({ kind: 'named', label: 'First' });
  store.actions.setFileText('a.mdx', 'ONE', 0);
  store.actions.deleteFile('b.mdx');
  expect((await versions.deleted()).map(({ path }) => path)).toEqual(['b.mdx']);
  expect((await versions.list()).map(({ kind }) => kind)).toEqual(['step', 'named']);
  const old = await versions.since(1);
  expect(store.actions.editFiles({ label: 'Restore', files: old }).status).toBe('ok');
  expect(textsOf(store)).toEqual({ 'a.mdx': 'one', 'b.mdx': 'two' });
  expect(await versions.deleted()).toEqual([]);
});
