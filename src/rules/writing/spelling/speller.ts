/** Tells words that are spelled right from others, and what may have been meant. Each word is looked up once. */
import type { WordFile } from './word-file.ts';

export interface Speller {
  readonly isRight: (word: string) => boolean;
  /** The likeliest first; `[]` where nothing is near. In the letter case of the word. */
  readonly suggest: (word: string) => readonly string[];
}

export interface SpellerOptions {
  /** Of the language: what is offered comes from them. */
  readonly language: readonly WordFile[];
  /** Terms and names. */
  readonly terms: readonly WordFile[];
  /** Two words may be written as one without anybody having done so before (Dutch). */
  readonly isCompounding: boolean;
}

const MOST_SUGGESTED = 5;
/** Shorter words are near to everything. */
const SHORTEST_SUGGESTED = 5;
/** The parts of a compound; in languages that make few of them, longer ones. */
const SHORTEST_PART = 3;
const SHORTEST_HALF = 4;
/** What makes another word of one, in terms that no dictionary keeps up with. */
const PREFIX = /^(?:un|re|on|off|up|sub|pre|non|key|sign|auto|meta|micro|multi|hyper)(?=\p{L}{3})/u;

export function createSpeller({ language, terms, isCompounding }: SpellerOptions): Speller {
  const rights = new Map<string, boolean>();
  const suggestions = new Map<string, readonly string[]>();
  const inLanguage = (word: string) => language.some((file) => file.has(word));
  const isListed = (word: string) => inLanguage(word) || terms.some((file) => file.has(word));
  /** A word in capitals, or with one at its beginning, is that in small letters; a name keeps its own. */
  const inAnyCase = (word: string) => {
    const lower = word.toLowerCase();
    return isListed(word) || isListed(lower) || (word === word.toUpperCase() && isListed(capitalized(lower)));
  };
  const isWord = (word: string): boolean => inAnyCase(word) || isMade(word.toLowerCase());
  /** A term that is made of words. One with a small word in it has rather lost a blank. */
  const isMade = (lower: string): boolean =>
    inTwo(lower, inLanguage).length === 0 &&
    (isCompound(lower) ||
      inLanguage(lower.replace(PREFIX, '')) ||
      (/[^s]s$/.test(lower) && isWord(lower.slice(0, -1))));
  const isCompound = (lower: string) => {
    const shortest = isCompounding ? SHORTEST_PART : SHORTEST_HALF;
    for (let at = shortest; at <= lower.length - shortest; at++)
      if (inLanguage(lower.slice(0, at)) && inLanguage(lower.slice(at))) return true;
    return false;
  };
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
      const found = near(plain(written).toLowerCase(), inLanguage).map((word) =>
        isCapitalized(written) ? capitalized(word) : word,
      );
      suggestions.set(written, found);
      return found;
    },
  };
}

/** With plain apostrophes, as dictionaries have them. */
function plain(word: string): string {
  return word.replaceAll('’', "'");
}

function isCapitalized(word: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase();
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const LETTERS = [...'etaoinshrdlucmfwypvbgkjqxz'];

/**
 * Words at one slip of the pen from this one, the commonest slips first: two letters that have changed places, one
 * that is missing, one too many, another one, and a blank that is missing.
 */
function near(word: string, isRight: (word: string) => boolean): readonly string[] {
  if (word.length < SHORTEST_SUGGESTED) return [];
  const found = new Set<string>();
  for (const candidate of slips(word)) {
    if (candidate !== word && isRight(candidate)) found.add(candidate);
    if (found.size === MOST_SUGGESTED) break;
  }
  // The first letter is seldom the wrong one.
  if (found.size === 0)
    for (const letter of LETTERS) if (isRight(letter + word.slice(1))) found.add(letter + word.slice(1));
  return [...found, ...inTwo(word, isRight)].slice(0, MOST_SUGGESTED);
}

/** Words that nobody makes a compound with: what is written together with them has lost its blank. */
const SMALL_WORD =
  /^(?:the|is|are|or|and|of|to|in|it|this|that|with|for)|(?:the|is|are|or|and|of|to|in|it|this|that|with|for)$/;

function inTwo(word: string, isRight: (word: string) => boolean): readonly string[] {
  const found = SMALL_WORD.exec(word);
  if (found === null) return [];
  const at = found.index === 0 ? found[0].length : found.index;
  const parts = [word.slice(0, at), word.slice(at)];
  return parts.every((part) => part.length > 1 && isRight(part)) ? [parts.join(' ')] : [];
}

function* slips(word: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at++)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  for (let at = 1; at <= word.length; at++)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at < word.length; at++)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at + 1);
}
