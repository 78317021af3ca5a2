import type { Diagnostic, Severity } from '../../../engine/diagnostics.ts';
import { comparePaths } from '../../../engine/project/paths.ts';
import type { DiagnosticSource, ProjectState } from '../project-state.ts';
import { memoizeByKey } from './memoize.ts';

const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

export interface ProblemCounts {
  readonly error: number;
  readonly warning: number;
  readonly info: number;
}

const sort = memoizeByKey((bySource: ReadonlyMap<DiagnosticSource, readonly Diagnostic[]>): readonly Diagnostic[] => {
  const unique = new Map<string, Diagnostic>();
  for (const diagnostic of [...bySource.values()].flat()) {
    const { code, file = '', range, message } = diagnostic;
    unique.set([code, file, range?.start.line, range?.start.column, message].join('\n'), diagnostic);
  }
  return [...unique.values()].sort(compareProblems);
});

const count = memoizeByKey((problems: readonly Diagnostic[]): ProblemCounts => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity]++;
  return counts;
});

/** All problems once: errors first, then by file and place. */
export function selectProblems(state: Pick<ProjectState, 'diagnostics'>): readonly Diagnostic[] {
  return sort(state.diagnostics);
}

export function selectProblemCounts(state: Pick<ProjectState, 'diagnostics'>): ProblemCounts {
  return count(sort(state.diagnostics));
}

function compareProblems(a: Diagnostic, b: Diagnostic): number {
  return (
    SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
    comparePaths(a.file ?? '', b.file ?? '') ||
    (a.range?.start.line ?? 0) - (b.range?.start.line ?? 0) ||
    (a.range?.start.column ?? 0) - (b.range?.start.column ?? 0) ||
    comparePaths(a.code, b.code)
  );
}
