/**
 * What well-known style guides ask for, as far as our own rules can look for it: which rules they turn on beside the usual
 * ones, and which words they choose. In words of our own; the guides say much more.
 */
import type { WordRule } from './rule-choice.ts';

export interface StyleGuide {
  /** Codes of rules that are on beside those of `gentle`. */
  readonly rules: ReadonlySet<string>;
  readonly words: readonly WordRule[];
}

/** In both: sentences that speak to the reader and say who acts, now, without detours; lists in one form. */
const PLAIN = [
  'writing/second-person',
  'writing/passive-voice',
  'writing/future-tense',
  'writing/wordy-phrase',
  'writing/long-sentence',
  'writing/unlike-items',
  'writing/undefined-acronym',
];

const PLAIN_WORDS: readonly WordRule[] = [
  { use: 'for example', not: ['e.g.'] },
  { use: 'that is', not: ['i.e.'] },
  { use: 'sign in', not: ['log in'] },
  { use: 'email', not: ['e-mail'] },
  { use: 'use', not: ['utilize'] },
];

/** By preset. */
export const STYLE_GUIDES: ReadonlyMap<string, StyleGuide> = new Map([
  [
    'google',
    {
      rules: new Set([...PLAIN, 'writing/minimizing-word']),
      words: [
        ...PLAIN_WORDS,
        { use: 'lets you', not: ['allows you to', 'enables you to'] },
        { use: 'allowlist', not: ['whitelist'] },
        { use: 'denylist', not: ['blacklist'] },
      ],
    },
  ],
  ['microsoft', { rules: new Set(PLAIN), words: [...PLAIN_WORDS, { use: 'website', not: ['web site'] }] }],
]);
