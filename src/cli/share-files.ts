import type { ProjectFiles } from '../project/project-files.ts';

/**
 * The same files with their bytes in shared memory, so that each thread sees them without a copy of its own. A file
 * whose contents `previous` has already stays the same object, which tells the engine that it has not changed.
 */
export function shareFiles(files: ProjectFiles, previous?: ProjectFiles): ProjectFiles {
  const isKnown = (path: string, bytes: Uint8Array): boolean => {
    const last = previous?.get(path);
    return last !== undefined && Buffer.compare(last, bytes) === 0;
  };
  const changed = [...files].filter(([path, bytes]) => !isKnown(path, bytes));
  const memory = new SharedArrayBuffer(changed.reduce((sum, [, bytes]) => sum + bytes.length, 0));
  const shared = new Map<string, Uint8Array>();
  let start = 0;
  for (const [path, bytes] of changed) {
    const view = new Uint8Array(memory, start, bytes.length);
    view.set(bytes);
    shared.set(path, view);
    start += bytes.length;
  }
  return new Map([...files].map(([path, bytes]) => [path, shared.get(path) ?? previous?.get(path) ?? bytes]));
}
