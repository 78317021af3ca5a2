/** Tells words that are spelled right from others, and what may have been meant. Each word is looked up once. */
import type { WordFile } from './word-file.ts';

export interface Speller {
  readonly isRight: (word: string) => boolean;
  /** The likeliest first; `[]` where nothing is near. In the letter case of the word. */
  readonly suggest: (word: string) => readonly string[];
}

export interface SpellerOptions {
  readonly files: readonly WordFile[];
  /** Two words may be written as one (Dutch). */
  readonly isCompounding: boolean;
}

const MOST_SUGGESTED = 5;
/** Shorter words are near to everything. */
const SHORTEST_SUGGESTED = 4;
/** The parts of a compound. */
const SHORTEST_PART = 3;

export function createSpeller({ files, isCompounding }: SpellerOptions): Speller {
  const rights = new Map<string, boolean>();
  const suggestions = new Map<string, readonly string[]>();
  const isListed = (word: string) => files.some((file) => file.has(word));
  /** A word in capitals, or with one at its beginning, is that in small letters; a name keeps its own. */
  const inAnyCase = (word: string) => {
    const lower = word.toLowerCase();
    return (
      isListed(word) || isListed(lower) || (word === word.toUpperCase() && isListed(capitalized(lower)))
    );
  };
  const isWord = (word: string): boolean =>
    inAnyCase(word) || (isCompounding && isCompound(word.toLowerCase())) || isHyphenated(word);
  const isCompound = (word: string) => {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
      if (inAnyCase(word.slice(0, at)) && inAnyCase(word.slice(at))) return true;
    return false;
  };
  const isHyphenated = (word: string): boolean =>
    word.includes('-') && word.split('-').every((part) => part.length < 2 || isRight(part));
  const isRight = (written: string): boolean => {
    const known = rights.get(written);
    if (known !== undefined) return known;
    const right = isWord(plain(written));
    rights.set(written, right);
    return right;
  };
  return {
    isRight,
    suggest(written) {
      const known = suggestions.get(written);
      if (known !== undefined) return known;
      const found = near(plain(written).toLowerCase(), inAnyCase).map((word) =>
        isCapitalized(written) ? capitalized(word) : word,
      );
      suggestions.set(written, found);
      return found;
    },
  };
}

/** With plain apostrophes, and without what makes a possessive. */
function plain(word: string): string {
  return word.replaceAll('’', "'").replace(/'s$|s'$/i, (end) => (end.startsWith("'") ? '' : 's'));
}

function isCapitalized(word: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase();
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const LETTERS = [...'etaoinshrdlucmfwypvbgkjqxz'];

/**
 * Words at one slip of the pen from this one, the commonest slips first: two letters that have changed places, one too
 * many, one that is missing, another one, and a blank that is missing.
 */
function near(word: string, isRight: (word: string) => boolean): readonly string[] {
  if (word.length < SHORTEST_SUGGESTED) return [];
  const found = new Set<string>();
  for (const candidate of slips(word)) {
    if (candidate !== word && isRight(candidate)) found.add(candidate);
    if (found.size === MOST_SUGGESTED) break;
  }
  return found.size > 0 ? [...found] : inTwo(word, isRight);
}

function inTwo(word: string, isRight: (word: string) => boolean): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, index) => index + SHORTEST_PART)
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter((parts) => parts.every(isRight))
    .map((parts) => parts.join(' '))
    .slice(0, MOST_SUGGESTED);
}

function* slips(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at++)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at <= word.length; at++)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
  for (let at = 0; at < word.length; at++)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at + 1);
}
