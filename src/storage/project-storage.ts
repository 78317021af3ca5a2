/** Projects in the browser's database: list, load, save, rename, delete. Rejects only when the database itself fails. */
import { promisifyRequest } from 'idb-keyval';
import type { ProjectFiles } from '../engine/project/project-files.ts';
import { CURRENT_FORMAT } from './migrations/index.ts';
import { allFilesOf, allManifests, commit, fileKey, manifestKey, openDatabase, readRange } from './project-database.ts';
import { readManifest } from './read-manifest.ts';
import type { ProjectManifest, ProjectSummary } from './stored-project.ts';

export interface StoredProject {
  readonly manifest: ProjectManifest;
  readonly files: ProjectFiles;
  /** Written by a newer version of the program: shown, never written. */
  readonly isNewer: boolean;
}

export interface SaveRequest {
  readonly manifest: ProjectManifest;
  /** Revision that the last save or the loading gave; absent for a project that is not stored yet. */
  readonly baseRevision?: number;
  /** Only the files that changed since then; without `after` the file is gone. */
  readonly changes: readonly { readonly path: string; readonly after?: Uint8Array }[];
}

/**
 * Nothing was written unless `saved`. `overtaken`: the stored project is not the one this save began with, because
 * another tab wrote to it. `missing`: it was deleted. `newer`: a newer version of the program wrote to it.
 */
export type SaveResult = 'saved' | 'overtaken' | 'missing' | 'newer';

export interface ProjectStorage {
  /** Newest first. */
  readonly list: () => Promise<readonly ProjectSummary[]>;
  readonly load: (id: string) => Promise<StoredProject | undefined>;
  /** One transaction: all of it is stored, or nothing. */
  readonly save: (request: SaveRequest) => Promise<SaveResult>;
  /** Gives a project that is not open another name. */
  readonly rename: (id: string, name: string) => Promise<SaveResult>;
  readonly remove: (id: string) => Promise<void>;
}

export function createProjectStorage(databaseName = 'leafwright'): ProjectStorage {
  const database = openDatabase(databaseName);
  return {
    list: async () => {
      const found = await database('readonly', (store) => readRange(store, allManifests()));
      return found.map(([key, stored]) => summaryOf(idOf(key), stored)).sort((a, b) => b.updated - a.updated);
    },
    load: (id) =>
      database('readonly', async (store) => {
        const [stored, files] = await Promise.all([
          promisifyRequest<unknown>(store.get(manifestKey(id))),
          readRange(store, allFilesOf(id)),
        ]);
        return stored === undefined ? undefined : { ...readManifest(id, stored), files: toFiles(files) };
      }),
    save: ({ manifest, baseRevision, changes }) =>
      database('readwrite', async (store) => {
        const refusal = await findRefusal(store, manifest.id, baseRevision);
        if (refusal) return refusal;
        write(store, manifest, changes);
        await commit(store);
        return 'saved';
      }),
    rename: (id, name) =>
      database('readwrite', async (store) => {
        const stored = await promisifyRequest<unknown>(store.get(manifestKey(id)));
        if (stored === undefined) return 'missing';
        const { manifest, isNewer } = readManifest(id, stored);
        if (isNewer) return 'newer';
        putManifest(store, { ...manifest, name });
        await commit(store);
        return 'saved';
      }),
    remove: (id) =>
      database('readwrite', (store) => {
        store.delete(manifestKey(id));
        store.delete(allFilesOf(id));
        return commit(store);
      }),
  };
}

async function findRefusal(
  store: IDBObjectStore,
  id: string,
  baseRevision: number | undefined,
): Promise<SaveResult | undefined> {
  const stored = await promisifyRequest<unknown>(store.get(manifestKey(id)));
  if (stored === undefined) return baseRevision === undefined ? undefined : 'missing';
  const { manifest, isNewer } = readManifest(id, stored);
  if (isNewer) return 'newer';
  return manifest.revision === baseRevision ? undefined : 'overtaken';
}

/** A value that cannot be stored throws half-way: then the first half must not stay. */
function write(store: IDBObjectStore, manifest: ProjectManifest, changes: SaveRequest['changes']): void {
  try {
    for (const { path, after } of changes) {
      if (after) store.put(ownBytes(after), fileKey(manifest.id, path));
      else store.delete(fileKey(manifest.id, path));
    }
    putManifest(store, manifest);
  } catch (error) {
    store.transaction.abort();
    throw error;
  }
}

function putManifest(store: IDBObjectStore, manifest: ProjectManifest): void {
  store.put({ format: CURRENT_FORMAT, manifest }, manifestKey(manifest.id));
}

function summaryOf(id: string, stored: unknown): ProjectSummary {
  const { manifest, isNewer } = readManifest(id, stored);
  return { id, name: manifest.name, updated: manifest.updated, look: manifest.look, isNewer };
}

function idOf(key: IDBValidKey): string {
  return Array.isArray(key) ? String(key[1]) : String(key);
}

function toFiles(records: readonly (readonly [key: IDBValidKey, value: unknown])[]): ProjectFiles {
  const files = new Map<string, Uint8Array>();
  for (const [key, value] of records) {
    if (Array.isArray(key) && value instanceof Uint8Array) files.set(String(key[2]), value);
  }
  return files;
}

/** Storing a window onto a larger buffer would store the whole buffer. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}
