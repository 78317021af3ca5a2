/** The search index, cut so that a reader of a large site loads little of it for an answer. */

import { contentHash } from '../../../project/content-hash.ts';
import {
  HEAD_NAME,
  SEARCH_FOLDER,
  SEARCH_INDEX_PATH,
  type SearchHead,
  textsName,
  wordsName,
} from '../../../shared/search/index-format.ts';
import type { PageSummary } from '../../engine.ts';
import { NO_SEARCH } from '../../site/output-file.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { type IndexedPage, searchPage } from './search-pages.ts';
import { searchPlaces } from './search-places.ts';
import { wordFiles } from './search-words.ts';
import { WordIndex } from './word-index.ts';

/** In characters. Up to this length, everything is one file. */
const SMALL_INDEX = 400_000;
/** In characters; a file of texts ends with the page that fills it. */
const TEXT_FILE_LENGTH = 64_000;

export interface SearchFile {
  readonly path: string;
  readonly contents: string;
}

/**
 * @param summaries of pages in the order of their files
 * @param wordIndex where their words may have been noted already
 */
export function searchIndex(
  site: SiteModel,
  summaries: readonly PageSummary[],
  wordIndex = new WordIndex(),
): readonly SearchFile[] {
  const pages = indexedPages(site, summaries);
  const stamp = contentHash(pages.map(({ page }) => page.output).join('\n')).slice(0, 8);
  const words = wordFiles(
    wordIndex.postings(pages.map(({ summary }) => ({ path: summary.path, words: summary.search.words }))),
  );
  const texts = textFiles(pages);
  const head: SearchHead = {
    stamp,
    ...headPages(site, pages),
    words: words.map(({ first }) => first),
    texts: texts.map(({ first }) => first),
  };
  const scripts = [
    ...words.map(({ text }, index) => call(wordsName(stamp, index), JSON.stringify(text))),
    ...texts.map(({ json }, index) => call(textsName(stamp, index), json)),
  ];
  const headScript = call(HEAD_NAME, JSON.stringify(head));
  if (scripts.reduce((sum, { length }) => sum + length, headScript.length) <= SMALL_INDEX) {
    return [{ path: SEARCH_INDEX_PATH, contents: scripts.join('') + headScript }];
  }
  const names = [...words.map((_, index) => `words-${index}`), ...texts.map((_, index) => `text-${index}`)];
  return [
    { path: SEARCH_INDEX_PATH, contents: headScript },
    ...scripts.map((contents, index) => ({ path: `${SEARCH_FOLDER}${names[index]}.js`, contents })),
  ];
}

/** What the search knows before any page is made: titles, descriptions and addresses. */
export function searchHeadOf(site: SiteModel): SearchHead {
  const summaries = [...site.pages.values()].map(
    ({ path, output }): PageSummary => ({ path, output, search: NO_SEARCH }),
  );
  return { stamp: '', ...headPages(site, indexedPages(site, summaries)), words: [], texts: [] };
}

/** Pages that may be found; an entry that leads out of the site has no text here. */
function indexedPages(site: SiteModel, summaries: readonly PageSummary[]): readonly IndexedPage[] {
  return summaries.flatMap((summary) => {
    const page = site.pages.get(summary.path);
    return page === undefined || page.isHidden || page.frontMatter.url !== undefined ? [] : [{ page, summary }];
  });
}

function headPages(site: SiteModel, pages: readonly IndexedPage[]): Pick<SearchHead, 'pages' | 'crumbs' | 'scopes'> {
  const places = searchPlaces(site);
  const crumbs = new Map<string, number>();
  const made = pages.map((indexed) => {
    const crumb = places.crumbOf(indexed.page.path);
    const number = crumbs.get(crumb) ?? crumbs.size;
    crumbs.set(crumb, number);
    return searchPage(indexed, number, places);
  });
  return { pages: made, crumbs: [...crumbs.keys()], scopes: places.scopes };
}

function textFiles(pages: readonly IndexedPage[]): readonly { readonly first: number; readonly json: string }[] {
  const files: { first: number; json: string }[] = [];
  let texts: string[] = [];
  let length = 0;
  for (const [index, { summary }] of pages.entries()) {
    texts.push(summary.search.texts);
    length += summary.search.texts.length;
    if (length < TEXT_FILE_LENGTH && index < pages.length - 1) continue;
    files.push({ first: index + 1 - texts.length, json: `[${texts.join(',\n')}]` });
    texts = [];
    length = 0;
  }
  return files;
}

function call(name: string, value: string): string {
  return `leafwrightSearch(${JSON.stringify(name)},${value});\n`;
}
