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
  let taken = 0;
  for (let at = lineOf(text, word); text.startsWith(word, at) && taken < MOST_WORDS; taken++) {
    const end = endOfLine(text, at);
    const [found = '', ...codes] = text.slice(at, end).split(' ');
    const rarity = Math.log(1 + pages / codes.length) / Math.log(1 + pages);
    const weight = (found === word ? 1 : 0.5) * (0.3 + rarity);
    let page = -1;
    for (const code of codes) {
      const value = Number.parseInt(code, 36);
      page += Math.floor(value / 3);
      scores.set(page, Math.max(scores.get(page) ?? 0, weight * (1 + (value % 3))));
    }
    at = end + 1;
  }
}

/** The most used word with these first letters that is one slip of the finger away from this one. */
export function nearWord(text: SearchWords, word: string): { readonly word: string; readonly pages: number } {
  let best = { word: '', pages: 0 };
  for (let at = lineOf(text, word.slice(0, 2)); text.startsWith(word.slice(0, 2), at); ) {
    const end = endOfLine(text, at);
    const [candidate = '', ...codes] = text.slice(at, end).split(' ');
    if (codes.length > best.pages && isNear(candidate, word)) best = { word: candidate, pages: codes.length };
    at = end + 1;
  }
  return best;
}

/** Whether one letter more, less or other, or two letters in the wrong order, make one word of the other. */
export function isNear(first: string, second: string): boolean {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  const [a, b] = [first.slice(start), second.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}

/** Where the first line begins that is not before the word. */
function lineOf(text: string, word: string): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const end = endOfLine(text, middle);
    if (text.slice(middle, text.indexOf(' ', middle)) < word) low = end + 1;
    else high = middle;
  }
  return low;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
