import type { Diagnostic, Severity } from '../../../project/diagnostics.ts';
import { comparePaths } from '../../../project/paths.ts';
import { createIgnoredTest, type IgnoredProblem } from '../../../rules/ignored-problems.ts';
import type { AsChosen, DiagnosticSource, ProjectState } from '../project-state.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2, advice: 3 };

export interface ProblemCounts {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
  readonly advice: number;
}

const sort = memoizeByKey((bySource: ReadonlyMap<DiagnosticSource, readonly Diagnostic[]>): readonly Diagnostic[] => {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of [...bySource.values()].flat()) {
    const { code, page = '', file = page, range, message } = diagnostic;
    const key = [code, file, range?.start.line, range?.start.column, message].join('\n');
    const known = unique.get(key);
    if (known === undefined || waysOut(diagnostic) > waysOut(known)) unique.set(key, diagnostic);
  }
  return [...unique.values()].sort(compareProblems);
});

/** Of two who found the same, the one counts that knows more of what to do about it. */
function waysOut({ fix, choice }: Diagnostic): number {
  return (fix === undefined ? 0 : 1) + (choice === undefined ? 0 : 1);
}

const count = memoizeByKey((problems: readonly Diagnostic[]): ProblemCounts => {
  const counts = { error: 0, warning: 0, info: 0, advice: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
});

const withoutIgnored = memoizeByKey((problems: readonly Diagnostic[]) =>
  memoizeByKey((ignored: readonly IgnoredProblem[]): readonly Diagnostic[] => {
    const isIgnored = createIgnoredTest(ignored);
    return ignored.length === 0 ? problems : problems.filter((problem) => !isIgnored(problem));
  }),
);

const chosen = memoizeByKey((problems: readonly Diagnostic[]) =>
  memoizeByKey((asChosen: AsChosen) => asChosen(problems).toSorted(compareProblems)),
);

type ProblemState = Pick<ProjectState, 'diagnostics' | 'ignoredProblems' | 'asChosen'>;

/** All problems once, as bad as the project says, without those that are ignored: errors first, then by file and place. */
export function selectProblems({ diagnostics, ignoredProblems, asChosen }: ProblemState): readonly Diagnostic[] {
  const all = sort(diagnostics);
  return withoutIgnored(asChosen ? chosen(all)(asChosen) : all)(ignoredProblems);
}

export function selectProblemCounts(state: ProblemState): ProblemCounts {
  return count(selectProblems(state));
}

const stable = createStableList<IgnoredProblem>();

/** Problems that are ignored, the newest first. Those of files that are gone come back with their files. */
export function selectIgnoredProblems({
  ignoredProblems,
  files,
}: Pick<ProjectState, 'ignoredProblems' | 'files'>): readonly IgnoredProblem[] {
  return stable(ignoredProblems.filter(({ file }) => file === undefined || files.has(file)).reverse());
}

function compareProblems(a: Diagnostic, b: Diagnostic): number {
  return (
    SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
    comparePaths(a.file ?? a.page ?? '', b.file ?? b.page ?? '') ||
    (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
    (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0) ||
    comparePaths(a.code, b.code)
  );
}
