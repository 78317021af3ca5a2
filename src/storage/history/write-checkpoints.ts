/** The part of a save that keeps the history. Everything happens in the transaction of the save. */
import { promisifyRequest } from 'idb-keyval';
import { fileKey } from '../project-database.ts';
import { shorten } from './before.ts';
import {
  allCheckpointsOf,
  beforeKey,
  beforesOf,
  type Checkpoint,
  checkpointKey,
  lastOf,
  readCheckpoint,
} from './checkpoint.ts';

/** Checkpoints that nobody named go after this time, the oldest first, as long as more than `FEWEST` are left. */
const KEPT_MS = 30 * 86_400_000;
const FEWEST = 100;

/** The last checkpoint, and which of the paths asked for have something kept with it already. */
export interface LastCheckpoint {
  /** Absent where there is no checkpoint yet. */
  readonly number: number | undefined;
  readonly kept: ReadonlySet<string>;
}

/**
 * @param likely the number that the last checkpoint had before: then one turn of the database is enough, and a save waits
 *   less for a page that is busy
 */
export async function lastCheckpoint(
  store: IDBObjectStore,
  id: string,
  paths: readonly string[],
  likely?: number,
): Promise<LastCheckpoint> {
  const guess = likely === undefined ? undefined : keptPaths(store, id, likely, paths);
  const number = await lastNumber(store, id);
  if (number === undefined) return { number, kept: new Set() };
  return {
    number,
    kept: await (guess !== undefined && number === likely ? guess : keptPaths(store, id, number, paths)),
  };
}

async function keptPaths(
  store: IDBObjectStore,
  id: string,
  number: number,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const counts = await Promise.all(paths.map((path) => promisifyRequest(store.count(beforeKey(id, number, path)))));
  return new Set(paths.filter((_, at) => counts[at] !== 0));
}

/** Keeps what these files hold, where it is the first time that they change after the last checkpoint. */
export async function keepBefores(
  store: IDBObjectStore,
  id: string,
  { number, kept }: LastCheckpoint,
  paths: readonly string[],
): Promise<void> {
  if (number === undefined) return;
  const unkept = paths.filter((path) => !kept.has(path));
  const befores = await Promise.all(unkept.map((path) => promisifyRequest<unknown>(store.get(fileKey(id, path)))));
  unkept.forEach((path, at) => {
    store.put(befores[at] ?? null, beforeKey(id, number, path));
  });
}

/**
 * Makes a checkpoint of what the store holds now. Without a change since the last one it stays with that, which takes the
 * name where there is one.
 */
export async function addCheckpoint(store: IDBObjectStore, id: string, checkpoint: Checkpoint): Promise<void> {
  const last = await lastNumber(store, id);
  if (last === undefined) return void store.put(checkpoint, checkpointKey(id, 1));
  const paths = (await promisifyRequest(store.getAllKeys(beforesOf(id, last)))).map((key) => String(lastOf(key)));
  const isNew = paths.length > 0 || (checkpoint.kind === 'named' && (await isNamed(store, id, last)));
  if (!isNew && checkpoint.kind !== 'named') return;
  store.put(checkpoint, checkpointKey(id, isNew ? last + 1 : last));
  await Promise.all(paths.map((path) => shortenBefore(store, id, last, path)));
  await forgetOld(store, id, checkpoint.at - KEPT_MS);
}

/** Now that the state after it is known, as little as possible is kept of what a file held. */
async function shortenBefore(store: IDBObjectStore, id: string, number: number, path: string): Promise<void> {
  const key = beforeKey(id, number, path);
  const [before, after] = await Promise.all([
    promisifyRequest<unknown>(store.get(key)),
    promisifyRequest<unknown>(store.get(fileKey(id, path))),
  ]);
  if (before instanceof Uint8Array && after instanceof Uint8Array) store.put(shorten(before, after), key);
}

async function forgetOld(store: IDBObjectStore, id: string, before: number): Promise<void> {
  const keys = await promisifyRequest(store.getAllKeys(allCheckpointsOf(id)));
  for (const key of keys.slice(0, Math.max(0, keys.length - FEWEST))) {
    const { kind, at } = readCheckpoint(await promisifyRequest<unknown>(store.get(key)));
    // A named one stays, and so does what came after it: it leads there.
    if (kind === 'named' || at >= before) return;
    store.delete(key);
    store.delete(beforesOf(id, Number(lastOf(key))));
  }
}

async function isNamed(store: IDBObjectStore, id: string, number: number): Promise<boolean> {
  return readCheckpoint(await promisifyRequest<unknown>(store.get(checkpointKey(id, number)))).kind === 'named';
}

async function lastNumber(store: IDBObjectStore, id: string): Promise<number | undefined> {
  const cursor = await promisifyRequest(store.openKeyCursor(allCheckpointsOf(id), 'prev'));
  return cursor === null ? undefined : Number(lastOf(cursor.key));
}
