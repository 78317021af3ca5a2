/** The pages of the search index. */

import { methodOf } from '../../../config/endpoint.ts';
import { plainAnchor, type SearchPage } from '../../../shared/search/index-format.ts';
import type { PageSummary } from '../../engine.ts';
import type { PageModel } from '../../site/site-model.ts';
import type { SearchPlaces } from './search-places.ts';

const LONGEST_DESCRIPTION = 160;

export interface IndexedPage {
  readonly page: PageModel;
  readonly summary: PageSummary;
}

/** A page as the head of the index has it. */
export function searchPage({ page, summary }: IndexedPage, crumb: number, places: SearchPlaces): SearchPage {
  const headings = summary.search.headings.flatMap(([id, text]) => [text, plainAnchor(text) === id ? 0 : id] as const);
  const { keywords, boost } = page.frontMatter;
  const words = Array.isArray(keywords) ? keywords.join(' ') : '';
  const weight = typeof boost === 'number' && boost > 0 ? boost : places.boostOf(page.path);
  const scopes = places.scopesOf(page.path);
  const badge = (page.frontMatter.deprecated === true ? '-' : '') + (methodOf(page.frontMatter) ?? '');
  const known = [page.output, page.title, crumb, shorten(page.description ?? '')] as const;
  if (badge !== '') return [...known, headings, scopes, words, weight, badge];
  if (weight !== 1) return [...known, headings, scopes, words, weight];
  if (words !== '') return [...known, headings, scopes, words];
  if (scopes.length > 0) return [...known, headings, scopes];
  return headings.length > 0 ? [...known, headings] : known;
}

/** Markdown's marks go, the rest is cut at a word. */
function shorten(description: string): string {
  const text = description
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}
