/** What the search takes for a word: the same where the index is written and where a reader types. */
import { fold } from './fold.ts';

/** Nobody looks for more of a word; what is longer is a key or a picture in letters. */
const LONGEST = 32;

const RUN = /[\p{L}\p{M}\p{N}_]+/gu;
/** The same in a text of ASCII, which is most of them. */
const PLAIN_RUN = /\w+/g;
const PLAIN = /^[\0-\x7f]*$/;
const BEYOND_PLAIN = /[^\0-\x7f]+/g;
const OF_WORDS = /[\p{L}\p{M}\p{N}]/u;
/** Writing without spaces (Thai, Lao, Myanmar, Khmer, Kana, Han): every two neighbouring characters are a word. */
const WITHOUT_SPACES =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+/gu;
/** Where `createUser`, `HTTPServer` and `api_key` come apart. */
const JOINT = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The stretches of letters and digits of a text, in each of which `eachWord` finds its words by itself. */
export function runsOf(text: string): readonly string[] {
  return text.match(isPlain(text) ? PLAIN_RUN : RUN) ?? [];
}

/** Dashes and quotation marks beyond ASCII are no part of a word: a text that has no more of it is read as fast as others. */
function isPlain(text: string): boolean {
  return PLAIN.test(text) || !OF_WORDS.test(text.match(BEYOND_PLAIN)?.join('') ?? '');
}

/**
 * Calls `take` with each word of a text as the index knows it: folded; an identifier as a whole, without its
 * underscores, and by its parts.
 */
export function eachWord(text: string, take: (word: string) => void): void {
  for (const run of runsOf(text)) {
    if (/^[a-z\d]+$/.test(run)) takeWord(run, take);
    else if (/^[A-Z][a-z\d]*$/.test(run)) takeWord(run.toLowerCase(), take);
    else if (/^[\0-\u0dff]+$/.test(run)) takeIdentifier(run, take);
    else takeMixed(run, take);
  }
}

/** The words that a query asks for, each once. */
export function queryWords(query: string): string[] {
  const words = new Set<string>();
  for (const [run] of query.normalize('NFC').matchAll(RUN)) {
    const plain = run.replace(WITHOUT_SPACES, (part) => {
      for (const pair of pairsOf(part)) words.add(pair);
      return '_';
    });
    const whole = fold(plain.replace(/_/g, '')).slice(0, LONGEST);
    if (whole !== '') words.add(whole);
  }
  return [...words];
}

function takeWord(word: string, take: (word: string) => void): void {
  if (word.length > 1) take(word.slice(0, LONGEST));
}

function takeIdentifier(run: string, take: (word: string) => void): void {
  const parts = run.split(JOINT).filter(Boolean);
  takeWord(fold(parts.join('')), take);
  if (parts.length > 1) for (const part of parts) takeWord(fold(part), take);
}

function takeMixed(run: string, take: (word: string) => void): void {
  const rest = run.replace(WITHOUT_SPACES, (part) => {
    const pairs = pairsOf(part);
    for (const pair of pairs) take(pair);
    // So that the last character is found by itself too: the others begin a pair.
    if (pairs.length > 0) take(part.slice(-1));
    return '_';
  });
  for (const part of rest.split('_')) if (part !== '') takeIdentifier(part, take);
}

function pairsOf(part: string): string[] {
  const characters = [...part];
  if (characters.length === 1) return [part];
  return characters.slice(1).map((character, index) => characters[index] + character);
}
