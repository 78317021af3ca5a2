/** Reads the checkpoints of a project. Rejects only when the database itself fails. */
import { promisifyRequest } from 'idb-keyval';
import { type Database, fileKey, readRange } from '../project-database.ts';
import { restoreBefore } from './before.ts';
import { allBeforesOf, allCheckpointsOf, beforesOf, type Checkpoint, lastOf, readCheckpoint } from './checkpoint.ts';

/** Paths by their contents at a checkpoint; `undefined` where there was no such file. */
export type OldFiles = ReadonlyMap<string, Uint8Array | undefined>;

export interface KeptCheckpoint extends Checkpoint {
  /** Goes up with every checkpoint of a project. */
  readonly number: number;
  /** How many files were changed after it, as `since` lists them. */
  readonly changed: number;
}

export interface DeletedFile {
  readonly path: string;
  /** The last checkpoint that had it, which `since` is asked for. */
  readonly checkpoint: KeptCheckpoint;
}

export interface HistoryStorage {
  /** Newest first. */
  readonly list: (id: string) => Promise<readonly KeptCheckpoint[]>;
  /** All files that have changed since a checkpoint, by what they held then. */
  readonly since: (id: string, number: number) => Promise<OldFiles>;
  /** Files that a checkpoint has and the project no longer, deleted last first. A file that was moved is none. */
  readonly deleted: (id: string) => Promise<readonly DeletedFile[]>;
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export function createHistoryStorage(database: Database): HistoryStorage {
  return {
    list: (id) => database('readonly', (store) => listCheckpoints(store, id)),
    since: (id, number) =>
      database('readonly', async (store) => {
        const befores = await readRange(store, beforesOf(id, number, NO_LIMIT));
        const paths = [...new Set(befores.map(([key]) => String(lastOf(key))))];
        const files = new Map(
          await Promise.all(paths.map(async (path) => [path, await storedFile(store, id, path)] as const)),
        );
        // From the newest to the oldest, each against the state after it.
        for (const [key, before] of befores.toReversed()) {
          const path = String(lastOf(key));
          files.set(path, restoreBefore(before, files.get(path)));
        }
        return files;
      }),
    deleted: (id) =>
      database('readonly', async (store) => {
        const [checkpoints, keys] = await Promise.all([
          listCheckpoints(store, id),
          promisifyRequest(store.getAllKeys(allBeforesOf(id))),
        ]);
        const found = new Map<string, DeletedFile>();
        for (const key of keys.toReversed()) {
          const path = String(lastOf(key));
          const checkpoint = checkpoints.find(({ number }) => number === numberOf(key));
          if (found.has(path) || !checkpoint) continue;
          if ((await promisifyRequest(store.count(fileKey(id, path)))) > 0) continue;
          const bytes = await promisifyRequest<unknown>(store.get(key));
          if (bytes instanceof Uint8Array && !(await isMoved(store, id, checkpoint.number, bytes))) {
            found.set(path, { path, checkpoint });
          }
        }
        return [...found.values()];
      }),
  };
}

/** Whether a file that came between a checkpoint and the next one holds just this now. */
async function isMoved(store: IDBObjectStore, id: string, number: number, bytes: Uint8Array): Promise<boolean> {
  for (const [key, before] of await readRange(store, beforesOf(id, number))) {
    if (before !== null) continue;
    const file = await storedFile(store, id, String(lastOf(key)));
    if (file?.length === bytes.length && file.every((byte, at) => byte === bytes[at])) return true;
  }
  return false;
}

async function listCheckpoints(store: IDBObjectStore, id: string): Promise<readonly KeptCheckpoint[]> {
  const [records, keys] = await Promise.all([
    readRange(store, allCheckpointsOf(id)),
    promisifyRequest(store.getAllKeys(allBeforesOf(id))),
  ]);
  // From the newest to the oldest: what has changed since one has changed since those before it too.
  const touched = new Set<unknown>();
  let rest = keys.length;
  return records.toReversed().map(([key, record]) => {
    const number = Number(lastOf(key));
    for (; rest > 0 && Number(numberOf(keys[rest - 1])) >= number; rest--) touched.add(lastOf(keys[rest - 1] ?? ''));
    return { ...readCheckpoint(record), number, changed: touched.size };
  });
}

function numberOf(key: IDBValidKey | undefined): unknown {
  return Array.isArray(key) ? key[2] : undefined;
}

async function storedFile(store: IDBObjectStore, id: string, path: string): Promise<Uint8Array | undefined> {
  const bytes = await promisifyRequest<unknown>(store.get(fileKey(id, path)));
  return bytes instanceof Uint8Array ? bytes : undefined;
}
