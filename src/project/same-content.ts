import type { ProjectFiles } from './project-files.ts';

/** Whether two files hold the same bytes; a file that is not there is like another that is not there. */
export function isSameContent(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true;
  return one?.length === other?.length && one?.every((byte, index) => byte === other?.[index]) === true;
}

/** Path of the first file with these bytes. */
export function findSameFile(files: ProjectFiles, contents: Uint8Array): string | undefined {
  for (const [path, bytes] of files) if (isSameContent(bytes, contents)) return path;
  return undefined;
}
