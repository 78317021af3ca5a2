import { correctCase, followMoves } from '../../../authoring/references/file-uses.ts';
import { redirectMissing } from '../../../authoring/references/missing-files.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { addressesOf, fileLookup, selectFileUses } from '../selectors/file-uses.ts';
import { missingIn, selectMissingFiles } from '../selectors/missing-files.ts';
import type { CheckedEdit, FilesEdit } from './edit-files.ts';

/** What changes in the texts of a project so that all that names the files leads to their new paths. */
export function editsForMoves(
  files: ProjectFiles,
  moves: ReadonlyMap<string, string>,
): NonNullable<FilesEdit['edits']> {
  const lookup = fileLookup(files);
  const uses = selectFileUses(files);
  const among = new Set(moves.keys());
  for (const path of moves.keys()) for (const { file } of uses.get(path) ?? []) among.add(file);
  return editsOf(files, among, (file, bytes) => followMoves(file, addressesOf(file, bytes), lookup, moves));
}

/** What changes in the texts of a project so that what names missing files names those that take their place. */
export function editsForMissing(
  files: ProjectFiles,
  replacements: ReadonlyMap<string, string>,
): NonNullable<FilesEdit['edits']> {
  const lookup = fileLookup(files);
  const missing = selectMissingFiles(files);
  const among = new Set([...replacements.keys()].flatMap((path) => missing.get(path) ?? []).map(({ file }) => file));
  return editsOf(files, among, (file, bytes) => redirectMissing(missingIn(file, bytes, lookup), replacements));
}

/** What changes in these texts so that every address has the letter case of the file that it means. */
export function editsForCase(files: ProjectFiles, among: ReadonlySet<string>): NonNullable<FilesEdit['edits']> {
  const lookup = fileLookup(files);
  return editsOf(files, among, (file, bytes) => correctCase(file, addressesOf(file, bytes), lookup));
}

function editsOf(
  files: ProjectFiles,
  among: ReadonlySet<string>,
  edit: (file: string, bytes: Uint8Array) => readonly CheckedEdit[],
) {
  const all = new Map<string, readonly CheckedEdit[]>();
  for (const [file, bytes] of files) {
    if (!among.has(file)) continue;
    const edits = edit(file, bytes);
    if (edits.length > 0) all.set(file, edits);
  }
  return all;
}
