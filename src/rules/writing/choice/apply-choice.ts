/** A project's choice over everything that is told of it, whoever found it. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { canBeIgnored } from '../../ignored-problems.ts';
import { isIgnored } from './is-ignored.ts';
import type { IgnoredFinding, Level } from './rule-choice.ts';

/** The parts of a choice that say something of what was found. */
export interface AppliedChoice {
  readonly levels: readonly (readonly [code: string, level: Level])[];
  readonly ignored: readonly IgnoredFinding[];
}

/** Without what the project does not want to be told, and as bad as it says. The same list where that changes nothing. */
export function applyChoice(
  { levels, ignored }: AppliedChoice,
  problems: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (levels.length === 0 && ignored.length === 0) return problems;
  const chosen = new Map(levels);
  return problems.flatMap((problem): readonly Diagnostic[] => {
    const level = chosen.get(problem.code);
    if (!canBeIgnored(problem)) return [problem];
    if (level === 'off' || isIgnored(ignored, problem)) return [];
    const severity = level === 'note' ? 'info' : (level ?? problem.severity);
    return severity === problem.severity ? [problem] : [{ ...problem, severity }];
  });
}
