/** Writes what the project has changed into the folder, and deletes what it has deleted. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { type FolderHandle, isNamed } from '../../../transfer/folder/folder-handle.ts';
import type { FoundFiles } from '../../../transfer/folder/scan-folder.ts';
import { deleteFile, writeFile } from '../../../transfer/folder/write-file.ts';
import { folderProblem } from './folder-problem.ts';
import { type KnownFiles, noteOf } from './known-files.ts';

export class FolderWriter {
  readonly #folder: FolderHandle;
  readonly #known: KnownFiles;
  readonly #found: FoundFiles;
  /** Another program has changed a file since; it was not written. */
  isOvertaken = false;

  /** @param found what was in the folder when the files were compared: what is not so any more is left alone */
  constructor(folder: FolderHandle, known: KnownFiles, found: FoundFiles) {
    this.#folder = folder;
    this.#known = known;
    this.#found = found;
  }

  /** One file that cannot be written keeps no other back; gives the first problem. Rejects when the permission is gone. */
  async write(paths: readonly string[], files: ProjectFiles, folderName: string): Promise<Diagnostic | undefined> {
    let problem: Diagnostic | undefined;
    for (const path of inOrder(paths, files)) {
      try {
        const bytes = files.get(path);
        if (bytes) await this.#writeOne(path, bytes);
        else await this.#deleteOne(path);
      } catch (error) {
        if (isNamed(error, 'NotAllowedError')) throw error;
        problem ??= folderProblem(folderName, error, path);
      }
    }
    return problem;
  }

  async #writeOne(path: string, bytes: Uint8Array): Promise<void> {
    const result = await writeFile(this.#folder, path, bytes, this.#found.get(path));
    if (result.status === 'written') this.#known.settle(path, await noteOf(result.file, bytes), bytes);
    else this.isOvertaken = true;
  }

  async #deleteOne(path: string): Promise<void> {
    const there = this.#found.get(path);
    if (there === undefined || (await deleteFile(this.#folder, path, there))) {
      this.#known.settle(path, undefined, undefined);
    } else this.isOvertaken = true;
  }
}

/**
 * New contents first and deletions last, so that a file that is moved is never nowhere. Only where both names differ in
 * case alone it is the other way round: on many disks they are one file.
 */
function inOrder(paths: readonly string[], files: ProjectFiles): readonly string[] {
  const written = new Set(paths.filter((path) => files.has(path)).map((path) => path.toLowerCase()));
  const rank = (path: string) => (files.has(path) ? 1 : written.has(path.toLowerCase()) ? 0 : 2);
  return paths.toSorted((one, other) => rank(one) - rank(other));
}
