/** Which pages hold a word, read from the files of words. */
import type { SearchHead, SearchWords } from '../../../shared/search/index-format.ts';

/** Beginnings of more words than this say too little. */
const MOST_WORDS = 120;
/** Nor are more files than this loaded for one. */
const MOST_FILES = 4;

/** Numbers of the files that may hold words with this beginning. */
export function filesFor({ words: firsts }: Pick<SearchHead, 'words'>, start: string): number[] {
  if (start.length < 2 && start <= '\x7f') return [];
  const files: number[] = [];
  for (const [file, first] of firsts.entries()) {
    const next = firsts[file + 1];
    if (first <= `${start}\uffff` && (next === undefined || next > start)) files.push(file);
  }
  return files.slice(0, MOST_FILES);
}

/** Adds to `scores`, by page number, how well the text of the page speaks of the word or of what begins with it. */
export function addScores(text: SearchWords, word: string, pages: number, scores: Map<number, number>): void {
  for (const [found, ...codes] of linesWith(text, word).slice(0, MOST_WORDS)) {
    const rarity = Math.log(1 + pages / codes.length) / Math.log(1 + pages);
    const weight = (found === word ? 1 : 0.5) * (0.3 + rarity);
    let page = -1;
    for (const code of codes) {
      const value = Number.parseInt(code, 36);
      page += Math.floor(value / 3);
      scores.set(page, Math.max(scores.get(page) ?? 0, weight * (1 + (value % 3))));
    }
  }
}

/** The most used word with these first letters that is one slip of the finger away from this one. */
export function nearWord(text: SearchWords, word: string): { readonly word: string; readonly pages: number } {
  let best = { word: '', pages: 0 };
  for (const [candidate = '', ...codes] of linesWith(text, word.slice(0, 2))) {
    if (codes.length > best.pages && isNear(candidate, word)) best = { word: candidate, pages: codes.length };
  }
  return best;
}

/** Whether one letter more, less or other, or two letters in the wrong order, make one word of the other. */
export function isNear(first: string, second: string): boolean {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  const [a, b] = [first.slice(start), second.slice(start)];
  const isSame = (fromA: number, fromB: number) => a.slice(fromA) === b.slice(fromB);
  return isSame(1, 0) || isSame(0, 1) || isSame(1, 1) || (isSame(2, 2) && a[0] === b[1] && a[1] === b[0]);
}

/** Words are letters and digits, so that they mean nothing else to an expression. */
function linesWith(text: SearchWords, start: string): string[][] {
  return (text.match(new RegExp(`^${start}.*`, 'gm')) ?? []).map((line) => line.split(' '));
}
