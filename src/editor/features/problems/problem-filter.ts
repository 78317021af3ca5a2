/** Which of the things that were found a person wants to see, and in which order a reader of the site notices them. Pure. */
import type { Diagnostic, Severity } from '../../../project/diagnostics.ts';
import type { ToldKind } from '../../../rules/rule.ts';
import { problemGroupWords } from '../../words/problem-groups.ts';

export type Kinds = ReadonlyMap<string, ToldKind>;

/** What is absent does not matter. */
export interface ProblemFilter {
  readonly severity?: Severity | undefined;
  readonly group?: string | undefined;
  readonly file?: string | undefined;
}

export type Count<Name extends string = string> = readonly [name: Name, count: number];

const GROUPS = Object.keys(problemGroupWords);
/** What is bad comes first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'advice'];

export function groupOf(kinds: Kinds, { code }: Diagnostic): string {
  return kinds.get(code)?.group ?? 'editor';
}

/** The lower, the sooner a reader notices it. */
export function rankOf(kinds: Kinds, problem: Diagnostic): number {
  return GROUPS.indexOf(groupOf(kinds, problem));
}

export function filterProblems(
  kinds: Kinds,
  problems: readonly Diagnostic[],
  { severity, group, file }: ProblemFilter,
): readonly Diagnostic[] {
  if (severity === undefined && group === undefined && file === undefined) return problems;
  return problems.filter(
    (one) =>
      (severity === undefined || one.severity === severity) &&
      (group === undefined || groupOf(kinds, one) === group) &&
      (file === undefined || isIn(file, one)),
  );
}

/** One that stands for many is in each of their files. */
function isIn(file: string, { file: own, parts = [] }: Diagnostic): boolean {
  return own === file || parts.some((part) => part.file === file);
}

/** How many there are of each, the worst first; those without any are left out. */
export function countSeverities(problems: readonly Diagnostic[]): readonly Count<Severity>[] {
  return counted(SEVERITIES, problems, ({ severity }) => severity);
}

/** The same by what they are about, in the order in which a reader notices it. */
export function countGroups(kinds: Kinds, problems: readonly Diagnostic[]): readonly Count[] {
  return counted(GROUPS, problems, (one) => groupOf(kinds, one));
}

function counted<Name extends string>(
  names: readonly Name[],
  problems: readonly Diagnostic[],
  nameOf: (problem: Diagnostic) => Name,
): readonly Count<Name>[] {
  const counts = new Map<Name, number>();
  for (const problem of problems) {
    const name = nameOf(problem);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return names.flatMap((name) => {
    const count = counts.get(name);
    return count === undefined ? [] : [[name, count] as const];
  });
}

export interface FileGroup {
  /** Path of the file, or of the page where that is generated; empty for the project. */
  readonly file: string;
  readonly items: readonly Diagnostic[];
}

/** By file. The file with the worst comes first; of files that are as bad, the one whose fault a reader notices first. */
export function groupByFile(kinds: Kinds, problems: readonly Diagnostic[]): readonly FileGroup[] {
  const groups = new Map<string, { items: Diagnostic[]; weight: number }>();
  for (const problem of problems) {
    const file = problem.file ?? problem.page ?? '';
    const group = groups.get(file) ?? { items: [], weight: Number.POSITIVE_INFINITY };
    group.items.push(problem);
    group.weight = Math.min(
      group.weight,
      SEVERITIES.indexOf(problem.severity) * GROUPS.length + Math.max(rankOf(kinds, problem), 0),
    );
    groups.set(file, group);
  }
  return [...groups]
    .toSorted(([, one], [, other]) => one.weight - other.weight)
    .map(([file, { items }]) => ({ file, items }));
}
