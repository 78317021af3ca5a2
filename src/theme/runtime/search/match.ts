/** Where words stand in a text. */
import { fold } from '../../../shared/search/fold.ts';

const EXCERPT_LENGTH = 160;

/** Without the underscores of identifiers, as words are. */
export const plain = (text: string): string => fold(text).replace(/_/g, '');

/** 3 for a whole word, 2 for the beginning of one, 1 for a part, 0 for nothing; both sides are plain. */
export function placeScore(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1])) {
      if (!isLetter(text[at + word.length])) return 3;
      best = 2;
    } else if (best === 0 && (word.length > 2 || word > '\x7f')) best = 1;
  }
  return best;
}

const isLetter = (character = ' '): boolean => /[\p{L}\p{N}]/u.test(character);

/** The words, with underscores allowed in them; a short word only where a word begins. */
export function patternOf(words: readonly string[]): RegExp {
  const sources = words.map((word) => {
    const source = [...word].join('_*');
    return word.length > 2 || word > '\x7f' ? source : `(?<![\\p{L}\\p{N}])${source}`;
  });
  return new RegExp(`(${sources.join(')|(')})`, 'gu');
}

/** A stretch of the text where most of the words are near each other; `count` of them, 0 for none. */
export function excerptOf(text: string, words: readonly string[]): { readonly count: number; readonly text: string } {
  const places = [...fold(text).matchAll(patternOf(words))].map((match) => ({
    at: match.index,
    word: match.slice(1).findIndex(Boolean),
  }));
  let best = { count: 0, at: 0 };
  for (const [index, { at }] of places.entries()) {
    const seen = new Set<number>();
    for (let next = index; (places[next]?.at ?? Infinity) < at + EXCERPT_LENGTH * 0.7; next++)
      seen.add(places[next]?.word ?? 0);
    if (seen.size > best.count) best = { count: seen.size, at };
    if (seen.size === words.length) break;
  }
  const start = best.at < EXCERPT_LENGTH / 2 ? 0 : startOfWord(text, best.at - EXCERPT_LENGTH / 4);
  const end = text.length < start + EXCERPT_LENGTH ? text.length : endOfWord(text, start + EXCERPT_LENGTH);
  const cut = text.slice(start, end);
  return {
    count: new Set(places.map(({ word }) => word)).size,
    text: `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`,
  };
}

/** Text without spaces is cut where it is. */
function startOfWord(text: string, at: number): number {
  return endOfWord(text, at) + 1;
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < at - 40 ? at : space;
}
