import { ALL_WRITING_RULES } from './writing-rules.ts';

/** Of the rules that a project can choose. */
export const RULE_CODES: ReadonlySet<string> = new Set(ALL_WRITING_RULES.map(({ code }) => code));
