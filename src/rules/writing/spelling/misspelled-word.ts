import type { Spot, WritingRule } from '../writing-rule.ts';
import { wordsOfCode } from './known-words.ts';
import { wordsToSpell } from './words-to-spell.ts';

export const SPELLING = 'writing/spelling' as const;

/** Of pages whose language has a dictionary. */
export const misspelledWord: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  code: SPELLING,
  title: 'Word that no dictionary knows',
  why: 'A slip makes readers stop, and search does not find the word. A word that is right can be added to the word list.',
  run(page) {
    const { speller, words } = page;
    if (speller === undefined) return [];
    const unknown = wordsToSpell(page).filter(({ word }) => !speller.isRight(word));
    if (unknown.length === 0) return [];
    const ofCode = wordsOfCode(page);
    const listed = new Set(words.flatMap(({ use }) => use.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []));
    const isKnown = (word: string) => ofCode.has(word) || listed.has(word);
    return unknown
      .filter(({ word }) => !formsOf(word).some(isKnown))
      .map(({ start, end, word }): Spot => spotOf(start, end, word, speller.suggest(word)));
  },
};

/** In small letters: as it is, and without the end of a plural or possessive. */
export function formsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return [lower, lower.replace(/['’]s$/, ''), lower.replace(/s['’]?$/, '')];
}

function spotOf(start: number, end: number, word: string, suggested: readonly string[]): Spot {
  const [only, ...others] = suggested;
  const edits = (text: string) => [{ start, end, text }];
  return {
    start,
    end,
    subject: [word],
    message: `No dictionary knows \`${word}\`.`,
    hint:
      only === undefined
        ? 'Correct it, or add it to the word list of the project.'
        : `Write ${suggested.slice(0, 3).map((one) => `\`${one}\``).join(' or ')}, or add it to the word list of the project.`,
    ...(only !== undefined && others.length === 0 && { fix: { title: `Write \`${only}\``, edits: edits(only) } }),
    ...(others.length > 0 && { options: suggested }),
  };
}
