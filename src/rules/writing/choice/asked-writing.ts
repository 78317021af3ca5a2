/** What a project asks of whoever writes for it, for rules of an assistant. */
import type { ToldKind } from '../../rule.ts';
import { type RuleChoice, severityIn, type WordRule, wordsOf } from './rule-choice.ts';

export interface AskedWriting {
  readonly words: readonly WordRule[];
  /** What is told of the writing, by title. */
  readonly checks: readonly string[];
}

export function askedWriting(kinds: Iterable<ToldKind>, choice: RuleChoice): AskedWriting {
  const checks = [...kinds].flatMap(({ code, title, from }) =>
    from !== undefined && severityIn(choice, { code, from }) !== undefined ? [title] : [],
  );
  return { words: wordsOf(choice), checks };
}
