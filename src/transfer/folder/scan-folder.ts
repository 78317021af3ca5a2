/** What a folder on the computer holds now, without reading any of it. */
import { isClutter, isClutterFolder } from '../import/clutter.ts';
import { IMPORT_LIMITS } from '../import/import-limits.ts';
import { type FileHandle, type FolderHandle, isNotFound } from './folder-handle.ts';

export interface FoundFile {
  readonly handle: FileHandle;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** Files by path, with letters that have accents in their one-character form, whatever form the disk has. */
export type FoundFiles = ReadonlyMap<string, FoundFile>;

/** There are more files than a project may have. */
export class TooManyFilesError extends Error {}

/** So many files are asked for their size at a time: each question takes the browser a moment. */
const AT_ONCE = 16;

/**
 * All files that a project may have. Rejects when any folder cannot be listed: what is not seen must not pass for
 * deleted.
 */
export async function scanFolder(folder: FolderHandle, mostFiles = IMPORT_LIMITS.maxFiles): Promise<FoundFiles> {
  const listed: [path: string, handle: FileHandle][] = [];
  const list = async (inside: FolderHandle, prefix: string): Promise<void> => {
    for await (const entry of inside.values()) {
      const path = `${prefix}${entry.name}`.normalize('NFC');
      if (entry.kind === 'directory') {
        if (!isClutterFolder(entry.name)) await list(entry, `${path}/`);
      } else if (!isClutter(path)) listed.push([path, entry]);
      if (listed.length > mostFiles) throw new TooManyFilesError();
    }
  };
  await list(folder, '');
  const found = new Map<string, FoundFile>();
  let next = 0;
  const ask = async () => {
    for (let entry = listed[next++]; entry !== undefined; entry = listed[next++]) {
      const [path, handle] = entry;
      const file = await lookAtFile(handle);
      if (file) found.set(path, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}

/** A file as it is now; `undefined` when it is gone. */
export async function lookAtFile(handle: FileHandle): Promise<FoundFile | undefined> {
  try {
    const { size, lastModified } = await handle.getFile();
    return { handle, size, modified: lastModified };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The file of a path; `undefined` where there is none. */
export async function findFile(folder: FolderHandle, path: string): Promise<FoundFile | undefined> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const parent = await findFolder(folder, names, false);
  const handle = parent && (await childOf(parent, name, 'file'));
  return handle?.kind === 'file' ? lookAtFile(handle) : undefined;
}

/** The folder at these names; `undefined` where there is none and none is to be made. */
export async function findFolder(
  folder: FolderHandle,
  names: readonly string[],
  create: boolean,
): Promise<FolderHandle | undefined> {
  let parent = folder;
  for (const name of names) {
    const child = await childOf(parent, name, 'directory');
    if (child?.kind === 'directory') parent = child;
    else if (create) parent = await parent.getDirectoryHandle(name, { create });
    else return undefined;
  }
  return parent;
}

/** By its name, or by the other form of it that the disk may have. */
async function childOf(
  parent: FolderHandle,
  name: string,
  kind: 'file' | 'directory',
): Promise<FolderHandle | FileHandle | undefined> {
  try {
    return await (kind === 'file' ? parent.getFileHandle(name) : parent.getDirectoryHandle(name));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  if (name === name.normalize('NFD')) return undefined;
  for await (const child of parent.values()) {
    if (child.kind === kind && child.name.normalize('NFC') === name) return child;
  }
  return undefined;
}
