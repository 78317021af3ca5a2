/**
 * Stores a new project a piece at a time: a gigabyte in one transaction would be in memory several times. Nobody sees it
 * before its last piece; until then a mark says that it is being made, so that what was cut off can be cleared away.
 */
import { promisifyRequest } from 'idb-keyval';
import type { ProjectFiles } from '../project/project-files.ts';
import { CURRENT_FORMAT } from './migrations/index.ts';
import { ownBytes } from './own-bytes.ts';
import {
  allFilesOf,
  allUnfinished,
  commit,
  type Database,
  fileKey,
  manifestKey,
  unfinishedKey,
} from './project-database.ts';
import type { ProjectManifest } from './stored-project.ts';

export interface CreateOptions {
  readonly onProgress?: (progress: { readonly done: number; readonly bytes: number }) => void;
  /** Aborting clears away what is stored already, and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** A piece ends with the file that reaches one of these. */
const BYTES_PER_PIECE = 8_000_000;
const FILES_PER_PIECE = 500;

export async function createInPieces(
  database: Database,
  manifest: ProjectManifest,
  files: ProjectFiles,
  { onProgress, signal }: CreateOptions,
): Promise<void> {
  const { id } = manifest;
  try {
    await database('readwrite', (store) => {
      store.put(true, unfinishedKey(id));
      return commit(store);
    });
    let done = 0;
    let bytes = 0;
    for (const piece of inPieces(files)) {
      signal?.throwIfAborted();
      await database('readwrite', (store) => {
        for (const [path, contents] of piece) store.put(ownBytes(contents), fileKey(id, path));
        return commit(store);
      });
      done += piece.length;
      bytes += piece.reduce((sum, [, contents]) => sum + contents.length, 0);
      onProgress?.({ done, bytes });
    }
    signal?.throwIfAborted();
    await database('readwrite', (store) => {
      store.put({ format: CURRENT_FORMAT, manifest }, manifestKey(id));
      store.delete(unfinishedKey(id));
      return commit(store);
    });
  } catch (error) {
    // Where not even that works, the mark stays, and the next visit clears it away.
    await clearUnfinished(database, id).catch(() => undefined);
    throw error;
  }
}

/** Ids of projects whose making has begun and not ended: it goes on in another tab, or was cut off. */
export function listUnfinished(database: Database): Promise<readonly string[]> {
  return database('readonly', async (store) => {
    const keys = await promisifyRequest(store.getAllKeys(allUnfinished()));
    return keys.map((key) => (Array.isArray(key) ? String(key[1]) : String(key)));
  });
}

export function clearUnfinished(database: Database, id: string): Promise<void> {
  return database('readwrite', async (store) => {
    // Finished meanwhile: then all of it is a project.
    if ((await promisifyRequest(store.count(unfinishedKey(id)))) === 0) return;
    store.delete(allFilesOf(id));
    store.delete(unfinishedKey(id));
    await commit(store);
  });
}

function* inPieces(files: ProjectFiles): Generator<readonly (readonly [string, Uint8Array])[]> {
  let piece: [string, Uint8Array][] = [];
  let bytes = 0;
  for (const [path, contents] of files) {
    piece.push([path, contents]);
    bytes += contents.length;
    if (bytes < BYTES_PER_PIECE && piece.length < FILES_PER_PIECE) continue;
    yield piece;
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield piece;
}
