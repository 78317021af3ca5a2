import { allFixEdits } from '../../../authoring/source-edit/fix-edits.ts';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { storeWords } from '../../words/store.ts';
import { isUtf8, textOf } from '../selectors/file-text.ts';
import { editText } from './edit-text.ts';
import { type OperationResult, refuse, refuseNotText } from './operation.ts';

/** Makes the fixes of problems of one file, as one step. Those that touch another's place are left for the next time. */
export function fixProblems(files: ProjectFiles, path: string, problems: readonly Diagnostic[]): OperationResult {
  const bytes = files.get(path);
  if (bytes !== undefined && !isUtf8(bytes)) return refuseNotText(path);
  const edits = bytes === undefined ? [] : allFixEdits(textOf(bytes), problems);
  if (edits.length === 0) {
    return refuse('edit/outdated-fix', ...storeWords.refusals.outdatedFix(path), path);
  }
  const [first] = problems;
  const label =
    problems.length === 1 && first?.fix !== undefined
      ? plainTitle(first.fix.title)
      : storeWords.fixProblems(problems.length, path);
  return editText(files, path, { label, edits });
}

/** Names of steps are shown as they are. */
function plainTitle(title: string): string {
  return title.replaceAll('`', '');
}
