import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Journal } from '../../../storage/journal.ts';
import type { SaveRequest, SaveResult } from '../../../storage/project-storage.ts';
import { filesOf, storeOf } from '../../store/testing/project.ts';
import { SAVE_DELAY_MS, SLOW_SAVE_MS, startAutosave } from './autosave.ts';
import { CHECKPOINT_MS } from './due-checkpoints.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(save: (request: SaveRequest) => Promise<SaveResult> = async () => 'saved') {
  const store = storeOf({ 'docs.json': '{ "colors": { "primary": "#0a7" } }', 'a.mdx': 'a', 'b.mdx': 'b' });
  const saves: SaveRequest[] = [];
  const storage = {
    save: (request: SaveRequest) => {
      saves.push(request);
      return save(request);
    },
  };
  const journal = { write: vi.fn<Journal['write']>(() => true), settle: vi.fn() };
  const stored = { files: store.getState().files, revision: 0 };
  const autosave = startAutosave({ store, storage, journal, stored, now: () => 1000 });
  const type = (path: string, text: string) => store.actions.setFileText(path, text, 0);
  const savedFiles = () => saves.map(({ changes }) => changes.map(({ path }) => path).join());
  return { store, saves, savedFiles, journal, autosave, type };
}

test('a change is written soon after it, the changed file alone', async () => {
  const { store, saves, savedFiles, type } = setUp();
  type('a.mdx', 'aa');
  expect(store.getState().saved.status).toBe('saving');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(savedFiles()).toEqual(['a.mdx']);
  expect(saves[0]).toMatchObject({
    baseRevision: 0,
    manifest: { revision: 1, updated: 1000, look: { primary: '#0a7' } },
  });
  expect(store.getState().saved).toEqual({ status: 'saved', at: 1000 });
});

test('whoever types without a pause has each letter written in the same time', async () => {
  const { saves, type } = setUp();
  for (let key = 0; key < 50; key++) {
    type('a.mdx', `key ${key}`);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS / 3);
  }
  const written = saves.map(({ manifest }) => manifest.revision);
  expect(written.length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...written.map((revision, at) => revision - (written[at - 1] ?? 0)))).toBeLessThanOrEqual(4);
});

test('what is typed during a save is saved after it, on top of it', async () => {
  let finish: (result: SaveResult) => void = () => undefined;
  const { saves, savedFiles, store, type } = setUp(() => new Promise((resolve) => (finish = resolve)));
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  type('b.mdx', 'bb');
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toHaveLength(1);
  finish('saved');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().saved.status).toBe('saving');
  expect(savedFiles()).toEqual(['a.mdx', 'b.mdx']);
  expect(saves[1]?.baseRevision).toBe(1);
});

test('a full disk is told, nothing is lost, and saving is tried again until it works', async () => {
  let isFull = true;
  const { store, savedFiles, type } = setUp(async () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return 'saved';
  });
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().saved).toMatchObject({ status: 'failed', problem: { code: 'storage/full' } });
  expect(store.getState().diagnostics.get('storage')).toHaveLength(1);
  type('b.mdx', 'bb');
  await vi.advanceTimersByTimeAsync(10_000);
  isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getState().saved.status).toBe('saved');
  expect(store.getState().diagnostics.has('storage')).toBe(false);
  expect(savedFiles().at(-1)).toBe('a.mdx,b.mdx');
});

test('a state of another tab is never overwritten', async () => {
  const { store, saves, type } = setUp(async () => 'overtaken');
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().access).toMatchObject({ mode: 'elsewhere', reason: { code: 'storage/overtaken' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
});

test('a project deleted elsewhere is not brought back silently, and stays in memory', async () => {
  const { store, type } = setUp(async () => 'missing');
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(store.getState().saved).toMatchObject({ status: 'failed', problem: { code: 'storage/deleted' } });
  expect(store.getState().files.get('a.mdx')).toEqual(new TextEncoder().encode('aa'));
});

test('a project that comes back from the deleted ones is saved again by itself', async () => {
  let isDeleted = true;
  const { store, type } = setUp(async () => (isDeleted ? 'missing' : 'saved'));
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  isDeleted = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getState().saved.status).toBe('saved');
});

test('what the browser threw away is written again, all of it', async () => {
  let isLost = true;
  const { store, saves, savedFiles, type } = setUp(async () => {
    if (!isLost) return 'saved';
    isLost = false;
    return 'lost';
  });
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  // What was there before the change comes first, to be a checkpoint.
  expect(savedFiles()).toEqual(['a.mdx', 'docs.json,a.mdx,b.mdx', 'a.mdx']);
  expect(saves[1]).not.toHaveProperty('baseRevision');
  expect(store.getState().saved.status).toBe('saved');
});

test('a save that does not end is told, and the word is taken back when it does', async () => {
  let finish: (result: SaveResult) => void = () => undefined;
  const { store, type } = setUp(() => new Promise((resolve) => (finish = resolve)));
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS + SLOW_SAVE_MS);
  expect(store.getState().saved).toMatchObject({ status: 'failed', problem: { code: 'storage/slow' } });
  finish('saved');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().saved.status).toBe('saved');
  expect(store.getState().diagnostics.has('storage')).toBe(false);
});

test('the note of a closing page holds what is not saved, and is dropped after the save', async () => {
  const { autosave, journal, type } = setUp();
  expect(autosave.noteUnsaved()).toBe(true);
  expect(journal.write).not.toHaveBeenCalled();
  type('a.mdx', 'aa');
  autosave.noteUnsaved();
  expect(journal.write).toHaveBeenCalledWith(expect.objectContaining({ id: 'p1', name: 'Handbook', revision: 1 }));
  expect(journal.write.mock.calls[0]?.[0].changes.map(({ path }) => path)).toEqual(['a.mdx']);
  expect(journal.settle).not.toHaveBeenCalled();
  await autosave.flush();
  expect(journal.settle).toHaveBeenCalledWith('p1', 1);
});

test('the state that was opened becomes a checkpoint with the first change, and nothing is written before', async () => {
  const { saves, type } = setUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  type('a.mdx', 'aaa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(saves.map(({ checkpoint }) => checkpoint?.kind)).toEqual(['opened', undefined]);
});

test('before a page is deleted, what was typed last is stored, and becomes a checkpoint by the name of the step', async () => {
  const { store, saves, savedFiles, type } = setUp();
  type('a.mdx', 'aa');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  type('a.mdx', 'aaa');
  store.actions.deleteFile('a.mdx');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(savedFiles()).toEqual(['a.mdx', 'a.mdx', 'a.mdx']);
  expect(saves[1]?.changes[0]?.after).toEqual(new TextEncoder().encode('aaa'));
  expect(saves[1]?.checkpoint).toBeUndefined();
  expect(saves[2]?.changes[0]?.after).toBeUndefined();
  expect(saves[2]?.checkpoint).toMatchObject({ kind: 'step', label: store.getState().history.done.at(-1)?.label });
  store.actions.undo();
  store.actions.redo();
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(saves.slice(3).map(({ checkpoint }) => checkpoint)).toEqual([undefined]);
});

test('a person keeps the present state by a name, typed a moment ago or not changed at all', async () => {
  const { autosave, saves, type } = setUp();
  type('a.mdx', 'aa');
  await autosave.keep({ kind: 'named', label: 'For the talk' });
  expect(saves.map(({ checkpoint }) => checkpoint?.label)).toEqual([undefined, 'For the talk']);
  expect(saves[1]).toMatchObject({ baseRevision: 1, changes: [] });
  await autosave.keep({ kind: 'exported' });
  expect(saves).toHaveLength(3);
});

test('while one works on, a checkpoint comes every ten minutes', async () => {
  let time = 0;
  const store = storeOf({ 'a.mdx': 'a' });
  const kinds: (string | undefined)[] = [];
  const save = async ({ checkpoint }: SaveRequest) => {
    kinds.push(checkpoint?.kind);
    return 'saved' as const;
  };
  const stored = { files: store.getState().files, revision: 0 };
  startAutosave({ store, storage: { save }, journal: { write: () => true, settle: vi.fn() }, stored, now: () => time });
  for (let round = 0; round < 5; round++) {
    store.actions.setFileText('a.mdx', `round ${round}`, 0);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    time += CHECKPOINT_MS / 2;
  }
  expect(kinds).toEqual(['opened', undefined, 'time', undefined, 'time']);
});

test('a flush saves at once, and once only', async () => {
  const { autosave, saves, type } = setUp();
  type('a.mdx', 'aa');
  await Promise.all([autosave.flush(), autosave.flush()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
});

test('what is newer than the disk when it starts is saved', async () => {
  const store = storeOf({ 'a.mdx': 'new' });
  const save = vi.fn(async () => 'saved' as const);
  const journal = { write: () => true, settle: vi.fn() };
  startAutosave({ store, storage: { save }, journal, stored: { files: filesOf({}) }, now: () => 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledWith({
    manifest: expect.anything(),
    changes: [{ path: 'a.mdx', after: expect.anything() }],
  });
});
