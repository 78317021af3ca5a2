/** A folder as the File System Access API gives it. */

import { transferWords as words } from '../words.ts';
import { isClutter, isClutterFolder } from './clutter.ts';
import { type IncomingFile, type LeftOut, type OpenedTree, refuseTree } from './incoming-tree.ts';

/** The part of a directory handle that is needed. */
export interface DirectoryLike {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<DirectoryLike | FileLike>;
}

export interface FileLike {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<Pick<File, 'size' | 'lastModified' | 'arrayBuffer'>>;
}

export interface DirectoryOptions {
  /** Called with the number of files found so far. */
  readonly onFound?: (files: number) => void;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** So many files are asked for their size at a time: each question takes the browser a moment. */
const AT_ONCE = 16;

export async function openDirectory(
  folder: DirectoryLike,
  { onFound, signal }: DirectoryOptions = {},
): Promise<OpenedTree> {
  const listed: Listed[] = [];
  const leftOut: LeftOut[] = [];
  await walk(folder, '', (file) => listed.push(file), leftOut, signal);
  const files: IncomingFile[] = [];
  let next = 0;
  const ask = async () => {
    for (let file = listed[next++]; file !== undefined; file = listed[next++]) {
      signal?.throwIfAborted();
      await addFile(file, files, leftOut);
      onFound?.(files.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  if (files.length === 0) {
    return refuseTree('import/empty-folder', words.folderUnreadable(folder.name), words.chooseFolder);
  }
  // In the order of the folder, whichever was answered first.
  const order = new Map(listed.map(({ path }, at) => [path, at]));
  files.sort((one, other) => (order.get(one.path) ?? 0) - (order.get(other.path) ?? 0));
  return { status: 'ok', tree: { name: folder.name, files, leftOut } };
}

interface Listed {
  readonly path: string;
  readonly entry: FileLike;
}

async function walk(
  folder: DirectoryLike,
  prefix: string,
  add: (file: Listed) => void,
  leftOut: LeftOut[],
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    for await (const entry of folder.values()) {
      signal?.throwIfAborted();
      const path = `${prefix}${entry.name}`.normalize('NFC');
      if (entry.kind === 'directory') {
        if (isClutterFolder(entry.name)) leftOut.push({ path: `${path}/`, reason: 'clutter' });
        else await walk(entry, `${path}/`, add, leftOut, signal);
      } else if (isClutter(path)) leftOut.push({ path, reason: 'clutter' });
      else add({ path, entry });
    }
  } catch (error) {
    signal?.throwIfAborted();
    leftOut.push({ path: prefix, reason: 'unreadable', detail: reasonOf(error) });
  }
}

async function addFile({ path, entry }: Listed, files: IncomingFile[], leftOut: LeftOut[]): Promise<void> {
  try {
    const file = await entry.getFile();
    const read = async () => new Uint8Array(await file.arrayBuffer());
    files.push({ path, size: file.size, modified: file.lastModified, read });
  } catch (error) {
    // A link to nowhere, or a file that the system keeps to itself.
    leftOut.push({ path, reason: 'unreadable', detail: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
