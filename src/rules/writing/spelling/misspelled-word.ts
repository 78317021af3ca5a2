import type { Spot, WritingRule } from '../writing-rule.ts';
import { wordsOfCode } from './known-words.ts';
import type { Speller } from './speller.ts';
import { SHORTEST, type WordToSpell, wordsToSpell } from './words-to-spell.ts';

export const SPELLING = 'writing/spelling' as const;

/**
 * Of pages whose language has a dictionary. A word that is near to no other is hardly a slip: most are terms of a trade, so
 * nothing is said of them.
 */
export const misspelledWord: WritingRule = {
  over: 'writing',
  theme: 'prose',
  from: 'strict',
  code: SPELLING,
  title: 'Word that is hardly spelled right',
  why: 'A slip makes readers stop, and search does not find the word. A word that is right can be added to the word list.',
  run(page) {
    const { speller, words } = page;
    if (speller === undefined) return [];
    const unknown = wordsToSpell(page).flatMap((one) => wrongParts(one, speller));
    if (unknown.length === 0) return [];
    const ofCode = wordsOfCode(page);
    const listed = new Set(words.flatMap(({ use }) => use.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []));
    const isKnown = (word: string) => ofCode.has(word) || listed.has(word);
    return unknown
      .filter(({ word }) => !formsOf(word).some(isKnown))
      .flatMap(({ start, end, word }): Spot[] => {
        const suggested = speller.suggest(word);
        return suggested.length === 0 ? [] : [spotOf(start, end, word, suggested)];
      });
  },
};

/** More hyphens make a name of it: that of a package, or of a file. */
const MOST_PARTS = 2;

/** What no dictionary knows of a word; of one with hyphens, which are its parts. */
function wrongParts(one: WordToSpell, speller: Speller): readonly WordToSpell[] {
  if (speller.isRight(one.word)) return [];
  const parts = one.word.split('-');
  if (parts.length === 1) return [one];
  if (parts.length > MOST_PARTS) return [];
  let start = one.start;
  return parts.flatMap((word, index) => {
    const part = { word, start, end: start + word.length };
    start = part.end + 1;
    const isName = index > 0 && /^\p{Lu}/u.test(word);
    return word.length < SHORTEST || isName || speller.isRight(word) ? [] : [part];
  });
}

/** In small letters: as it is, and without the end of a plural or possessive. */
export function formsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  return [lower, lower.replace(/['’]s$/, ''), lower.replace(/s['’]?$/, '')];
}

function spotOf(start: number, end: number, word: string, suggested: readonly string[]): Spot {
  const [only = '', ...others] = suggested;
  return {
    start,
    end,
    subject: [word],
    message: `No dictionary knows \`${word}\`.`,
    hint: `Write ${suggested
      .slice(0, 3)
      .map((one) => `\`${one}\``)
      .join(' or ')}, or add it to the word list of the project.`,
    ...(others.length > 0
      ? { options: suggested }
      : { fix: { title: `Write \`${only}\``, edits: [{ start, end, text: only }] } }),
  };
}
