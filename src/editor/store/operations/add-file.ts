import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { checkNewPath } from './check-new-path.ts';
import type { OperationResult } from './operation.ts';

/** Adds a file; never replaces one. */
export function addFile(files: ProjectFiles, path: string, contents: Uint8Array): OperationResult {
  const refusal = checkNewPath(files, path);
  if (refusal) return refusal;
  return {
    status: 'ok',
    label: storeWords.addFile(path),
    undo: { kind: 'start' },
    changes: [{ path, after: contents }],
  };
}
