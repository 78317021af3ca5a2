/** Problems of a page in numbers and lengths that the editor can list, whatever its code does to make more of them. */
import type { Diagnostic, Severity } from '../../../project/diagnostics.ts';

const MOST_PROBLEMS = 200;
const LONGEST_TEXT = 2000;

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The worst ones, in the order in which they stand, and how many more there are. */
export function boundedProblems(problems: readonly Diagnostic[], file: string | undefined): readonly Diagnostic[] {
  const bounded = problems.length <= MOST_PROBLEMS ? problems : worstOf(problems, file);
  return bounded.map(shortened);
}

function worstOf(problems: readonly Diagnostic[], file: string | undefined): readonly Diagnostic[] {
  const worst = new Set(
    ORDER.flatMap((wanted) => problems.filter(({ severity }) => severity === wanted)).slice(0, MOST_PROBLEMS),
  );
  const others = problems.filter((problem) => !worst.has(problem));
  const severity = ORDER.find((wanted) => others.some((problem) => problem.severity === wanted)) ?? 'info';
  const more: Diagnostic = {
    code: 'page/more-problems',
    severity,
    message: `This page has ${others.length.toLocaleString('en')} more problems, which are not listed.`,
    hint: 'Mend some of those that are listed: then the others come.',
    ...(file !== undefined && { file }),
  };
  return [...problems.filter((problem) => worst.has(problem)), more];
}

/** What an author's code throws may be as long as it likes. */
function shortened(problem: Diagnostic): Diagnostic {
  const { message, hint = '', subject = [], parts = [] } = problem;
  const isShort =
    parts.length <= MOST_PROBLEMS &&
    [message, hint, ...subject, ...parts.map(({ text }) => text)].every((text) => text.length <= LONGEST_TEXT);
  if (isShort) return problem;
  return {
    ...problem,
    message: cut(message),
    ...(problem.hint !== undefined && { hint: cut(hint) }),
    ...(problem.subject && { subject: subject.map(cut) }),
    ...(problem.parts && { parts: parts.slice(0, MOST_PROBLEMS).map((part) => ({ ...part, text: cut(part.text) })) }),
  };
}

function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;
}
