/** Which pages hold which word, in files of neighbouring words. */
import { WordNumbers } from './word-numbers.ts';

export interface WordFile {
  readonly first: string;
  readonly text: string;
}

/** In characters. A reader loads one or two of them for a word. */
const FILE_LENGTH = 48_000;
const RADIX = 36;
/** Codes up to this number are written but once. */
const KNOWN_CODES = 3000;
const SPACE = 32;
const LINE_END = 10;

/** For each word the pages that have it: a stretch of `pages`. A page is its number × 3 + how often it has the word. */
interface Postings {
  readonly words: readonly string[];
  /** Where the stretch of each word begins; one more for the end of the last. */
  readonly starts: Int32Array;
  readonly pages: Int32Array;
}

/** @param pages the words of each page, as `extractSearchWords` gives them */
export function wordFiles(pages: readonly string[]): readonly WordFile[] {
  return cut(collect(pages));
}

function collect(pages: readonly string[]): Postings {
  const numbers = new WordNumbers();
  // A word and what divides it from the next are two characters at least.
  const most = pages.reduce((sum, { length }) => sum + ((length + 1) >> 1), 0);
  const foundWords = new Int32Array(most);
  const foundPages = new Int32Array(most);
  let found = 0;
  for (const [page, lines] of pages.entries()) {
    let frequency = 0;
    let start = 0;
    for (let at = 0; at <= lines.length; at++) {
      const character = lines.charCodeAt(at);
      if (character > SPACE) continue;
      if (at > start) {
        foundWords[found] = numbers.numberOf(lines, start, at);
        foundPages[found] = page * 3 + frequency;
        found++;
      }
      start = at + 1;
      if (character === LINE_END) frequency++;
    }
  }
  return sortByWord(numbers.words, foundWords.subarray(0, found), foundPages.subarray(0, found));
}

/** Within a word the pages keep their order. */
function sortByWord(words: readonly string[], foundWords: Int32Array, foundPages: Int32Array): Postings {
  const starts = new Int32Array(words.length + 1);
  for (const word of foundWords) starts[word + 1] = (starts[word + 1] as number) + 1;
  for (let word = 0; word < words.length; word++)
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const next = starts.slice();
  const pages = new Int32Array(foundPages.length);
  for (let index = 0; index < foundWords.length; index++) {
    const word = foundWords[index] as number;
    const place = next[word] as number;
    pages[place] = foundPages[index] as number;
    next[word] = place + 1;
  }
  return { words, starts, pages };
}

function cut({ words, starts, pages }: Postings): readonly WordFile[] {
  const codes = Array.from({ length: KNOWN_CODES }, (_, code) => ` ${code.toString(RADIX)}`);
  const order = words.map((_, word) => word).sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const files: WordFile[] = [];
  let text = '';
  let first = '';
  for (const word of order) {
    let line = words[word] as string;
    let last = -1;
    for (let place = starts[word] as number; place < (starts[word + 1] as number); place++) {
      const posting = pages[place] as number;
      const code = posting - last * 3;
      line += codes[code] ?? ` ${code.toString(RADIX)}`;
      last = Math.floor(posting / 3);
    }
    if (text !== '' && text.length + line.length > FILE_LENGTH) {
      files.push({ first, text });
      text = '';
    }
    if (text === '') {
      first = words[word] as string;
      text = line;
    } else text += `\n${line}`;
  }
  if (text !== '') files.push({ first, text });
  return files;
}
