import type { RenamePlan } from '../../authoring/references/rename-heading.ts';
import type { FilesEdit } from '../store/index.ts';

/** The plan as edits of files that are refused where a text has changed since. */
export function editsOfPlan(plan: RenamePlan, readText: (file: string) => string): NonNullable<FilesEdit['edits']> {
  return new Map(
    plan.files.map(({ file, edits }) => {
      const text = readText(file);
      return [file, edits.map((edit) => ({ ...edit, before: text.slice(edit.start, edit.end) }))];
    }),
  );
}
