import type { ProjectFiles } from '../../../project/project-files.ts';
import type { FileNote } from '../../../storage/folder-storage.ts';
import { digestOf } from '../folder/digest.ts';
import type { NewFolder } from './unstored-projects.ts';

/** What is noted of the files of a folder that a project was just read from. Rejects when it is cancelled. */
export async function folderNotes(
  files: ProjectFiles,
  { modified }: NewFolder,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, FileNote>> {
  const notes = new Map<string, FileNote>();
  for (const [path, bytes] of files) {
    signal?.throwIfAborted();
    const time = modified.get(path);
    // What the import made itself is not in the folder yet.
    if (time !== undefined) notes.set(path, { size: bytes.length, modified: time, digest: await digestOf(bytes) });
  }
  return notes;
}
