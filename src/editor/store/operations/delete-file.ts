import { deleteFile as withoutFile } from '../../../project/edit-files.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { changesBetween } from '../file-change.ts';
import { type OperationResult, refuse } from './operation.ts';

/** Deletes a file, or a folder with everything in it; undo brings it back. */
export function deleteFile(files: ProjectFiles, path: string): OperationResult {
  const changes = changesBetween(files, withoutFile(files, path));
  if (path === '' || changes.length === 0) {
    return refuse('edit/missing-file', ...storeWords.refusals.noFileOrFolder(path));
  }
  return { status: 'ok', label: storeWords.deleteFile(path), undo: { kind: 'start' }, changes };
}
