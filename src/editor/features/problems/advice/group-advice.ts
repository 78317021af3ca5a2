/** Advice in the order in which a reader notices it, below the name of its kind or of its page. */
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import { type Kinds, rankOf } from '../problem-filter.ts';

export interface GroupedAdvice {
  readonly key: string;
  readonly title: string;
  readonly problems: readonly Diagnostic[];
}

export function groupAdvice(
  kinds: Kinds,
  problems: readonly Diagnostic[],
  by: 'kind' | 'page',
): readonly GroupedAdvice[] {
  const sorted = problems.toSorted((one, other) => rankOf(kinds, one) - rankOf(kinds, other));
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
