import { allFixEdits } from '../../../../authoring/source-edit/fix-edits.ts';
import { type Diagnostic, reachesFurther } from '../../../../project/diagnostics.ts';
import type { TextEdit } from '../../../../project/text-edit.ts';

/** What can be fixed by edits of its own file alone. */
export function fixableOf(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return problems.filter(({ file, fix }) => file !== undefined && fix !== undefined && !reachesFurther(fix));
}

/** The edits of as many of the fixes as fit the texts as they are now, by file. */
export function editsByFile(
  problems: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): ReadonlyMap<string, readonly TextEdit[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const problem of fixableOf(problems)) {
    const file = problem.file as string;
    files.set(file, [...(files.get(file) ?? []), problem]);
  }
  return new Map(
    [...files].flatMap(([file, own]) => {
      const text = textOf(file);
      const edits = text === undefined ? [] : allFixEdits(text, own);
      return edits.length === 0 ? [] : [[file, edits] as const];
    }),
  );
}
