import type { ProjectFiles } from './project-files.ts';
import { replacedPaths, steppedPaths } from './replaced-files.ts';

/** Paths of the files that came or are others, in the order of `after`, then of those that went. */
export function differingPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] {
  const changed = steppedPaths(before, after) ?? changedPaths(before, after);
  if (changed) return changed;
  const present = [...after].filter(([path, bytes]) => before.get(path) !== bytes).map(([path]) => path);
  return [...present, ...[...before.keys()].filter((path) => !after.has(path))];
}

/**
 * Paths of the files whose bytes are others, when two states of a project hold the same files in the same order, as
 * they do while a file is typed in; `undefined` when they do not. Bytes are compared by identity.
 */
export function changedPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] | undefined {
  const replaced = replacedPaths(before, after);
  // What was made from the same files by a few replacements may have more of them.
  if (replaced) return replaced.every((path) => before.has(path) && after.has(path)) ? replaced : undefined;
  if (before.size !== after.size) return undefined;
  const changed: string[] = [];
  const others = after.entries();
  for (const [path, bytes] of before) {
    const other = others.next().value;
    if (other?.[0] !== path) return undefined;
    if (other[1] !== bytes) changed.push(path);
  }
  return changed;
}
