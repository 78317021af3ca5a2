import type { ProjectFiles } from './project-files.ts';

/** More files than that and they are copied into one map: reading stays quick, and the bytes of before can go. */
const MOST_REPLACED = 24;

/** A file to put in place of another; without what it is after, one to take away. */
export interface FileReplacement {
  readonly path: string;
  readonly after?: Uint8Array | undefined;
}

/**
 * The files with these changes, in order; the given files stay as they are. Typing changes one file at every key, so
 * as long as no file comes or goes, nothing is copied: the new files are the old ones with a few others in front.
 */
export function replaceFiles(files: ProjectFiles, replacements: readonly FileReplacement[]): ProjectFiles {
  const { base, replaced } = layersOf(files);
  const isSameSet = replacements.every(({ path, after }) => after !== undefined && base.has(path));
  if (isSameSet && replaced.size + replacements.length <= MOST_REPLACED) {
    const more = replacements.flatMap(({ path, after }) => (after ? [[path, after] as const] : []));
    return new ReplacedFiles(base, new Map([...replaced, ...more]));
  }
  const next = new Map(files);
  origins.set(next, { base: new WeakRef(base), paths: [...replaced.keys(), ...replacements.map(({ path }) => path)] });
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
  const candidates = [...new Set([...one.replaced.keys(), ...origin.paths, ...other.replaced.keys()])];
  const paths = candidates.filter((path) => before.get(path) !== after.get(path));
  return [...paths.filter((path) => after.has(path)), ...paths.filter((path) => !after.has(path))];
}

/** Paths of the files whose bytes differ, when both states come from one by replacing files; else `undefined`. */
export function replacedPaths(before: ProjectFiles, after: ProjectFiles): readonly string[] | undefined {
  const [one, other] = [layersOf(before), layersOf(after)];
  if (one.base !== other.base) return undefined;
  const paths = new Set([...one.replaced.keys(), ...other.replaced.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

const NONE: ProjectFiles = new Map();

function layersOf(files: ProjectFiles): { readonly base: ProjectFiles; readonly replaced: ProjectFiles } {
  return files instanceof ReplacedFiles ? files : { base: files, replaced: NONE };
}

/** Files of which a few have other bytes. Their order is that of the files behind them. */
class ReplacedFiles implements ProjectFiles {
  readonly base: ProjectFiles;
  /** Of paths that `base` has. */
  readonly replaced: ProjectFiles;

  constructor(base: ProjectFiles, replaced: ProjectFiles) {
    this.base = base;
    this.replaced = replaced;
  }

  get size(): number {
    return this.base.size;
  }

  has(path: string): boolean {
    return this.base.has(path);
  }

  get(path: string): Uint8Array | undefined {
    return this.replaced.get(path) ?? this.base.get(path);
  }

  keys(): MapIterator<string> {
    return this.base.keys();
  }

  *values(): MapIterator<Uint8Array> {
    for (const [, bytes] of this) yield bytes;
  }

  *entries(): MapIterator<[string, Uint8Array]> {
    for (const [path, bytes] of this.base) yield [path, this.replaced.get(path) ?? bytes];
  }

  [Symbol.iterator](): MapIterator<[string, Uint8Array]> {
    return this.entries();
  }

  forEach(run: (bytes: Uint8Array, path: string, files: ProjectFiles) => void): void {
    for (const [path, bytes] of this) run(bytes, path, this);
  }
}
