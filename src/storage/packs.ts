/**
 * A second copy of a project's small files, a megabyte of them in each record. A browser takes some 0.4 ms for every record
 * that it reads: 24,803 files of 166 MB took it ten seconds one by one, and two in packs.
 *
 * What counts are the files under their own keys. The copy holds for one revision, with the files named that are to be read
 * by themselves; for any other revision, such as one that an older program has written, nobody reads it.
 */
import { promisifyRequest } from 'idb-keyval';
import type { ProjectFiles } from '../project/project-files.ts';
import { isRecord } from '../shared/record.ts';
import { commit, type Database, fileKey, manifestKey } from './project-database.ts';
import { readManifest } from './read-manifest.ts';

/** A larger file is read as fast by itself. */
const MOST_FILE_BYTES = 64_000;
const PACK_BYTES = 1_000_000;
/** Fewer are read in less than a tenth of a second. */
const FEWEST_FILES = 200;
/** Of the packed files so many may have changed before they are packed anew. */
const MOST_CHANGED = 0.1;

export interface PackHead {
  /** Of the project; the packs and the files that stand apart are all that it holds then. */
  readonly revision: number;
  readonly packs: number;
  /** Paths of files that are not in the packs, or not as they are now; one that has no record is gone. */
  readonly apart: readonly string[];
}

interface Pack {
  readonly paths: readonly string[];
  /** Of each file, in bytes. */
  readonly sizes: readonly number[];
  readonly bytes: Uint8Array;
}

const headKey = (id: string): IDBValidKey => ['packs', id];
const packKey = (id: string, number: number): IDBValidKey => ['pack', id, number];
const allPacksOf = (id: string): IDBKeyRange => IDBKeyRange.bound(['pack', id], ['pack', id, []]);

/** `undefined` where a project has no packs. */
export async function readPackHead(store: IDBObjectStore, id: string): Promise<PackHead | undefined> {
  const stored = await promisifyRequest<unknown>(store.get(headKey(id)));
  if (!isRecord(stored) || !Array.isArray(stored.apart)) return undefined;
  const { revision, packs, apart } = stored;
  if (typeof revision !== 'number' || typeof packs !== 'number') return undefined;
  return { revision, packs, apart: apart.filter((path) => typeof path === 'string') };
}

/**
 * All files of a project from its packs, in the order of their keys; `undefined` where they are not those of this revision,
 * or not whole.
 */
export async function readPacks(
  store: IDBObjectStore,
  id: string,
  head: PackHead | undefined,
  revision: number,
): Promise<Map<string, Uint8Array> | undefined> {
  if (head?.revision !== revision) return undefined;
  // Each by itself: what comes with one event is read in one turn, and a large project would keep the page from answering.
  const [packs, apart] = await Promise.all([
    Promise.all(Array.from({ length: head.packs }, (_, number) => readPack(store, packKey(id, number)))),
    Promise.all(head.apart.map((path) => promisifyRequest<unknown>(store.get(fileKey(id, path))))),
  ]);
  const files = new Map<string, Uint8Array>();
  for (const pack of packs) {
    if (pack === undefined) return undefined;
    for (const [path, bytes] of pack) files.set(path, bytes);
  }
  head.apart.forEach((path, at) => {
    const bytes = apart[at];
    if (bytes instanceof Uint8Array) files.set(path, bytes);
    else files.delete(path);
  });
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * In the transaction of a save, which writes these files: they stand apart from now on.
 * @param base the revision that the save began with
 */
export function keepPacks(
  store: IDBObjectStore,
  id: string,
  head: PackHead | undefined,
  {
    base,
    revision,
    paths,
  }: { readonly base: number | undefined; readonly revision: number; readonly paths: readonly string[] },
): void {
  if (head === undefined || (head.revision === revision && paths.length === 0)) return;
  if (head.revision === base) {
    store.put({ ...head, revision, apart: [...new Set([...head.apart, ...paths])] } satisfies PackHead, headKey(id));
  } else store.delete(headKey(id));
}

export function deletePacks(store: IDBObjectStore, id: string): void {
  store.delete(headKey(id));
  store.delete(allPacksOf(id));
}

/**
 * Packs a project where that lets it open sooner, and where it is not packed yet. Rejects when the database fails; then
 * there are no packs.
 * @param files all of its files, as they are stored
 * @param revision of the project that is stored; where it is another one meanwhile, nothing is kept
 */
export async function packFiles(database: Database, id: string, files: ProjectFiles, revision: number): Promise<void> {
  const small = [...files].filter(([, { length }]) => length <= MOST_FILE_BYTES);
  if (small.length < FEWEST_FILES || (await isPacked(database, id, files, small.length, revision))) return;
  const apart = [...files.keys()].filter((path) => (files.get(path)?.length ?? 0) > MOST_FILE_BYTES);
  try {
    await clear(database, id);
    let packs = 0;
    for (const pack of inPacks(small)) {
      if (!(await putWhileCurrent(database, id, revision, packKey(id, packs++), pack))) return;
    }
    await putWhileCurrent(database, id, revision, headKey(id), { revision, packs, apart });
  } catch (error) {
    // On a full disk it would be in the way of what people make.
    await clear(database, id).catch(() => undefined);
    throw error;
  }
}

function clear(database: Database, id: string): Promise<void> {
  return database('readwrite', (store) => {
    deletePacks(store, id);
    return commit(store);
  });
}

/** @returns whether the project is still in this revision; where it is not, all of its packs go */
function putWhileCurrent(
  database: Database,
  id: string,
  revision: number,
  key: IDBValidKey,
  value: Pack | PackHead,
): Promise<boolean> {
  return database('readwrite', async (store) => {
    const stored = await promisifyRequest<unknown>(store.get(manifestKey(id)));
    const isCurrent = stored !== undefined && readManifest(id, stored).manifest.revision === revision;
    if (isCurrent) store.put(value, key);
    else deletePacks(store, id);
    await commit(store);
    return isCurrent;
  });
}

function isPacked(
  database: Database,
  id: string,
  files: ProjectFiles,
  small: number,
  revision: number,
): Promise<boolean> {
  return database('readonly', async (store) => {
    const head = await readPackHead(store, id);
    if (head?.revision !== revision) return false;
    const changed = head.apart.filter((path) => (files.get(path)?.length ?? 0) <= MOST_FILE_BYTES);
    return changed.length <= small * MOST_CHANGED;
  });
}

function* inPacks(files: PackedFiles): Generator<Pack> {
  let first = 0;
  let size = 0;
  for (let at = 0; at < files.length; at++) {
    size += files[at]?.[1].length ?? 0;
    if (size < PACK_BYTES && at < files.length - 1) continue;
    yield packOf(files.slice(first, at + 1), size);
    first = at + 1;
    size = 0;
  }
}

function packOf(files: PackedFiles, size: number): Pack {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const [, contents] of files) {
    bytes.set(contents, at);
    at += contents.length;
  }
  return { paths: files.map(([path]) => path), sizes: files.map(([, { length }]) => length), bytes };
}

function isPack(stored: unknown): stored is Pack {
  if (!isRecord(stored)) return false;
  const { paths, sizes, bytes } = stored;
  return (
    Array.isArray(paths) &&
    Array.isArray(sizes) &&
    bytes instanceof Uint8Array &&
    paths.length === sizes.length &&
    sizes.reduce((sum, size) => sum + size, 0) === bytes.length
  );
}

/** The files of a pack; `undefined` where it is missing or damaged. */
async function readPack(store: IDBObjectStore, key: IDBValidKey): Promise<PackedFiles | undefined> {
  const stored = await promisifyRequest<unknown>(store.get(key));
  return isPack(stored) ? unpack(stored) : undefined;
}

type PackedFiles = readonly (readonly [path: string, bytes: Uint8Array])[];

/** With bytes of their own: a window would take the whole pack along wherever it is sent or stored. */
function unpack({ paths, sizes, bytes }: Pack): PackedFiles {
  let at = 0;
  return paths.map((path, index) => {
    const end = at + (sizes[index] ?? 0);
    const contents = bytes.slice(at, end);
    at = end;
    return [path, contents];
  });
}
