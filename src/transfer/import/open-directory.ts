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
  getFile(): Promise<Pick<File, 'size' | 'arrayBuffer'>>;
}

export async function openDirectory(folder: DirectoryLike): Promise<OpenedTree> {
  const files: IncomingFile[] = [];
  const leftOut: LeftOut[] = [];
  await walk(folder, '', files, leftOut);
  if (files.length === 0) {
    return refuseTree('import/empty-folder', words.folderUnreadable(folder.name), words.chooseFolder);
  }
  return { status: 'ok', tree: { name: folder.name, files, leftOut } };
}

async function walk(folder: DirectoryLike, prefix: string, files: IncomingFile[], leftOut: LeftOut[]): Promise<void> {
  try {
    for await (const entry of folder.values()) {
      const path = `${prefix}${entry.name}`.normalize('NFC');
      if (entry.kind === 'directory') {
        if (isClutterFolder(entry.name)) leftOut.push({ path: `${path}/`, reason: 'clutter' });
        else await walk(entry, `${path}/`, files, leftOut);
      } else if (isClutter(path)) leftOut.push({ path, reason: 'clutter' });
      else await addFile(entry, path, files, leftOut);
    }
  } catch (error) {
    leftOut.push({ path: prefix, reason: 'unreadable', detail: reasonOf(error) });
  }
}

async function addFile(entry: FileLike, path: string, files: IncomingFile[], leftOut: LeftOut[]): Promise<void> {
  try {
    const file = await entry.getFile();
    files.push({ path, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
  } catch (error) {
    // A link to nowhere, or a file that the system keeps to itself.
    leftOut.push({ path, reason: 'unreadable', detail: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
