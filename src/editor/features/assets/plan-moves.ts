/** Which files of a library go where. Pure. */
import { isInside, nameOf } from '../../../project/paths.ts';
import { assetDialogWords as words } from '../../words/asset-dialogs.ts';

/** What is moved: a folder with all that is in it, or chosen files. */
export type Moved =
  | { readonly kind: 'folder'; readonly folder: string; readonly paths: readonly string[] }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

/** @param paths of all files there are */
export function folderMove(folder: string, paths: readonly string[]): Moved {
  return { kind: 'folder', folder, paths: pathsIn(folder, paths) };
}

/** New paths by old ones; empty where nothing moves. */
export function planMoves(moved: Moved, to: string): ReadonlyMap<string, string> {
  const start = to === '' ? '' : `${to}/`;
  const moves = moved.paths.map((path): [string, string] => [
    path,
    start + (moved.kind === 'folder' ? path.slice(moved.folder.length + 1) : nameOf(path)),
  ]);
  return new Map(moves.filter(([from, after]) => from !== after));
}

/** `Rename the folder images to img`, `Move 3 files to img`. */
export function moveLabel(moved: Moved, to: string): string {
  if (moved.kind === 'folder') return words.moveFolderStep(moved.folder, to);
  const [first = '', ...others] = moved.paths;
  return others.length === 0 ? words.moveFileStep(nameOf(first), to) : words.moveFilesStep(moved.paths.length, to);
}

/** `Moved 3 files to img`. */
export function movedTitle(moved: Moved, to: string): string {
  if (moved.kind === 'folder') return words.movedFolder(moved.folder, to);
  const [first = '', ...others] = moved.paths;
  return others.length === 0 ? words.movedFile(nameOf(first), to) : words.movedFiles(moved.paths.length, to);
}

/** A folder as a person writes it: with or without slashes around it. */
export function cleanFolder(written: string): string {
  return written.trim().replace(/^\/+|\/+$/g, '');
}

/** Paths inside of a folder, at any depth; its name alone is none of them. */
export function pathsIn(folder: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path !== folder && isInside(folder, path));
}
