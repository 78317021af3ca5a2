/** Writes and deletes single files of a folder on the computer, and never what another program has changed meanwhile. */
import { type FileHandle, type FolderHandle, isNamed, isNotFound } from './folder-handle.ts';
import { type FoundFile, findFile, findFolder, lookAtFile } from './scan-folder.ts';

/** `changed`: another program was there since `before`, and nothing was written. */
export type WriteResult = { readonly status: 'written'; readonly file: FoundFile } | { readonly status: 'changed' };

/** @param before the file as it was seen last; absent where there was none */
export async function writeFile(
  folder: FolderHandle,
  path: string,
  bytes: Uint8Array,
  before: FoundFile | undefined,
): Promise<WriteResult> {
  const handle = before?.handle ?? (await createFile(folder, path));
  if (handle === undefined) return { status: 'changed' };
  const writing = await handle.createWritable();
  try {
    await writing.write(bytes as Uint8Array<ArrayBuffer>);
    // As late as can be: what is closed takes the place of what is there.
    const now = await lookAtFile(handle);
    const isSame = before ? isSameFile(before, now) : now === undefined || now.size === 0;
    if (!isSame) {
      await writing.abort();
      return { status: 'changed' };
    }
    await writing.close();
  } catch (error) {
    // What was begun goes; why it did not work is what counts.
    await writing.abort().catch(() => undefined);
    throw error;
  }
  const file = await lookAtFile(handle);
  return file ? { status: 'written', file } : { status: 'changed' };
}

/** Folders that are empty with it go along. `false`: another program was there, and nothing was deleted. */
export async function deleteFile(folder: FolderHandle, path: string, before: FoundFile): Promise<boolean> {
  const now = await lookAtFile(before.handle);
  if (now === undefined) return true;
  if (!isSameFile(before, now)) return false;
  const names = path.split('/').slice(0, -1);
  const parent = await findFolder(folder, names, false);
  // The name on the disk: it may have another form there.
  await parent?.removeEntry(before.handle.name);
  await removeEmptyFolders(folder, names);
  return true;
}

function isSameFile(before: FoundFile, now: FoundFile | undefined): boolean {
  return now !== undefined && now.size === before.size && now.modified === before.modified;
}

/** A new, empty file; `undefined` when there is one of that name by now. */
async function createFile(folder: FolderHandle, path: string): Promise<FileHandle | undefined> {
  if ((await findFile(folder, path)) !== undefined) return undefined;
  const names = path.split('/');
  const name = names.pop() ?? '';
  const parent = await findFolder(folder, names, true);
  return parent?.getFileHandle(name, { create: true });
}

async function removeEmptyFolders(root: FolderHandle, names: readonly string[]): Promise<void> {
  for (let depth = names.length; depth > 0; depth--) {
    try {
      const [parent, child] = await Promise.all([
        findFolder(root, names.slice(0, depth - 1), false),
        findFolder(root, names.slice(0, depth), false),
      ]);
      if (child === undefined) return;
      await parent?.removeEntry(child.name);
    } catch (error) {
      // Something else is in it: what is hidden, or what another program has just put there.
      if (isNamed(error, 'InvalidModificationError') || isNotFound(error)) return;
      throw error;
    }
  }
}
