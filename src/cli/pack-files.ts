import type { ProjectFiles } from '../engine/project/project-files.ts';
import type { PackedFiles } from './worker-protocol.ts';

/** Copies the bytes of all files into one piece of shared memory. */
export function packFiles(files: ProjectFiles): PackedFiles {
  let total = 0;
  for (const bytes of files.values()) total += bytes.length;
  const memory = new SharedArrayBuffer(total);
  const all = new Uint8Array(memory);
  const entries: (readonly [string, number, number])[] = [];
  let start = 0;
  for (const [path, bytes] of files) {
    all.set(bytes, start);
    entries.push([path, start, bytes.length]);
    start += bytes.length;
  }
  return { memory, entries };
}

/** The files as views into the shared memory; those that `previous` has with the same contents stay the same objects. */
export function unpackFiles({ memory, entries }: PackedFiles, previous?: ProjectFiles): ProjectFiles {
  return new Map(
    entries.map(([path, start, length]) => {
      const bytes = new Uint8Array(memory, start, length);
      const last = previous?.get(path);
      return [path, last !== undefined && Buffer.compare(last, bytes) === 0 ? last : bytes];
    }),
  );
}
