/**
 * The files of the search index, which the build writes and a page reads. Each is a script that calls
 * `leafwrightSearch(name, value)`, so that it loads from a folder too.
 *
 * - the head: titles, headings and addresses of all pages; enough for the first answers
 * - words: which pages hold a word, in files of neighbouring words
 * - texts: the text of the pages, in files of neighbouring pages
 *
 * A small site has them all in the file of the head.
 */

/** What looks in the index; a page loads it when a reader first wants to search. */
export const SEARCH_SCRIPT_PATH = 'assets/search.js';
/** The head of the index; the only file of a small one. */
export const SEARCH_INDEX_PATH = 'assets/search-index.js';
/** The other files of a large one. */
export const SEARCH_FOLDER = 'assets/search/';

export interface SearchHead {
  /** In the names of the other files: an index never meets a file of another one. */
  readonly stamp: string;
  readonly pages: readonly SearchPage[];
  /** Where pages stand, for example `Guides › Deploying`. */
  readonly crumbs: readonly string[];
  /** Versions and languages: division id and name. */
  readonly scopes: readonly (readonly [id: string, name: string])[];
  /** The first word in each file of words. */
  readonly words: readonly string[];
  /** The first page, by its number, in each file of texts. */
  readonly texts: readonly number[];
}

/** Fields at the end that say nothing are left out. */
export type SearchPage = readonly [
  output: string,
  title: string,
  /** Number in `crumbs`. */
  crumb: number,
  description: string,
  /** Heading text and id in turns; 0 for an id that `plainAnchor` gives. */
  headings?: readonly (string | 0)[],
  /** Numbers in `scopes`; a page without any belongs to all. */
  scopes?: readonly number[],
  keywords?: string,
  /** How much more the author wants the page to be found; 1 says nothing. */
  boost?: number,
  /** Method of an endpoint in upper case, behind `-` where the page is deprecated. */
  badge?: string,
];

/** For each page of the file its text, cut at the headings: what stands before the first one, then below each. */
export type SearchTexts = readonly (readonly string[])[];

/**
 * A line for each word, sorted by code unit: the word, a space, and numbers of base 36 with spaces between, one for
 * each page that has it: (distance to the last such page) × 3 + how often it occurs there (0, 1 or 2).
 */
export type SearchWords = string;

/** `leafwrightSearch`, which each file of the index calls. */
export type TakeSearchFile = (name: string, value: unknown) => void;

export const HEAD_NAME = 'head';
export const wordsName = (stamp: string, file: number): string => `words-${file}.${stamp}`;
export const textsName = (stamp: string, file: number): string => `text-${file}.${stamp}`;

/** The id that most headings have, so that it need not be written. */
export function plainAnchor(heading: string): string {
  return heading.toLowerCase().replace(/[\s.]+/g, '-');
}
