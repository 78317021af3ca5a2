/**
 * The database: one store, in which a project is a manifest under `['project', id]` and a record for each file under
 * `['file', id, path]`. Everything that belongs together is written in one transaction.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

export type Database = UseStore;

export function openDatabase(name: string): Database {
  return createStore(name, 'projects');
}

export const manifestKey = (id: string): IDBValidKey => ['project', id];
export const fileKey = (id: string, path: string): IDBValidKey => ['file', id, path];

/** Keys of the manifests of all projects. A list sorts after every string. */
export const allManifests = (): IDBKeyRange => IDBKeyRange.bound(['project'], ['project', []]);
export const allFilesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(['file', id], ['file', id, []]);

/** Keys and values of a range, read in one transaction. */
export async function readRange(
  store: IDBObjectStore,
  range: IDBKeyRange,
): Promise<readonly (readonly [key: IDBValidKey, value: unknown])[]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ]);
  return keys.map((key, index) => [key, values[index]]);
}

/** Resolves when everything of the transaction is on the disk; asks for that at once instead of at the next turn. */
export function commit(store: IDBObjectStore): Promise<void> {
  const done = promisifyRequest<undefined>(store.transaction);
  store.transaction.commit();
  return done;
}
