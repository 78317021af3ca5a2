/** Finds sections by words. Pure, so that it can be tested and measured by itself. */

/** Path of the page, its title, the heading's id and text, and the text below it; as the build writes it. */
export type SearchRecord = readonly [output: string, page: string, anchor: string, heading: string, text: string];

interface IndexedRecord {
  readonly record: SearchRecord;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

export type SearchIndex = readonly IndexedRecord[];

export interface SearchHit {
  readonly record: SearchRecord;
  /** A stretch of the text around the first word found. */
  readonly excerpt: string;
  readonly score: number;
}

const MAX_HITS = 24;
const EXCERPT_LENGTH = 170;

export function indexRecords(records: readonly SearchRecord[]): SearchIndex {
  return records.map((record) => ({
    record,
    page: fold(record[1]),
    heading: fold(record[3]),
    text: fold(record[4]),
  }));
}

/**
 * Sections that hold every word of the query, best first: in titles before headings before text. Where no
 * section does, those that hold most of the words.
 */
export function findSections(index: SearchIndex, query: string): readonly SearchHit[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const scored = index.map((entry) => ({ entry, ...scoreOf(entry, words) })).filter(({ count }) => count > 0);
  const most = Math.max(0, ...new Set(scored.map(({ count }) => count)));
  const found = scored.filter(({ count }) => count === most).sort((first, second) => second.score - first.score);
  return found.slice(0, MAX_HITS).map(({ entry, score }) => ({
    record: entry.record,
    excerpt: excerptOf(entry, words),
    score,
  }));
}

export function queryWords(query: string): readonly string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Lower case without accents; the length stays, so that positions in both texts agree. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  const bare = lower.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD')[0] ?? letter);
  return bare.length === text.length ? bare : lower;
}

function scoreOf(
  { page, heading, text }: IndexedRecord,
  words: readonly string[],
): { readonly score: number; readonly count: number } {
  let score = 0;
  let count = 0;
  for (const word of words) {
    const inPage = placeScore(page, word);
    const inHeading = placeScore(heading, word);
    const inText = inPage === 0 && inHeading === 0 ? placeScore(text, word) : 0;
    const best = Math.max(inPage * 6, inHeading * 8, inText);
    if (best > 0) count += 1;
    score += best;
  }
  // The page itself before its sections when its title is what was looked for.
  return { score: heading === '' ? score * 1.25 : score, count };
}

/** 3 for a whole word, 2 for the beginning of one, 1 for a part. */
function placeScore(text: string, word: string): number {
  const start = text.indexOf(word);
  if (start < 0) return 0;
  if (isWordBreak(text, start - 1)) return isWordBreak(text, start + word.length) ? 3 : 2;
  return text.includes(` ${word}`) ? 2 : 1;
}

function isWordBreak(text: string, position: number): boolean {
  const character = text[position];
  return character === undefined || !/[\p{L}\p{N}_]/u.test(character);
}

function excerptOf({ record, text }: IndexedRecord, words: readonly string[]): string {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first < EXCERPT_LENGTH / 2 ? 0 : text.lastIndexOf(' ', first - EXCERPT_LENGTH / 4) + 1;
  const end = start + EXCERPT_LENGTH;
  const cut = record[4].slice(start, end);
  return `${start > 0 ? '… ' : ''}${cut}${end < record[4].length ? ' …' : ''}`;
}
