import { transferWords as words } from '../words.ts';
import { isClutter } from './clutter.ts';
import type { IncomingFile, LeftOut, OpenedTree } from './incoming-tree.ts';
import { refuseTree } from './incoming-tree.ts';

/** The part of `File` that is needed. */
export type ListedFile = Pick<File, 'name' | 'size' | 'arrayBuffer' | 'webkitRelativePath'>;

/** The files of a folder picker (`<input webkitdirectory>`), each with its path from the chosen folder on. */
export function openFileList(list: Iterable<ListedFile>): OpenedTree {
  const files: IncomingFile[] = [];
  const leftOut: LeftOut[] = [];
  let name = '';
  for (const file of list) {
    const [folder = '', ...rest] = file.webkitRelativePath.normalize('NFC').split('/');
    name ||= folder;
    const path = rest.join('/') || file.name.normalize('NFC');
    if (isClutter(path)) leftOut.push({ path, reason: 'clutter' });
    else files.push({ path, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) });
  }
  if (files.length === 0) {
    return refuseTree('import/empty-folder', words.folderEmpty, words.chooseFolder);
  }
  return { status: 'ok', tree: { name: name || 'Project', files, leftOut } };
}
