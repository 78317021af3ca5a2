/** Finds the file that an author means: with or without extension, slash or the right case. */

import { decodePart } from './decode-address.ts';
import { normalizePath } from './paths.ts';
import type { ProjectFiles } from './project-files.ts';

/** Path in lower case → path as it is, for every file of a project. */
export type CaseIndex = ReadonlyMap<string, string>;

/** Makes indexes, and gives the last one again while a project has the same paths: a keystroke changes only bytes. */
export function createCaseIndexCache(): (files: ProjectFiles) => CaseIndex {
  let last: { readonly paths: readonly string[]; readonly index: CaseIndex } | undefined;
  return (files) => {
    const paths = [...files.keys()];
    if (last !== undefined && haveSameItems(last.paths, paths)) return last.index;
    const index = new Map(paths.map((path) => [path.toLowerCase(), path]));
    last = { paths, index };
    return index;
  };
}

function haveSameItems(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Looks files of one project up. The index without case is asked for when the first exact look-up fails. */
export function createFileFinder(
  files: ProjectFiles,
  indexOf: (files: ProjectFiles) => CaseIndex,
): (paths: readonly string[]) => string | undefined {
  let index: CaseIndex | undefined;
  return (paths) => {
    for (const path of paths) if (files.has(path)) return path;
    index ??= indexOf(files);
    for (const path of paths) {
      const found = index.get(path.toLowerCase());
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/**
 * Paths in the project that `written` may mean, the likeliest first: relative to the folder, relative to the
 * root, and without a `docs/` or `public/` prefix. Empty when it climbs out of the project.
 */
export function candidatePaths(written: string, folder: string): string[] {
  const isRooted = written.startsWith('/') || /^[@~]\//.test(written);
  const bare = decodePart(written.replace(/^[@~]?\//, ''));
  const paths = new Set<string | undefined>();
  if (!isRooted) paths.add(normalizePath(folder === '' ? bare : `${folder}/${bare}`));
  const root = normalizePath(bare.replace(/^(?:\.\.?\/)+/, ''));
  paths.add(root);
  paths.add(root?.replace(/^(?:docs|public|static)\//, ''));
  paths.delete(undefined);
  return [...paths] as string[];
}
