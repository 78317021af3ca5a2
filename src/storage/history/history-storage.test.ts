import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDatabase } from '../project-database.ts';
import { createProjectStorage } from '../project-storage.ts';
import type { Checkpoint, CheckpointKind } from './checkpoint.ts';
import { createHistoryStorage, type OldFiles } from './history-storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const DAY = 86_400_000;

let databases = 0;

/** A project and its history, in a database of its own. */
function setUp() {
  databases++;
  const name = `history-${databases}`;
  const storage = createProjectStorage(name);
  const history = createHistoryStorage(openDatabase(name));
  let files = new Map<string, Uint8Array>();
  let revision = 0;
  let time = 0;
  const put = async (next: Map<string, Uint8Array>, checkpoint?: Checkpoint) => {
    const changes = [...new Set([...files.keys(), ...next.keys()])].flatMap((path) => {
      const [before, after] = [files.get(path), next.get(path)];
      return before?.join() === after?.join() ? [] : [{ path, ...(before && { before }), ...(after && { after }) }];
    });
    const manifest = { id: 'p1', name: 'Handbook', revision: revision + 1, updated: 1, look: {} };
    const base = revision > 0 && { baseRevision: revision };
    expect(await storage.save({ manifest, changes, ...base, ...(checkpoint && { checkpoint }) })).toBe('saved');
    revision++;
    files = next;
  };
  /** Saves these files, and then makes a checkpoint where one is asked for. */
  const save = async (texts: Readonly<Record<string, string>>, kind?: CheckpointKind, label?: string, at = ++time) => {
    await put(new Map(Object.entries(texts).map(([path, text]) => [path, bytes(text)])));
    if (kind) await put(files, { kind, at, ...(label !== undefined && { label }) });
  };
  return { storage, history, save };
}

function texts(files: OldFiles): Record<string, string | undefined> {
  return Object.fromEntries([...files].map(([path, held]) => [path, held && new TextDecoder().decode(held)]));
}

test('every checkpoint gives what the files held at it, through all that came after', async () => {
  const { history, save } = setUp();
  await save({ a: 'one two three', b: 'gone soon' }, 'opened');
  await save({ a: 'one 2 three', b: 'gone soon' });
  await save({ a: 'one zwei three' });
  await save({ a: 'one zwei three', c: 'new' }, 'time');
  await save({ a: 'one zwei drei', c: 'new' }, 'named', 'Before the talk');
  await save({ a: 'all new', b: 'back again', c: 'newer' });
  expect(texts(await history.since('p1', 1))).toEqual({ a: 'one two three', b: 'gone soon', c: undefined });
  expect(texts(await history.since('p1', 2))).toEqual({ a: 'one zwei three', b: undefined, c: 'new' });
  expect(texts(await history.since('p1', 3))).toEqual({ a: 'one zwei drei', b: undefined, c: 'new' });
  expect(await history.list('p1')).toEqual([
    { number: 3, kind: 'named', label: 'Before the talk', at: 5, changed: 3 },
    { number: 2, kind: 'time', at: 4, changed: 3 },
    { number: 1, kind: 'opened', at: 1, changed: 3 },
  ]);
});

test('without a change there is no new checkpoint, and a name goes to the last one', async () => {
  const { history, save } = setUp();
  await save({ a: 'one' }, 'opened');
  await save({ a: 'one' }, 'opened');
  await save({ a: 'one' }, 'named', 'First');
  await save({ a: 'one' }, 'exported');
  expect(await history.list('p1')).toMatchObject([{ number: 1, kind: 'named', label: 'First' }]);
  await save({ a: 'one' }, 'named', 'Second');
  expect((await history.list('p1')).map(({ label }) => label)).toEqual(['Second', 'First']);
});

test('a hundred checkpoints of a page of 20 KB take less than two copies of it', async () => {
  const { history, save } = setUp();
  const words = Array.from({ length: 3000 }, (_, at) => `word${at}`);
  const database = openDatabase(`history-${databases}`);
  for (let round = 0; round < 100; round++) {
    words[round * 29] = `changed in round ${round}`;
    await save({ a: words.join(' ') }, 'time');
  }
  const kept = await database('readonly', async (store) => {
    const request = store.getAll(IDBKeyRange.bound(['before'], ['before', []]));
    return new Promise<unknown[]>((resolve) => (request.onsuccess = () => resolve(request.result)));
  });
  const size = kept.reduce<number>((sum, before) => {
    const held = before as Uint8Array | { readonly middle: Uint8Array };
    return sum + ('middle' in held ? held.middle.length : held.length);
  }, 0);
  expect(await history.list('p1')).toHaveLength(100);
  expect(size).toBeLessThan(40_000);
});

test('deleted files are found, files that were moved are not', async () => {
  const { history, save } = setUp();
  await save({ a: 'here', b: 'moved', c: 'deleted', d: 'deleted first' }, 'opened');
  await save({ a: 'here', e: 'moved', c: 'deleted' }, 'step', 'Delete c');
  await save({ a: 'here', e: 'moved' });
  const deleted = await history.deleted('p1');
  expect(deleted.map(({ path, checkpoint }) => [path, checkpoint.number])).toEqual([
    ['c', 2],
    ['d', 1],
  ]);
  expect(texts(await history.since('p1', 1)).d).toBe('deleted first');
});

test('after thirty days the oldest checkpoints go, up to one with a name, and a hundred stay', async () => {
  const { history, save } = setUp();
  for (let round = 0; round < 110; round++) await save({ a: `${round}` }, 'time', undefined, round);
  expect(await history.list('p1')).toHaveLength(110);
  await save({ a: 'late' }, 'time', undefined, 31 * DAY);
  expect((await history.list('p1')).at(-1)?.number).toBe(12);
  expect(texts(await history.since('p1', 12)).a).toBe('11');
  const other = setUp();
  await other.save({ a: 'first' }, 'named', 'The beginning');
  for (let round = 0; round < 110; round++) await other.save({ a: `${round}` }, 'time', undefined, round);
  await other.save({ a: 'late' }, 'time', undefined, 31 * DAY);
  expect((await other.history.list('p1')).at(-1)).toMatchObject({ number: 1, label: 'The beginning' });
});

test('a project that is erased leaves nothing of its history', async () => {
  const { history, storage, save } = setUp();
  await save({ a: 'one' }, 'opened');
  await save({ a: 'two' });
  await storage.remove('p1');
  expect(await history.list('p1')).toEqual([]);
  expect(await history.since('p1', 1)).toEqual(new Map());
});
