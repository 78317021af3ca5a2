/** Which rules for writers a project follows: its presets, switches, words, and what it does not want to be told. */

import type { Severity } from '../../../project/diagnostics.ts';
import { STYLE_GUIDES } from './style-guides.ts';

/** At the root of the project: it goes along with the project, and is no part of the site. */
export const CHOICE_FILE = 'leafwright.checks.json';

export const PRESETS = ['off', 'gentle', 'strict', 'google', 'microsoft'] as const;

export type Preset = (typeof PRESETS)[number];

/** As they are written in the file; `note` is what problems call `info`. */
export const LEVELS = ['off', 'advice', 'note', 'warning', 'error'] as const;

export type Level = (typeof LEVELS)[number];

/** One term of the project, and what is not to be written for it: nothing for one that only the spelling is to know. */
export interface WordRule {
  readonly use: string;
  readonly not: readonly string[];
}

/** A finding that the project does not want to be told. */
export interface IgnoredFinding {
  readonly rule: string;
  /** Absent: in all files. A path that ends in `/` is a folder. */
  readonly file?: string;
  /** One of the values that the finding is about; absent: all. */
  readonly about?: string;
  readonly reason: string;
}

export interface RuleChoice {
  readonly preset: Preset;
  /** By code of the rule. */
  readonly levels: ReadonlyMap<string, Level>;
  readonly words: readonly WordRule[];
  readonly ignored: readonly IgnoredFinding[];
}

/** Of a project that has chosen nothing. */
export const USUAL_CHOICE: RuleChoice = { preset: 'gentle', levels: new Map(), words: [], ignored: [] };

export interface Chosen {
  readonly code: string;
  readonly from: 'gentle' | 'strict';
  readonly severity?: Severity;
}

/** How bad what a rule for writers finds is in this project; `undefined` where the rule is off. */
export function severityIn(choice: RuleChoice, { code, from, severity = 'advice' }: Chosen): Severity | undefined {
  const level = choice.levels.get(code);
  if (level !== undefined) return severityOf(level);
  return isOn(choice.preset, code, from) ? severity : undefined;
}

function isOn(preset: Preset, code: string, from: Chosen['from']): boolean {
  if (preset === 'off') return false;
  return from === 'gentle' || preset === 'strict' || STYLE_GUIDES.get(preset)?.rules.has(code) === true;
}

/** `undefined` for what is not told. */
export function severityOf(level: Level): Severity | undefined {
  return level === 'off' ? undefined : level === 'note' ? 'info' : level;
}

/** The words that hold: those of the project, then those of its style guide that the project does not decide itself. */
export function wordsOf({ preset, words }: Pick<RuleChoice, 'preset' | 'words'>): readonly WordRule[] {
  const guide = STYLE_GUIDES.get(preset)?.words ?? [];
  const decided = new Set(words.flatMap(({ use, not }) => [use, ...not]).map((form) => form.toLowerCase()));
  const isLeft = ({ use, not }: WordRule) => ![use, ...not].some((form) => decided.has(form.toLowerCase()));
  return [...words, ...guide.filter(isLeft)];
}
