import type { ProjectFiles } from './project-files.ts';

export function isSameContent(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));
}

/** Path of the first file with these bytes. */
export function findSameFile(files: ProjectFiles, contents: Uint8Array): string | undefined {
  for (const [path, bytes] of files) if (isSameContent(bytes, contents)) return path;
  return undefined;
}
