/** Projects in the browser's database: list, load, save, rename, delete. Rejects only when the database itself fails. */
import { promisifyRequest } from 'idb-keyval';
import type { ProjectFiles } from '../project/project-files.ts';
import { isRecord } from '../shared/record.ts';
import { type CreateOptions, clearUnfinished, createInPieces, listUnfinished } from './create-in-pieces.ts';
import { allBeforesOf, allCheckpointsOf, type Checkpoint } from './history/checkpoint.ts';
import { addCheckpoint, keepBefores, lastCheckpoint } from './history/write-checkpoints.ts';
import { CURRENT_FORMAT } from './migrations/index.ts';
import { ownBytes } from './own-bytes.ts';
import { deletePacks, keepPacks, packFiles, readPackHead, readPacks } from './packs.ts';
import {
  allFilesOf,
  allFolderFilesOf,
  allManifests,
  commit,
  erasedKey,
  fileKey,
  folderKey,
  manifestKey,
  openDatabase,
  readRange,
} from './project-database.ts';
import { readManifest, readRecord } from './read-manifest.ts';
import { type ProjectManifest, type ProjectRecord, type ProjectSummary, readEnvelope } from './stored-project.ts';

export interface StoredProject {
  readonly manifest: ProjectManifest;
  readonly files: ProjectFiles;
  /** Written by a newer version of the program: shown, never written. */
  readonly isNewer: boolean;
}

export interface ProjectPart {
  readonly manifest: ProjectManifest;
  readonly files: ReadonlyMap<string, Uint8Array | undefined>;
}

export interface SaveRequest {
  /** What is noted of the project already stays, unless it is given here. */
  readonly manifest: ProjectManifest;
  /** Revision that the last save or the loading gave; absent for a project that is not stored yet. */
  readonly baseRevision?: number;
  /** Only the files that changed since then; without `after` the file is gone. */
  readonly changes: readonly { readonly path: string; readonly after?: Uint8Array }[];
  /** To be made of the stored state before the changes. */
  readonly checkpoint?: Checkpoint;
}

/**
 * Nothing was written unless `saved`. `overtaken`: the stored project is not the one this save began with, because
 * another tab wrote to it. `missing`: a person deleted it. `lost`: the browser did, so that all of it has to be written.
 * `newer`: a newer version of the program wrote to it.
 */
export type SaveResult = 'saved' | 'overtaken' | 'missing' | 'lost' | 'newer';

export type ProjectNotes = { readonly name?: string } & {
  readonly [Key in keyof ProjectRecord]?: ProjectRecord[Key] | undefined;
};

export interface ProjectStorage {
  /** Newest first; those that were deleted and are still kept among them. */
  readonly list: () => Promise<readonly ProjectSummary[]>;
  /** `undefined` for one that is not there, and for one that was deleted. */
  readonly load: (id: string) => Promise<StoredProject | undefined>;
  /** Some files of a project, `undefined` where there is none of that path; else as `load`. */
  readonly loadPart: (id: string, paths: readonly string[]) => Promise<ProjectPart | undefined>;
  /**
   * Has a project open sooner the next time: see `packs.ts`.
   * @param files all of its files, as they are stored in this revision
   */
  readonly pack: (id: string, files: ProjectFiles, revision: number) => Promise<void>;
  /** Stores a new project, which appears when all of it is stored, or not at all. */
  readonly create: (manifest: ProjectManifest, files: ProjectFiles, options?: CreateOptions) => Promise<void>;
  /** Ids of projects that are being made, or whose making was cut off. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** Clears away what is there of a project whose making was cut off. */
  readonly clearUnfinished: (id: string) => Promise<void>;
  /** One transaction: all of it is stored, or nothing. */
  readonly save: (request: SaveRequest) => Promise<SaveResult>;
  /** Changes what is noted of a project that is not open; `undefined` takes a note out. */
  readonly note: (id: string, notes: ProjectNotes) => Promise<Exclude<SaveResult, 'lost'>>;
  /** For good. */
  readonly remove: (id: string) => Promise<void>;
}

export function createProjectStorage(databaseName?: string): ProjectStorage {
  const database = openDatabase(databaseName);
  /** Numbers of the last checkpoints by project, as the last saves found them. */
  const lastNumbers = new Map<string, number>();
  return {
    list: async () => {
      const found = await database('readonly', (store) => readRange(store, allManifests()));
      return found.map(([key, stored]) => summaryOf(idOf(key), stored)).sort((a, b) => b.updated - a.updated);
    },
    load: (id) =>
      database('readonly', async (store) => {
        const [stored, head] = await Promise.all([
          promisifyRequest<unknown>(store.get(manifestKey(id))),
          readPackHead(store, id),
        ]);
        const reading = stored === undefined ? undefined : readManifest(id, stored);
        if (!reading || reading.manifest.deleted !== undefined) return undefined;
        const packed = await readPacks(store, id, head, reading.manifest.revision);
        return { ...reading, files: packed ?? toFiles(await readRange(store, allFilesOf(id))) };
      }),
    loadPart: (id, paths) =>
      database('readonly', async (store) => {
        const [stored, ...files] = await Promise.all([
          promisifyRequest<unknown>(store.get(manifestKey(id))),
          ...paths.map((path) => promisifyRequest<unknown>(store.get(fileKey(id, path)))),
        ]);
        const reading = stored === undefined ? undefined : readManifest(id, stored);
        if (!reading || reading.manifest.deleted !== undefined) return undefined;
        const bytesAt = (at: number) => (files[at] instanceof Uint8Array ? files[at] : undefined);
        return { manifest: reading.manifest, files: new Map(paths.map((path, at) => [path, bytesAt(at)])) };
      }),
    pack: (id, files, revision) => packFiles(database, id, files, revision),
    create: (manifest, files, options = {}) => createInPieces(database, manifest, files, options),
    unfinished: () => listUnfinished(database),
    clearUnfinished: (id) => clearUnfinished(database, id),
    save: ({ manifest, baseRevision, changes, checkpoint }) =>
      database('readwrite', async (store) => {
        const { id } = manifest;
        const paths = changes.map(({ path }) => path);
        // All at once: each turn waits for what else the page does.
        const [stored, erased, last, head] = await Promise.all([
          promisifyRequest<unknown>(store.get(manifestKey(id))),
          promisifyRequest(store.count(erasedKey(id))),
          lastCheckpoint(store, id, paths, lastNumbers.get(id)),
          readPackHead(store, id),
        ]);
        const refusal = findRefusal(id, stored, baseRevision, erased > 0);
        if (refusal) return refusal;
        if (checkpoint) await addCheckpoint(store, id, checkpoint);
        const target = checkpoint ? await lastCheckpoint(store, id, paths) : last;
        await keepBefores(store, id, target, paths);
        write(store, { ...notesOf(stored), ...manifest }, changes);
        keepPacks(store, id, head, { base: baseRevision, revision: manifest.revision, paths });
        await commit(store);
        if (target.number !== undefined) lastNumbers.set(id, target.number);
        return 'saved';
      }),
    note: (id, notes) =>
      database('readwrite', async (store) => {
        const stored = await promisifyRequest<unknown>(store.get(manifestKey(id)));
        if (stored === undefined) return 'missing';
        const { manifest, isNewer } = readManifest(id, stored);
        // Of what a newer program wrote, a person may say here that it is deleted, and nothing else.
        if (isNewer && Object.keys(notes).some((name) => name !== 'deleted')) return 'newer';
        if (isNewer) store.put(withDeleted(stored, notes.deleted), manifestKey(id));
        else putManifest(store, withNotes(manifest, notes));
        await commit(store);
        return 'saved';
      }),
    remove: (id) =>
      database('readwrite', (store) => {
        store.delete(manifestKey(id));
        store.delete(folderKey(id));
        for (const rangeOf of [allFilesOf, allCheckpointsOf, allBeforesOf, allFolderFilesOf]) store.delete(rangeOf(id));
        deletePacks(store, id);
        store.put(true, erasedKey(id));
        return commit(store);
      }),
  };
}

function withNotes(manifest: ProjectManifest, { name = manifest.name, ...notes }: ProjectNotes): ProjectManifest {
  const { id, revision, updated, look, ignoredProblems } = manifest;
  const kept = { id, revision, updated, look, ...(ignoredProblems && { ignoredProblems }) };
  return { ...kept, name, ...readRecord({ ...manifest, ...notes }) };
}

/** What a newer version of the program wrote stays as it is, to the last field that nobody here knows. */
function withDeleted(stored: unknown, deleted: number | undefined): unknown {
  const envelope = isRecord(stored) ? stored : {};
  const { deleted: _, ...manifest } = isRecord(envelope.manifest) ? envelope.manifest : {};
  return { ...envelope, manifest: deleted === undefined ? manifest : { ...manifest, deleted } };
}

/** What a save has nothing to say about. */
function notesOf(stored: unknown): ProjectRecord {
  const { manifest } = readEnvelope(stored);
  return isRecord(manifest) ? readRecord(manifest) : {};
}

function findRefusal(
  id: string,
  stored: unknown,
  baseRevision: number | undefined,
  isErased: boolean,
): SaveResult | undefined {
  if (isErased) return 'missing';
  if (stored === undefined) return baseRevision === undefined ? undefined : 'lost';
  const { manifest, isNewer } = readManifest(id, stored);
  if (isNewer) return 'newer';
  if (manifest.deleted !== undefined) return 'missing';
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
  const { name, updated, look } = manifest;
  return { id, name, updated, look, isNewer, record: readRecord({ ...manifest }) };
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
