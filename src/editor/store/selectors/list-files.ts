import { changedPaths } from '../../../project/changed-paths.ts';
import { comparePaths } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { steppedPaths } from '../../../project/replaced-files.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

/** More than that, and all are sorted. */
const MOST_PUT_IN = 8;

/**
 * A list of the files of one kind, by path. Of thousands only those that came or went are looked at, and the list stays the
 * same while none did.
 *
 * @param isListed told by the path alone
 */
export function createFileList(isListed: (path: string) => boolean): (files: ProjectFiles) => readonly string[] {
  const stable = createStableList<string>();
  let lastFiles: ProjectFiles = new Map();
  const listOf: (files: ProjectFiles) => readonly string[] = memoizeByKey((files: ProjectFiles) => {
    const before = lastFiles;
    const changed = before.size === 0 ? undefined : (steppedPaths(before, files) ?? changedPaths(before, files));
    const last = changed && listOf(before);
    lastFiles = files;
    if (changed === undefined || last === undefined) {
      return stable([...files.keys()].filter(isListed).sort(comparePaths));
    }
    const others = changed.filter((path) => before.has(path) !== files.has(path) && isListed(path));
    if (others.length === 0) return last;
    const came = others.filter((path) => files.has(path));
    const left = came.length === others.length ? last : last.filter((path) => files.has(path));
    return stable(came.length > MOST_PUT_IN ? [...left, ...came].sort(comparePaths) : came.reduce(withPath, left));
  });
  return listOf;
}

/** With a path at its place in a sorted list. */
function withPath(paths: readonly string[], path: string): readonly string[] {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparePaths(paths[middle] ?? '', path) < 0) low = middle + 1;
    else high = middle;
  }
  return paths.toSpliced(low, 0, path);
}
