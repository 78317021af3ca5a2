/** Operations on the file map. Each gives a new map; files that did not change keep the identity of their bytes. */
import { withMovedNotes } from './notes-file.ts';
import { isInside } from './paths.ts';
import type { ProjectFiles } from './project-files.ts';

/** Adds a file or replaces its contents. */
export function writeFile(files: ProjectFiles, path: string, contents: Uint8Array): ProjectFiles {
  return new Map(files).set(path, contents);
}

/** Removes a file, or a folder with everything in it. */
export function deleteFile(files: ProjectFiles, path: string): ProjectFiles {
  return new Map([...files].filter(([file]) => !isInside(path, file)));
}

export type MoveResult =
  | { readonly status: 'moved'; readonly files: ProjectFiles }
  /** Nothing was changed: `paths` are already taken, or missing when `from` names nothing. */
  | { readonly status: 'taken' | 'missing'; readonly paths: readonly string[] };

/** The files at their new paths, in the same order. What colleagues have noted of a page goes along. */
export function withMovedFiles(files: ProjectFiles, moves: ReadonlyMap<string, string>): ProjectFiles {
  return withMovedNotes(new Map([...files].map(([file, bytes]) => [moves.get(file) ?? file, bytes])), moves);
}

/**
 * Renames a file or a folder, or moves it to another folder. Nothing is ever overwritten. The order of the map
 * stays, so that an undo gives the same map.
 */
export function moveFile(files: ProjectFiles, from: string, to: string): MoveResult {
  const moved = [...files.keys()].filter((file) => isInside(from, file));
  if (moved.length === 0) return { status: 'missing', paths: [from] };
  const targets = new Map(moved.map((file) => [file, to + file.slice(from.length)]));
  const taken = [...targets.values()].filter((target) => files.has(target) && !targets.has(target));
  if (taken.length > 0) return { status: 'taken', paths: taken };
  return { status: 'moved', files: withMovedFiles(files, targets) };
}
