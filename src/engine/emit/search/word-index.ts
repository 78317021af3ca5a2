/**
 * Which pages hold which words, noted page by page as they are finished. What was noted of a page stays until its words
 * change, so that a site built again costs little more than its changed pages.
 */
import { WordNumbers } from './word-numbers.ts';

const SPACE = 32;
const LINE_END = 10;
/** How often a page has a word: one of so many kinds. */
export const FREQUENCIES = 3;

/** For each word the pages that have it: a stretch of `pages`. A page is its number × `FREQUENCIES` + how often it has the word. */
export interface Postings {
  readonly words: readonly string[];
  /** Where the stretch of each word begins; one more for the end of the last. */
  readonly starts: Int32Array;
  readonly pages: Int32Array;
}

interface NotedPage {
  readonly words: string;
  /** Word number × `FREQUENCIES` + how often. */
  readonly found: Int32Array;
}

export class WordIndex {
  readonly #numbers = new WordNumbers();
  readonly #pages = new Map<string, NotedPage>();
  /** Where a page is read into, since its length is known only afterwards. */
  #scratch = new Int32Array(0);

  /** @param words of the page, as `extractSearchWords` gives them */
  note(path: string, words: string): void {
    if (this.#pages.get(path)?.words !== words) this.#pages.set(path, { words, found: this.#read(words) });
  }

  /** Of the given pages, numbered in their order; all others are forgotten. Within a word the pages keep their order. */
  postings(pages: readonly { readonly path: string; readonly words: string }[]): Postings {
    const noted = pages.map(({ path, words }) => {
      this.note(path, words);
      return this.#pages.get(path) as NotedPage;
    });
    this.#pages.clear();
    for (const [index, page] of noted.entries()) this.#pages.set(pages[index]?.path ?? '', page);
    const { words } = this.#numbers;
    const starts = startsOf(words.length, noted);
    const next = starts.slice();
    const found = new Int32Array(starts[words.length] ?? 0);
    for (const [page, { found: codes }] of noted.entries()) {
      for (const code of codes) {
        const word = Math.trunc(code / FREQUENCIES);
        const place = next[word] as number;
        found[place] = page * FREQUENCIES + (code % FREQUENCIES);
        next[word] = place + 1;
      }
    }
    return { words, starts, pages: found };
  }

  #read(words: string): Int32Array {
    // A word and what divides it from the next are two characters at least.
    const most = (words.length + 1) >> 1;
    if (this.#scratch.length < most) this.#scratch = new Int32Array(2 * most);
    const found = this.#scratch;
    let count = 0;
    let frequency = 0;
    let start = 0;
    for (let at = 0; at <= words.length; at++) {
      const character = words.charCodeAt(at);
      if (character > SPACE) continue;
      if (at > start) found[count++] = this.#numbers.numberOf(words, start, at) * FREQUENCIES + frequency;
      start = at + 1;
      if (character === LINE_END) frequency++;
    }
    return found.slice(0, count);
  }
}

function startsOf(wordCount: number, pages: readonly NotedPage[]): Int32Array {
  const starts = new Int32Array(wordCount + 1);
  for (const { found } of pages) {
    for (const code of found) {
      const word = Math.trunc(code / FREQUENCIES);
      starts[word + 1] = (starts[word + 1] as number) + 1;
    }
  }
  for (let word = 0; word < wordCount; word++) {
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  }
  return starts;
}
