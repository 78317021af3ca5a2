import { beforeEach, expect, test, vi } from 'vitest';
import type { FileNote, FolderLinkRecord } from '../../../storage/folder-storage.ts';
import { MemoryFolder } from '../../../transfer/folder/memory-folder.ts';
import { createProjectStore } from '../../store/index.ts';
import { filesOf, textsOf } from '../../store/testing/project.ts';
import { FolderLink, PAUSE_OF_OTHERS_MS } from './folder-link.ts';

const FILES = { 'docs.json': '{}', 'a.mdx': 'old a', 'deep/b.mdx': 'old b', 'c.mdx': 'old c', 'd.mdx': 'old d' };

let folder: MemoryFolder;

/** A project whose folder holds the same, and is known to. */
async function setUp(isAutomatic = true) {
  await folder.change(FILES);
  const store = createProjectStore({ id: 'p', name: 'P', files: filesOf(FILES) });
  const notes = new Map<string, FileNote>();
  const record = { handle: folder as unknown as FileSystemDirectoryHandle, isAutomatic, notes } as FolderLinkRecord;
  const storage = { load: async () => record, note: vi.fn(async () => undefined), setAutomatic: async () => undefined };
  const clock = { now: 0 };
  const link = new FolderLink({ store, storage, record, now: () => clock.now });
  await link.sync();
  return {
    store,
    link,
    storage,
    clock,
    edit: (path: string, text: string) => store.actions.setFileText(path, text, 0),
  };
}

beforeEach(() => {
  folder = new MemoryFolder('docs');
});

test('a folder that holds the same is not written, and known from then on', async () => {
  const { link, storage } = await setUp();
  expect(link.getState()).toMatchObject({ status: { kind: 'written' }, conflicts: [] });
  expect(await folder.texts()).toEqual(FILES);
  expect(storage.note).toHaveBeenCalledOnce();
});

test('changed, new, moved and deleted files are written, and an emptied folder goes', async () => {
  const { store, link, edit } = await setUp();
  edit('a.mdx', 'new a');
  store.actions.renameFile('deep/b.mdx', 'B.mdx');
  store.actions.deleteFile('c.mdx');
  store.actions.renameFile('d.mdx', 'D.mdx');
  await link.syncChanges();
  expect(await folder.texts()).toEqual({ 'docs.json': '{}', 'a.mdx': 'new a', 'B.mdx': 'old b', 'D.mdx': 'old d' });
  await expect(folder.getDirectoryHandle('deep')).rejects.toThrow();
});

test('what the folder alone has changed becomes one step; undone, it is written back', async () => {
  const { store, link } = await setUp();
  await folder.change({ 'a.mdx': 'theirs', 'c.mdx': undefined, 'new.mdx': 'new' });
  await link.sync();
  const { 'c.mdx': _, ...rest } = FILES;
  expect(textsOf(store)).toEqual({ ...rest, 'a.mdx': 'theirs', 'new.mdx': 'new' });
  expect(store.getState().history.done).toHaveLength(1);
  store.actions.undo();
  await link.syncChanges();
  expect(await folder.texts()).toEqual(FILES);
});

test('what the folder changes in a row is one step, until a pause or an edit here', async () => {
  const { store, link, clock, edit } = await setUp();
  const change = async (files: Record<string, string | undefined>) => {
    await folder.change(files);
    await link.sync();
  };
  await change({ 'a.mdx': 'theirs' });
  await change({ 'c.mdx': undefined });
  expect(store.getState().history.done).toHaveLength(1);
  expect(link.getState().taken?.paths).toEqual(['a.mdx', 'c.mdx']);
  expect(store.getState().history.done[0]?.place, 'undoing it leads to neither of the two').toBeUndefined();
  clock.now += PAUSE_OF_OTHERS_MS;
  await change({ 'a.mdx': 'theirs, later' });
  expect(link.getState().taken?.paths).toEqual(['a.mdx']);
  edit('deep/b.mdx', 'mine');
  await change({ 'd.mdx': 'theirs' });
  expect(link.getState().taken?.paths).toEqual(['d.mdx']);
  expect(store.getState().history.done).toHaveLength(4);
});

test('what both have changed is left alone on both sides until a person chooses', async () => {
  const { store, link, edit } = await setUp();
  for (const path of ['a.mdx', 'c.mdx', 'd.mdx']) {
    edit(path, `mine ${path}`);
    await folder.change({ [path]: `theirs ${path}` });
  }
  await link.sync();
  expect(link.getState().conflicts.map(({ path }) => path)).toEqual(['a.mdx', 'c.mdx', 'd.mdx']);
  expect((await folder.texts())['a.mdx']).toBe('theirs a.mdx');
  await link.choose(
    new Map([
      ['a.mdx', 'mine'],
      ['c.mdx', 'theirs'],
      ['d.mdx', 'both'],
    ]),
  );
  const chosen = {
    ...FILES,
    'a.mdx': 'mine a.mdx',
    'c.mdx': 'theirs c.mdx',
    'd.mdx': 'theirs d.mdx',
    'd-mine.mdx': 'mine d.mdx',
  };
  expect(textsOf(store)).toEqual(chosen);
  expect(await folder.texts()).toEqual(chosen);
  expect(link.getState()).toMatchObject({ status: { kind: 'written' }, conflicts: [] });
});

test('a program that writes at the last moment is not overwritten', async () => {
  const { link, edit } = await setUp();
  edit('a.mdx', 'mine');
  const handle = await folder.getFileHandle('a.mdx');
  const { createWritable } = handle;
  handle.createWritable = async () => {
    handle.createWritable = createWritable;
    await folder.change({ 'a.mdx': 'theirs' });
    return createWritable.call(handle);
  };
  await link.syncChanges();
  await link.settled();
  expect(await folder.texts()).toEqual({ ...FILES, 'a.mdx': 'theirs' });
  await vi.waitFor(() => expect(link.getState().conflicts).toMatchObject([{ path: 'a.mdx' }]));
});

test('a folder that is mostly empty all at once is asked about', async () => {
  const { store, link } = await setUp();
  await folder.change(Object.fromEntries(Object.keys(FILES).map((path) => [path, undefined])));
  await link.sync();
  expect(textsOf(store)).toEqual(FILES);
  expect(link.getState().conflicts).toHaveLength(5);
});

test('with writing switched off nothing is written until the person says so', async () => {
  const { link, edit } = await setUp(false);
  edit('a.mdx', 'mine');
  await link.syncChanges();
  expect(link.getState().status.kind).toBe('waiting');
  expect(await folder.texts()).toEqual(FILES);
  await link.sync('all', true);
  expect((await folder.texts())['a.mdx']).toBe('mine');
});
