import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { correctCase, followMoves } from '../../../engine/references/file-uses.ts';
import { addressesOf, fileLookup } from '../selectors/file-uses.ts';
import type { CheckedEdit, FilesEdit } from './edit-files.ts';

/** What changes in the texts of a project so that all that names the files leads to their new paths. */
export function editsForMoves(
  files: ProjectFiles,
  moves: ReadonlyMap<string, string>,
): NonNullable<FilesEdit['edits']> {
  const lookup = fileLookup(files);
  return editsOf(files, (file, bytes) => followMoves(file, addressesOf(file, bytes), lookup, moves));
}

/** What changes in these texts so that every address has the letter case of the file that it means. */
export function editsForCase(files: ProjectFiles, among: ReadonlySet<string>): NonNullable<FilesEdit['edits']> {
  const lookup = fileLookup(files);
  return editsOf(files, (file, bytes) => (among.has(file) ? correctCase(file, addressesOf(file, bytes), lookup) : []));
}

function editsOf(files: ProjectFiles, edit: (file: string, bytes: Uint8Array) => readonly CheckedEdit[]) {
  const all = new Map<string, readonly CheckedEdit[]>();
  for (const [file, bytes] of files) {
    const edits = edit(file, bytes);
    if (edits.length > 0) all.set(file, edits);
  }
  return all;
}
