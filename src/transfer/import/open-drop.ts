/** What was dropped on the window: a folder, several files and folders, or one zip. */

import { transferWords as words } from '../words.ts';
import { isClutter, isClutterFolder } from './clutter.ts';
import { type IncomingFile, type LeftOut, type OpenedTree, refuseTree } from './incoming-tree.ts';

/** The part of `DataTransfer` that is needed. */
export interface DropLike {
  readonly items: Iterable<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/** Call it within the drop event: the browser takes the items back when the event is over. */
export function openDrop(drop: DropLike): Promise<OpenedTree> {
  const items = [...drop.items].filter((item) => item.kind === 'file');
  return openItems(items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() })));
}

/** A folder has no useful `file`; what a script puts into a drop has no `entry`. */
interface DroppedItem {
  readonly entry: FileSystemEntry | null;
  readonly file: File | null;
}

async function openItems(items: readonly DroppedItem[]): Promise<OpenedTree> {
  const [only] = items.length === 1 ? items : [];
  const folder = only?.entry?.isDirectory ? only.entry : undefined;
  if (only?.file && !folder && /\.zip$/i.test(only.file.name)) {
    // What reads zips is loaded when there is one.
    const { openZip } = await import('./open-zip.ts');
    return openZip(only.file, only.file.name);
  }
  const files: IncomingFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const { entry, file } of items) {
    if (entry) await walk(entry, entry === folder ? '' : entry.name, files, leftOut);
    else if (file) files.push(incoming(file.name.normalize('NFC'), file));
  }
  if (files.length === 0) {
    return refuseTree('import/empty-drop', words.dropEmpty, words.dropFolder);
  }
  return { status: 'ok', tree: { name: folder?.name ?? words.droppedName, files, leftOut } };
}

function incoming(path: string, file: File): IncomingFile {
  return { path, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) };
}

async function walk(entry: FileSystemEntry, path: string, files: IncomingFile[], leftOut: LeftOut[]): Promise<void> {
  const normal = path.normalize('NFC');
  try {
    if (isDirectory(entry)) {
      if (path !== '' && isClutterFolder(entry.name)) leftOut.push({ path: `${normal}/`, reason: 'clutter' });
      else for (const child of await readChildren(entry)) await walk(child, joined(path, child.name), files, leftOut);
    } else if (isClutter(normal)) leftOut.push({ path: normal, reason: 'clutter' });
    else {
      const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
      files.push(incoming(normal, file));
    }
  } catch (error) {
    leftOut.push({
      path: normal,
      reason: 'unreadable',
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}

/** A reader gives at most a hundred entries a call, and none when it is through. */
async function readChildren(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return children;
    children.push(...batch);
  }
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
