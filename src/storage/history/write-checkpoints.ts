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

export interface KeptChange {
  readonly path: string;
  /** Absent when the file is new. */
  readonly before?: Uint8Array;
}

/** Checkpoints that nobody named go after this time, the oldest first, as long as more than `FEWEST` are left. */
const KEPT_MS = 30 * 86_400_000;
const FEWEST = 100;

/** Keeps what these files held, where it is the first time that they change after the last checkpoint. */
export async function keepBefores(store: IDBObjectStore, id: string, changes: readonly KeptChange[]): Promise<void> {
  const last = await lastNumber(store, id);
  if (last === undefined) return;
  const keys = changes.map(({ path }) => beforeKey(id, last, path));
  const kept = await Promise.all(keys.map((key) => promisifyRequest(store.count(key))));
  changes.forEach(({ path, before }, at) => {
    if (kept[at] === 0) store.put(before?.slice() ?? null, beforeKey(id, last, path));
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
