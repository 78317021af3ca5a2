/** Finds pages by words, as far as the files of the index are there. Pure, so that it can be tested by itself. */
import {
  plainAnchor,
  type SearchHead,
  type SearchTexts,
  type SearchWords,
  textsName,
  wordsName,
} from '../../../shared/search/index-format.ts';
import { queryWords } from '../../../shared/search/words.ts';
import { excerptOf, placeScore, plain } from './match.ts';
import { addScores, filesFor, nearWord } from './postings.ts';

export interface SearchIndex {
  readonly head: SearchHead;
  /** What can be found of each page without its text, by page number. */
  readonly pages: readonly IndexedPage[];
  /** What is in a file that is there. */
  readonly contentsOf: <T>(name: string) => T | undefined;
  readonly isSettled: (name: string) => boolean;
}

interface IndexedPage {
  readonly title: string;
  readonly headings: readonly string[];
  readonly others: string;
}

export interface SearchLine {
  readonly anchor: string;
  readonly heading: string;
  /** Empty where the heading says it all. */
  readonly excerpt: string;
}

export interface SearchHit {
  readonly page: number;
  readonly lines: readonly SearchLine[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** To be marked: those of the query, or what was taken for them. */
  readonly words: readonly string[];
  /** Names of files without which this is not the whole answer. */
  readonly needs: readonly string[];
  /** Pages found, of which `hits` are the best. */
  readonly total: number;
  /** Found in other versions or languages only. */
  readonly isElsewhere: boolean;
}

const MOST_PAGES = 12;
const MOST_LINES = 3;
const MOST_EXCERPTS = 2;
const SHORTEST_MISTYPED = 5;

export function indexPages({ pages, crumbs }: SearchHead): readonly IndexedPage[] {
  return pages.map(([, title, crumb, description, headings = [], , keywords = '']) => ({
    title: plain(title),
    headings: headings.filter((_, index) => index % 2 === 0).map((heading) => plain(String(heading))),
    others: plain(`${keywords} ${description} ${crumbs[crumb] ?? ''}`),
  }));
}

/**
 * Pages that hold every word, best first: in titles before headings before keywords before text. Where none does,
 * words are read as mistyped, then pages that hold most of them count.
 *
 * @param scope division id of the reader's version or language; other ones only where theirs has nothing
 */
export function find(index: SearchIndex, query: string, scope: string): SearchAnswer {
  const typed = queryWords(query);
  const longer = typed.filter((word) => word.length > 1 || word > '\x7f');
  const words = longer.length > 0 ? longer : typed;
  const needs = new Set<string>();
  const matches = words.map((word) => matchesOf(index, word, needs));
  const corrected = words.map((word, number) =>
    matches[number]?.size === 0 && needs.size === 0 ? correct(index, word, needs) : word,
  );
  for (const [number, word] of corrected.entries()) {
    if (word !== words[number]) matches[number] = matchesOf(index, word, needs);
  }
  // The small words of a question are on most pages and need not be on this one.
  const isSmall = (word: string, number: number) =>
    word.length < 4 && word <= '\x7f' && (matches[number]?.size ?? 0) > index.pages.length / 2;
  const telling = corrected.filter((word, number) => !isSmall(word, number));
  const wanted =
    telling.length > 0 ? matches.filter((_, number) => telling.includes(corrected[number] ?? '')) : matches;
  const own = (page: number) => isInScope(index.head, page, scope);
  const any = () => true;
  // As long as files are missing, a page with fewer words may have the others in its text.
  const tries = needs.size > 0 ? [own] : [own, any, own, any];
  let ranked: readonly number[] = [];
  let tried = 0;
  for (; ranked.length === 0 && tried < tries.length; tried++) {
    ranked = rank(index, query, wanted, tries[tried] ?? any, tried < 2 ? wanted.length : 1);
  }
  const isElsewhere = ranked.length > 0 && tries[tried - 1] === any && scope !== '';
  const hits = ranked
    .slice(0, MOST_PAGES)
    .flatMap((page) => hitOf(index, page, telling.length > 0 ? telling : corrected, needs) ?? []);
  return { hits, words: corrected, needs: [...needs], total: ranked.length, isElsewhere };
}

type Matches = Map<number, number>;

/** Page numbers with how well they speak of the word. */
function matchesOf({ head, pages, ...files }: SearchIndex, word: string, needs: Set<string>): Matches {
  const scores: Matches = new Map();
  for (const file of filesFor(head, word)) {
    const name = wordsName(head.stamp, file);
    const text = files.contentsOf<SearchWords>(name);
    if (text !== undefined) addScores(text, word, pages.length, scores);
    else if (!files.isSettled(name)) needs.add(name);
  }
  for (const [page, { title, headings, others }] of pages.entries()) {
    let score = 0;
    if (title.includes(word)) score = placeScore(title, word) * 8 * (1 + word.length / title.length);
    else if (word.length > 5 && title.replace(/\s/g, '').includes(word)) score = 8;
    for (const heading of headings) {
      if (heading.includes(word))
        score = Math.max(score, placeScore(heading, word) * 4 * (1 + word.length / heading.length));
    }
    if (others.includes(word)) score = Math.max(score, placeScore(others, word) * 2);
    if (score > 0) scores.set(page, score + (scores.get(page) ?? 0));
  }
  return scores;
}

/** What the reader may have meant by a word that no page has. */
function correct({ head, contentsOf, isSettled }: SearchIndex, word: string, needs: Set<string>): string {
  if (word.length < SHORTEST_MISTYPED) return word;
  let best = { word, pages: 0 };
  for (const file of filesFor(head, word.slice(0, 2))) {
    const name = wordsName(head.stamp, file);
    const near = nearWord(contentsOf<SearchWords>(name) ?? '', word);
    if (near.pages > best.pages) best = near;
    if (!isSettled(name)) needs.add(name);
  }
  return best.word;
}

/** @param least so many words a page must have; of those pages, the ones with most */
function rank(
  { head, pages }: SearchIndex,
  query: string,
  matches: readonly Matches[],
  isWanted: (page: number) => boolean,
  least: number,
): readonly number[] {
  const found = new Map<number, { count: number; score: number }>();
  for (const match of matches) {
    for (const [page, score] of match) {
      if (!isWanted(page)) continue;
      const known = found.get(page) ?? { count: 0, score: 0 };
      found.set(page, { count: known.count + 1, score: known.score + score });
    }
  }
  const most = Math.max(0, ...[...new Set([...found.values()].map(({ count }) => count))]);
  if (most < least) return [];
  const whole = plain(query).trim();
  const scoreOf = (page: number): number => {
    const title = pages[page]?.title ?? '';
    const bonus = title === whole ? 40 : title.startsWith(whole) ? 8 : 0;
    return ((found.get(page)?.score ?? 0) + bonus) * (head.pages[page]?.[7] ?? 1);
  };
  return [...found]
    .flatMap(([page, { count }]) => (count === most ? [{ page, score: scoreOf(page) }] : []))
    .sort((first, second) => second.score - first.score || first.page - second.page)
    .map(({ page }) => page);
}

/** `undefined` as long as the text of the page is needed to show why it was found. */
function hitOf(index: SearchIndex, page: number, words: readonly string[], needs: Set<string>): SearchHit | undefined {
  const { head, contentsOf, isSettled } = index;
  const { title, headings, others } = index.pages[page] as IndexedPage;
  const lineOf = (section: number, excerpt: string): SearchLine => {
    // Section 0 is what stands before the first heading.
    const [heading, anchor] = head.pages[page]?.[4]?.slice(section * 2 - 2, section * 2) ?? [];
    if (section === 0 || heading === undefined) return { heading: '', anchor: '', excerpt };
    return { heading: String(heading), anchor: String(anchor || plainAnchor(String(heading))), excerpt };
  };
  const countIn = (text = ''): number => words.filter((word) => text.includes(word)).length;
  const missing = words.filter((word) => !title.includes(word));
  const named = headings.flatMap((heading, section) => {
    const count = countIn(heading);
    return count > 0 && missing.every((word) => heading.includes(word)) ? [{ section, count }] : [];
  });
  if (named.length > 0 || missing.every((word) => others.includes(word))) {
    named.sort((first, second) => second.count - first.count);
    return { page, lines: named.slice(0, MOST_LINES).map(({ section }) => lineOf(section + 1, '')) };
  }
  const file = head.texts.findLastIndex((first) => first <= page);
  const name = textsName(head.stamp, file);
  if (file >= 0 && !isSettled(name)) {
    needs.add(name);
    return undefined;
  }
  const texts = contentsOf<SearchTexts>(name)?.[page - (head.texts[file] ?? 0)] ?? [];
  const best = texts
    .map((text, section) => {
      const excerpt = excerptOf(text, words);
      const inHeading = countIn(headings[section - 1]);
      const count = Math.max(excerpt.count, inHeading);
      return { count, score: count * 99 + excerpt.count + inHeading, line: lineOf(section, excerpt.text) };
    })
    .filter(({ count }) => count > 0)
    .sort((first, second) => second.score - first.score);
  const lines = best.filter(({ count }) => count === best[0]?.count).map(({ line }) => line);
  return { page, lines: lines.slice(0, MOST_EXCERPTS) };
}

function isInScope({ pages, scopes }: SearchHead, page: number, scope: string): boolean {
  const own = pages[page]?.[5] ?? [];
  if (scope === '' || own.length === 0) return true;
  return own.some((number) => {
    const id = scopes[number]?.[0] ?? '';
    return `${id}.`.startsWith(`${scope}.`) || `${scope}.`.startsWith(`${id}.`);
  });
}
