/** Every kind of problem that can be reported, in words for the interface: those of rules, and those of whoever reads or renders. */

import type { Diagnostic } from '../project/diagnostics.ts';
import { CONFIG_KINDS } from './kinds/config-kinds.ts';
import { EDITOR_KINDS } from './kinds/editor-kinds.ts';
import type { KindWords } from './kinds/kind-words.ts';
import { PAGE_KINDS } from './kinds/page-kinds.ts';
import { TEXT_KINDS } from './kinds/text-kinds.ts';
import { RULES } from './registry.ts';
import type { ProblemKind } from './rule.ts';
import { ALL_WRITING_RULES } from './writing/writing-rules.ts';

const REPORTED: KindWords = { ...CONFIG_KINDS, ...TEXT_KINDS, ...PAGE_KINDS, ...EDITOR_KINDS };

/** By code. A rule speaks for its code, wherever else that is reported. */
export const PROBLEM_KINDS: ReadonlyMap<Diagnostic['code'], ProblemKind> = new Map([
  ...Object.entries(REPORTED).map(([code, [title, why]]): [Diagnostic['code'], ProblemKind] => {
    const known = code as Diagnostic['code'];
    return [known, { code: known, title, why }];
  }),
  ...RULES.map(({ code, title, why }): [Diagnostic['code'], ProblemKind] => [code, { code, title, why }]),
  ...ALL_WRITING_RULES.map(({ code, title, why, theme, from }): [Diagnostic['code'], ProblemKind] => [
    code,
    { code, title, why, advice: { theme, from } },
  ]),
]);
