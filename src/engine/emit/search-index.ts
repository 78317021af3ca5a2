/** The search index: a script, so that a site opened from a folder can load it without a server. */
import type { PageSummary } from '../engine.ts';
import type { SiteModel } from '../site/site-model.ts';

export const SEARCH_INDEX_PATH = 'assets/search-index.js';

/** Path of the page's document, the page's title, the heading's id and text, and the text below it. */
export type SearchRecord = readonly [output: string, page: string, anchor: string, heading: string, text: string];

/** Calls `leafwrightSearch` with a record for each section of each page that may be found. */
export function searchIndex(site: SiteModel, pages: readonly PageSummary[]): string {
  const lines: string[] = [];
  for (const { path, output, search } of pages) {
    const page = site.pages.get(path);
    if (page === undefined || page.isHidden) continue;
    for (const { anchor, heading, text } of search) {
      const record: SearchRecord = [output, page.title, anchor, heading, text];
      lines.push(JSON.stringify(record));
    }
  }
  return `globalThis.leafwrightSearch([\n${lines.join(',\n')}\n]);\n`;
}
