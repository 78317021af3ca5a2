/**
 * The database: one store, in which a project is a manifest under `['project', id]` and a record for each file under
 * `['file', id, path]`. Everything that belongs together is written in one transaction.
 */
import { promisifyRequest } from 'idb-keyval';

/** Runs in one transaction, which ends when nothing is asked of the store any more. */
export type Database = <Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<Result>,
) => Promise<Result>;

/** Goes up when a store is added. Where a newer program has been, opening rejects with a `VersionError`. */
export const DATABASE_VERSION = 1;
const STORE = 'projects';

/**
 * Opens when it is first used, and again whenever the browser or another page has closed the connection or deleted the
 * database.
 */
export function openDatabase(name = 'leafwright'): Database {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = () => {
    connection = undefined;
  };
  async function connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, DATABASE_VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await promisifyRequest(request);
    database.onclose = forget;
    // Somebody deletes the database, or a newer program changes it: both wait until nobody has it open.
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return database;
  }
  function open(): Promise<IDBDatabase> {
    connection ??= connect();
    connection.catch(forget);
    return connection;
  }
  return async (mode, run) => {
    const database = await open();
    return run(storeOf(database, mode) ?? storeIn(await reopen(), mode));
  };

  function reopen(): Promise<IDBDatabase> {
    forget();
    return open();
  }
}

/** `undefined` where the connection was closed without a word. */
function storeOf(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore | undefined {
  try {
    return storeIn(database, mode);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return undefined;
    throw error;
  }
}

function storeIn(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE);
}

export const manifestKey = (id: string): IDBValidKey => ['project', id];
export const fileKey = (id: string, path: string): IDBValidKey => ['file', id, path];
/** The folder on the computer that a project is written to, and what each of its files was like there. */
export const folderKey = (id: string): IDBValidKey => ['folder', id];
export const folderFileKey = (id: string, path: string): IDBValidKey => ['folder-file', id, path];
/** Under which it stands that a person erased a project: a project that is not there without it was lost. */
export const erasedKey = (id: string): IDBValidKey => ['erased', id];

/** Under which it stands that a project is being made. */
export const unfinishedKey = (id: string): IDBValidKey => ['unfinished', id];
export const allUnfinished = (): IDBKeyRange => IDBKeyRange.bound(['unfinished'], ['unfinished', []]);

/** Keys of the manifests of all projects. A list sorts after every string. */
export const allManifests = (): IDBKeyRange => IDBKeyRange.bound(['project'], ['project', []]);
export const allFilesOf = (id: string): IDBKeyRange => IDBKeyRange.bound(['file', id], ['file', id, []]);
export const allFolderFilesOf = (id: string): IDBKeyRange =>
  IDBKeyRange.bound(['folder-file', id], ['folder-file', id, []]);

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
