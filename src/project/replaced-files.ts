import { layersOf, withEntries } from '../shared/patched-map.ts';
import type { ProjectFiles } from './project-files.ts';

/** A file to put in place of another; without what it is after, one to take away. */
export interface FileReplacement {
  readonly path: string;
  readonly after?: Uint8Array | undefined;
}

/**
 * The files with these changes, in order; the given files stay as they are. Typing changes one file at every key, so
 * as long as no file goes, nothing is copied: the new files are the old ones with a few others in front.
 */
export function replaceFiles(files: ProjectFiles, replacements: readonly FileReplacement[]): ProjectFiles {
  const entries = replacements.flatMap(({ path, after }) => (after ? [[path, after] as const] : []));
  const { base, patch } = layersOf(files);
  const next =
    entries.length === replacements.length ? withEntries(files, entries) : withAndWithout(files, replacements);
  // A copy is a base of its own.
  if (layersOf(next).base === next) {
    const paths = [...patch.keys(), ...replacements.map(({ path }) => path)];
    origins.set(next, { base: new WeakRef(base), paths });
  }
  return next;
}

function withAndWithout(files: ProjectFiles, replacements: readonly FileReplacement[]): ProjectFiles {
  const next = new Map(files);
  for (const { path, after } of replacements) {
    if (after) next.set(path, after);
    else next.delete(path);
  }
  return next;
}

/** Of a copy: what it was made from, and all paths that may differ from that. */
const origins = new WeakMap<
  ProjectFiles,
  { readonly base: WeakRef<ProjectFiles>; readonly paths: readonly string[] }
>();

/**
 * Paths of the files that came, went or have other bytes, when the second state was made from the first by a few
 * replacements; `undefined` when that is not known. What is there comes before what went.
 */
export function steppedPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] | undefined {
  const replaced = replacedPaths(before, after);
  if (replaced) return replaced;
  const [one, other] = [layersOf(before), layersOf(after)];
  const origin = origins.get(other.base);
  if (origin?.base.deref() !== one.base) return undefined;
  return differing([...one.patch.keys(), ...origin.paths, ...other.patch.keys()], before, after);
}

/**
 * Paths of the files whose bytes differ, when both states come from one by replacing and adding files; else `undefined`.
 * What is there comes before what went.
 */
export function replacedPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] | undefined {
  const [one, other] = [layersOf(before), layersOf(after)];
  if (one.base !== other.base) return undefined;
  return differing([...one.patch.keys(), ...other.patch.keys()], before, after);
}

function differing(candidates: readonly string[], before: ProjectFiles, after: ProjectFiles): readonly string[] {
  const paths = [...new Set(candidates)].filter((path) => before.get(path) !== after.get(path));
  return [...paths.filter((path) => after.has(path)), ...paths.filter((path) => !after.has(path))];
}
