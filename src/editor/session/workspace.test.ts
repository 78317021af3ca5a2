import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { createFolderStorage } from '../../storage/folder-storage.ts';
import { createJournal, createProjectStorage, type Journal, type ProjectStorage } from '../../storage/index.ts';
import { manifestKey, openDatabase } from '../../storage/project-database.ts';
import { filesOf, textsOf } from '../store/testing/project.ts';
import { createProjectLibrary } from './library/project-library.ts';
import type { UnstoredProjects } from './library/unstored-projects.ts';
import type { SavingWorker } from './saving/save-in-worker.ts';
import { openWorkspace, type WorkspaceServices } from './workspace.ts';

let count = 0;

/** One browser with one disk; each call of `open` is a tab. Tabs have no locks here: those have their own tests. */
async function setUp(change: Partial<ProjectStorage> = {}) {
  const databaseName = `workspace-${++count}`;
  const items = new Map<string, string>();
  const journal: Journal = createJournal({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const storage = { ...createProjectStorage(databaseName), ...change };
  const unstored: UnstoredProjects = new Map();
  const openFolders = async () => createFolderStorage(openDatabase(databaseName));
  const library = createProjectLibrary({ storage, openFolders, journal, unstored, now: () => 1, newId: () => 'p1' });
  const window = new EventTarget();
  const services = {
    storage,
    journal,
    unstored,
    openFolders,
    page: { window, document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) },
    openChannel: () => ({ postMessage: () => undefined, close: () => undefined, onmessage: null }),
    startSavingWorker: () => savingWorker(storage),
    startReadingWorker: () => ({ postMessage: () => undefined, onmessage: null, terminate: () => undefined }),
    now: () => 1,
    // A letter that never gets onto the screen.
    createAfterPaint: () => ({ put: () => undefined, drop: () => undefined }),
  } as unknown as WorkspaceServices;
  await library.create({ name: 'Acorn', files: filesOf({ 'docs.json': '{}', 'a.mdx': 'old' }) });
  const open = async () => {
    const opened = await openWorkspace('p1', services);
    if (opened.status !== 'ok') throw new Error(opened.status);
    return opened.workspace;
  };
  return { open, services, storage, library, window, items, databaseName };
}

/** As the worker does it, in this thread. */
function savingWorker(storage: ProjectStorage): SavingWorker {
  const worker: SavingWorker = {
    postMessage: ({ turn, request }) =>
      void storage.save(request).then(
        (result) => worker.onmessage?.(new MessageEvent('message', { data: { turn, result } })),
        (error) => worker.onmessage?.(new MessageEvent('message', { data: { turn, error } })),
      ),
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
  };
  return worker;
}

test('what was typed is there when the project is opened again', async () => {
  const { open } = await setUp();
  const first = await open();
  first.store.actions.setFileText('a.mdx', 'new', 0);
  first.store.actions.deleteFile('docs.json');
  await first.close();
  expect(textsOf((await open()).store)).toEqual({ 'a.mdx': 'new' });
});

test('a letter that is not on the screen yet is kept when the project is closed', async () => {
  const { open } = await setUp();
  const first = await open();
  first.store.actions.typeText('a.mdx', 'old!', 0);
  await first.close();
  expect(textsOf((await open()).store)).toMatchObject({ 'a.mdx': 'old!' });
});

test('problems that are ignored stay ignored when the project is opened again, and through another name', async () => {
  const { open, storage } = await setUp();
  const ignored = [
    { code: 'links/missing-page', file: 'a.mdx', subject: ['/x'], message: 'The link `/x` leads nowhere.' },
  ];
  const first = await open();
  first.store.actions.ignoreProblems(ignored);
  await first.close();
  await storage.note('p1', { name: 'Oak' });
  const again = await open();
  expect(again.store.getState()).toMatchObject({ name: 'Oak', ignoredProblems: ignored });
  again.store.actions.restoreProblems(ignored);
  await again.close();
  expect((await open()).store.getState().ignoredProblems).toEqual([]);
});

test('a reload right after a key loses nothing, even when the database had no time', async () => {
  let isClosing = false;
  const { open, window, items, storage } = await setUp();
  const { save } = storage;
  storage.save = (request) => (isClosing ? new Promise(() => undefined) : save(request));
  const first = await open();
  first.store.actions.typeText('a.mdx', 'typed last', 0);
  isClosing = true;
  window.dispatchEvent(new Event('pagehide'));
  isClosing = false;
  const second = await open();
  expect(textsOf(second.store)['a.mdx']).toBe('typed last');
  expect(items.size).toBe(1);
  await second.flush();
  expect(items.size).toBe(0);
  expect(new TextDecoder().decode((await storage.load('p1'))?.files.get('a.mdx'))).toBe('typed last');
});

test('what was ignored right before a reload stays ignored', async () => {
  let isClosing = false;
  const { open, window, storage } = await setUp();
  const { save } = storage;
  storage.save = (request) => (isClosing ? new Promise(() => undefined) : save(request));
  const ignored = [{ code: 'links/missing-page', file: 'a.mdx', message: 'The link `/x` leads nowhere.' }];
  const first = await open();
  first.store.actions.ignoreProblems(ignored);
  isClosing = true;
  window.dispatchEvent(new Event('pagehide'));
  isClosing = false;
  expect((await open()).store.getState().ignoredProblems).toEqual(ignored);
});

test('a note that is older than the disk is not used', async () => {
  const { open, services } = await setUp();
  services.journal.write({ id: 'p1', name: 'Acorn', revision: 1, changes: [{ path: 'a.mdx' }] });
  expect(textsOf((await open()).store)['a.mdx']).toBe('old');
});

test('what could not be saved is there when the project is opened again in this tab', async () => {
  const { open, storage } = await setUp();
  const first = await open();
  storage.save = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  first.store.actions.setFileText('a.mdx', 'not on disk', 0);
  await first.close();
  const second = await open();
  expect(textsOf(second.store)['a.mdx']).toBe('not on disk');
  expect(second.store.getState().saved.status).toBe('saving');
});

test('a project of a newer version opens for reading only', async () => {
  const { open, databaseName } = await setUp();
  const database = openDatabase(databaseName);
  const stored = { format: 99, manifest: { name: 'Acorn' } };
  await database('readwrite', (store) => promisifyRequest(store.put(stored, manifestKey('p1'))));
  const { store, close } = await open();
  expect(store.getState().access).toMatchObject({ mode: 'read-only', reason: { code: 'storage/newer-format' } });
  expect(store.actions.setFileText('a.mdx', 'x', 0).status).toBe('refused');
  await close();
});

test('a project that was taken is read anew from the disk', async () => {
  const { open, services, storage } = await setUp();
  const locks = {
    request: vi.fn((_name: string, options: LockOptions, callback: (lock: unknown) => unknown) =>
      Promise.resolve(callback(options.ifAvailable ? null : {})),
    ),
  };
  locks.request.mockImplementationOnce((_name, _options, callback) => Promise.resolve(callback(null)));
  locks.request.mockImplementationOnce(() => Promise.reject(new DOMException('waited', 'TimeoutError')));
  Object.assign(services, { locks });
  const { store, takeOver } = await open();
  expect(store.getState().access).toMatchObject({ mode: 'elsewhere', reason: { code: 'storage/open-elsewhere' } });
  expect(store.actions.setFileText('a.mdx', 'x', 0).status).toBe('refused');
  const manifest = { id: 'p1', name: 'Acorn', revision: 8, updated: 1, look: {} };
  const after = new TextEncoder().encode('written there');
  await storage.save({ manifest, baseRevision: 1, changes: [{ path: 'a.mdx', after }] });
  await takeOver();
  expect(textsOf(store)['a.mdx']).toBe('written there');
  expect(store.getState()).toMatchObject({ access: { mode: 'edit' }, revision: 8, saved: { status: 'saved' } });
});

test('an unknown project is missing, and a database that fails is told', async () => {
  const { services } = await setUp();
  expect(await openWorkspace('nothing', services)).toEqual({ status: 'missing' });
  Object.assign(services.storage, { load: () => Promise.reject(new DOMException('no', 'UnknownError')) });
  expect(await openWorkspace('p1', services)).toMatchObject({
    status: 'failed',
    problem: { code: 'storage/unavailable' },
  });
});
