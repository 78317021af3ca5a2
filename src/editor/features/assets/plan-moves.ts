/** Which files of a library go where. Pure. */
import { isInside, nameOf } from '../../../engine/project/paths.ts';

/** What is moved: a folder with all that is in it, or chosen files. */
export type Moved =
  | { readonly kind: 'folder'; readonly folder: string; readonly paths: readonly string[] }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

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
  const place = to === '' ? 'the top folder' : to;
  if (moved.kind === 'folder') return `Rename the folder ${moved.folder} to ${place}`;
  return `Move ${moved.paths.length === 1 ? nameOf(moved.paths[0] ?? '') : `${moved.paths.length} files`} to ${place}`;
}

/** A folder as a person writes it: with or without slashes around it. */
export function cleanFolder(written: string): string {
  return written.trim().replace(/^\/+|\/+$/g, '');
}

/** Paths inside of a folder, at any depth; its name alone is none of them. */
export function pathsIn(folder: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path !== folder && isInside(folder, path));
}
