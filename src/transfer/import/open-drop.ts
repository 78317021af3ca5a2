/** What was dropped on the window: a folder, several files and folders, or one zip. */
import { isClutter, isClutterFolder } from './clutter.ts';
import { type IncomingFile, type LeftOut, type OpenedTree, refuseTree } from './incoming-tree.ts';
import { openZip } from './open-zip.ts';

/** The part of `DataTransfer` that is needed. */
export interface DropLike {
  readonly items: Iterable<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/** Call it within the drop event: the browser takes the items back when the event is over. */
export function openDrop(drop: DropLike): Promise<OpenedTree> {
  const items = [...drop.items].filter((item) => item.kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const [first] = items;
  const onlyFile = items.length === 1 && !entries[0]?.isDirectory ? first?.getAsFile() : null;
  return openEntries(entries, onlyFile ?? undefined);
}

async function openEntries(entries: readonly FileSystemEntry[], onlyFile: File | undefined): Promise<OpenedTree> {
  if (onlyFile && /\.zip$/i.test(onlyFile.name)) return openZip(onlyFile, onlyFile.name);
  const files: IncomingFile[] = [];
  const leftOut: LeftOut[] = [];
  const [only] = entries;
  const isOneFolder = entries.length === 1 && only?.isDirectory === true;
  for (const entry of entries) await walk(entry, isOneFolder ? '' : entry.name, files, leftOut);
  if (files.length === 0) {
    return refuseTree(
      'import/empty-drop',
      'What was dropped holds no files that can be read.',
      'Drop the folder that holds the documentation, or a zip of it.',
    );
  }
  return { status: 'ok', tree: { name: isOneFolder ? only.name : 'Dropped files', files, leftOut } };
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
      files.push({ path: normal, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
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
