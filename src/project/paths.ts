/** Paths of project and site files: relative, separated by `/`, never starting with one. */

/**
 * Resolves `.` and `..`, doubled slashes and a leading slash. `undefined` when the path climbs out of the folder.
 */
export function normalizePath(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else segments.push(segment);
  }
  return segments.join('/');
}

/** Folder of a path, without a slash at the end; empty at the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** Last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Extension in lower case without the dot; empty for none and for dotfiles. */
export function extensionOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The path without its extension. */
export function withoutExtension(path: string): string {
  const extension = extensionOf(path);
  return extension === '' ? path : path.slice(0, -extension.length - 1);
}

/** `target` as it is reached from the folder that holds `from`; both from the same root. */
export function relativePath(from: string, target: string): string {
  const here = from.split('/').slice(0, -1);
  const there = target.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}

/** Whether a path is the folder itself or lies in it; the empty folder holds everything. */
export function isInside(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** Order of paths everywhere: by code unit, the same on every machine. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
