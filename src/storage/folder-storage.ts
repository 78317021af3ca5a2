/** Which folder on the computer a project is written to, and what its files were like when both were last the same. */
import { promisifyRequest } from 'idb-keyval';
import { isRecord } from '../shared/record.ts';
import {
  allFolderFilesOf,
  commit,
  type Database,
  erasedKey,
  folderFileKey,
  folderKey,
  readRange,
} from './project-database.ts';

/** A file of the folder as it was when the project held the same. */
export interface FileNote {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  /** SHA-256 of what it held, in hexadecimal. */
  readonly digest: string;
}

export interface LinkedFolder {
  readonly handle: FileSystemDirectoryHandle;
  /** Changes are written by themselves; else when the person asks for it. */
  readonly isAutomatic: boolean;
}

export interface FolderLinkRecord extends LinkedFolder {
  readonly notes: ReadonlyMap<string, FileNote>;
}

/** Rejects only when the database itself fails. */
export interface FolderStorage {
  readonly load: (id: string) => Promise<FolderLinkRecord | undefined>;
  /** Puts a folder in place of the one before. Nothing is linked to a project that was erased. */
  readonly link: (id: string, folder: LinkedFolder, notes: ReadonlyMap<string, FileNote>) => Promise<void>;
  readonly setAutomatic: (id: string, isAutomatic: boolean) => Promise<void>;
  /** `undefined` for a file that is in neither of both any more. */
  readonly note: (id: string, notes: ReadonlyMap<string, FileNote | undefined>) => Promise<void>;
  readonly unlink: (id: string) => Promise<void>;
}

export function createFolderStorage(database: Database): FolderStorage {
  return {
    load: (id) =>
      database('readonly', async (store) => {
        const [stored, notes] = await Promise.all([
          promisifyRequest<unknown>(store.get(folderKey(id))),
          readRange(store, allFolderFilesOf(id)),
        ]);
        const folder = readFolder(stored);
        return folder && { ...folder, notes: new Map(notes.flatMap(([key, note]) => readNote(key, note))) };
      }),
    link: (id, folder, notes) =>
      database('readwrite', async (store) => {
        if ((await promisifyRequest(store.count(erasedKey(id)))) > 0) return;
        store.delete(allFolderFilesOf(id));
        store.put(folder, folderKey(id));
        for (const [path, note] of notes) store.put(note, folderFileKey(id, path));
        await commit(store);
      }),
    setAutomatic: (id, isAutomatic) =>
      database('readwrite', async (store) => {
        const folder = readFolder(await promisifyRequest<unknown>(store.get(folderKey(id))));
        if (folder === undefined) return;
        store.put({ ...folder, isAutomatic }, folderKey(id));
        await commit(store);
      }),
    note: (id, notes) =>
      database('readwrite', async (store) => {
        // Another tab may have let go of the folder, or erased the project.
        if ((await promisifyRequest(store.count(folderKey(id)))) === 0) return;
        for (const [path, note] of notes) {
          if (note) store.put(note, folderFileKey(id, path));
          else store.delete(folderFileKey(id, path));
        }
        await commit(store);
      }),
    unlink: (id) =>
      database('readwrite', (store) => {
        store.delete(folderKey(id));
        store.delete(allFolderFilesOf(id));
        return commit(store);
      }),
  };
}

function readFolder(stored: unknown): LinkedFolder | undefined {
  if (!isRecord(stored) || !isRecord(stored.handle) || stored.handle.kind !== 'directory') return undefined;
  return { handle: stored.handle as unknown as FileSystemDirectoryHandle, isAutomatic: stored.isAutomatic !== false };
}

function readNote(key: IDBValidKey, stored: unknown): readonly (readonly [string, FileNote])[] {
  if (!Array.isArray(key) || !isRecord(stored)) return [];
  const { size, modified, digest } = stored;
  if (typeof size !== 'number' || typeof modified !== 'number' || typeof digest !== 'string') return [];
  return [[String(key[2]), { size, modified, digest }]];
}
