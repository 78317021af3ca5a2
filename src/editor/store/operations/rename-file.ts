import { moveFile } from '../../../project/edit-files.ts';
import { isInside } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { changesBetween } from '../file-change.ts';
import { checkNewPath } from './check-new-path.ts';
import { type OperationResult, refuse } from './operation.ts';

/** Renames or moves a file or a folder; never replaces anything. */
export function renameFile(files: ProjectFiles, from: string, to: string): OperationResult {
  const others = new Map([...files].filter(([path]) => !isInside(from, path)));
  const refusal = checkNewPath(others, to);
  if (refusal) return refusal;
  const moved = moveFile(files, from, to);
  if (moved.status !== 'moved') {
    return moved.status === 'missing'
      ? refuse('edit/missing-file', ...storeWords.refusals.noFileOrFolder(from))
      : refuse('edit/path-taken', ...storeWords.refusals.taken(moved.paths[0] ?? to));
  }
  const changes = changesBetween(files, moved.files);
  const place = { kind: 'file', path: to } as const;
  return { status: 'ok', label: storeWords.renameFile(from, to), undo: { kind: 'start' }, place, changes };
}
