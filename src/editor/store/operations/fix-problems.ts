import { allFixEdits } from '../../../authoring/source-edit/fix-edits.ts';
import { type Diagnostic, type Fix, reachesFurther } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText } from '../../../project/text.ts';
import { storeWords } from '../../words/store.ts';
import { isEditableText, textOf } from '../selectors/file-text.ts';
import { editFiles } from './edit-files.ts';
import { editText } from './edit-text.ts';
import { type OperationResult, refuse, refuseNotText } from './operation.ts';

/** Makes the fixes of problems of one file, as one step. Those that touch another's place are left for the next time. */
export function fixProblems(files: ProjectFiles, path: string, problems: readonly Diagnostic[]): OperationResult {
  const [only, ...others] = problems;
  if (only?.fix !== undefined && others.length === 0 && reachesFurther(only.fix))
    return fixFiles(files, path, only.fix);
  const bytes = files.get(path);
  if (bytes !== undefined && !isEditableText(bytes)) return refuseNotText(path);
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

/** A fix that changes, adds or renames other files, too. */
function fixFiles(files: ProjectFiles, path: string, fix: Fix): OperationResult {
  const edits = fix.edits.map(({ start, end, text, written }) => ({ start, end, text, before: written }));
  const texts = Object.entries(fix.files ?? {}).map(([file, text]) => [file, encodeText(text)] as const);
  return editFiles(files, {
    label: plainTitle(fix.title),
    ...(edits.length > 0 && { edits: new Map([[path, edits]]) }),
    ...(fix.moves && { moves: new Map(Object.entries(fix.moves)) }),
    files: new Map(texts),
  });
}

/** Names of steps are shown as they are. */
function plainTitle(title: string): string {
  return title.replaceAll('`', '');
}
