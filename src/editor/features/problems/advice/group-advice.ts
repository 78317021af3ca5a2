/** Advice in the order in which a reader notices it, below the name of its kind or of its page. */
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import type { ProblemKind } from '../../../../rules/rule.ts';
import { adviceWords as words } from '../../../words/advice.ts';

export interface AdviceGroup {
  readonly key: string;
  readonly title: string;
  readonly problems: readonly Diagnostic[];
}

type Kinds = ReadonlyMap<string, ProblemKind>;

const ORDER = Object.keys(words.themes);

export function themeOf(kinds: Kinds, { code }: Diagnostic): string {
  return kinds.get(code)?.advice?.theme ?? '';
}

/** How many there are of each theme, in order; those without any are left out. */
export function countThemes(kinds: Kinds, problems: readonly Diagnostic[]): readonly (readonly [string, number])[] {
  return ORDER.map((theme) => [theme, problems.filter((one) => themeOf(kinds, one) === theme).length] as const).filter(
    ([, count]) => count > 0,
  );
}

export function groupAdvice(
  kinds: Kinds,
  problems: readonly Diagnostic[],
  by: 'kind' | 'page',
): readonly AdviceGroup[] {
  const rank = new Map(problems.map((one) => [one.code, ORDER.indexOf(themeOf(kinds, one))]));
  const sorted = problems.toSorted((one, other) => (rank.get(one.code) ?? 0) - (rank.get(other.code) ?? 0));
  const groups = new Map<string, { title: string; problems: Diagnostic[] }>();
  for (const problem of sorted) {
    const { code, file, page } = problem;
    const key = by === 'kind' ? code : (file ?? page ?? '');
    const title = by === 'kind' ? (kinds.get(code)?.title ?? code) : key || words.project;
    const group = groups.get(key) ?? { title, problems: [] };
    group.problems.push(problem);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
