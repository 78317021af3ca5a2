/** Every kind of problem that can be reported, in words for the interface: those of rules, and those of whoever reads or renders. */

import type { Diagnostic } from '../project/diagnostics.ts';
import { canBeIgnored } from './ignored-problems.ts';
import { CONFIG_KINDS } from './kinds/config-kinds.ts';
import { EDITOR_KINDS } from './kinds/editor-kinds.ts';
import type { KindWords } from './kinds/kind-words.ts';
import { PAGE_KINDS } from './kinds/page-kinds.ts';
import { TEXT_KINDS } from './kinds/text-kinds.ts';
import { groupOfCode } from './problem-groups.ts';
import { RULES } from './registry.ts';
import type { ProblemKind, ToldKind } from './rule.ts';
import type { AnyRule } from './writing/writing-rule.ts';
import { ALL_WRITING_RULES } from './writing/writing-rules.ts';

const REPORTED: KindWords = { ...CONFIG_KINDS, ...TEXT_KINDS, ...PAGE_KINDS, ...EDITOR_KINDS };

/** By code. A rule speaks for its code, wherever else that is reported. */
export const PROBLEM_KINDS: ReadonlyMap<Diagnostic['code'], ToldKind> = new Map([
  ...Object.entries(REPORTED).map(([code, [title, why]]) => entryOf({ code: code as Diagnostic['code'], title, why })),
  ...RULES.map((rule) => entryOf(rule)),
  ...ALL_WRITING_RULES.map((rule) => entryOf(rule, rule)),
]);

function entryOf(
  { code, title, why }: ProblemKind,
  rule?: Pick<AnyRule, 'theme' | 'from'>,
): readonly [Diagnostic['code'], ToldKind] {
  const group = groupOfCode(code, rule?.theme);
  return [code, { code, title, why, group, isSwitched: canBeIgnored({ code }), ...(rule && { from: rule.from }) }];
}
