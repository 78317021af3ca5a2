/** What an element that opens the search carries, for the script of the page. */
import type { NavigationPlace, RenderContext } from '../../engine/theme-api.ts';
import { wordsOf } from '../words/words-of.ts';
import { rootHref } from './page-link.ts';
import { placeOf } from './place.ts';

/** The version or language whose pages a reader of this place wants to find first. */
export function searchScope({ divisions }: NavigationPlace): string | undefined {
  return divisions.findLast(({ kind }) => kind === 'version' || kind === 'language')?.id;
}

/**
 * For one opener of a page; others need only `data-search`.
 *
 * `data-words` holds the sentences of the dialog with bars between: one attribute, since every page has it. The order
 * is that of `open.ts` and `index.ts` in `runtime/search`.
 */
export function searchAttributes(context: RenderContext): Readonly<Record<string, string>> {
  const words = wordsOf(context);
  const scope = searchScope(placeOf(context));
  return {
    'data-search': '',
    'data-root': rootHref(context),
    ...(scope !== undefined && { 'data-scope': scope }),
    'data-words': [
      words.search,
      context.site.config.searchPrompt ?? words.searchHint,
      words.searchResults,
      words.searchClose,
      words.searchFailed,
      words.searchHint,
      words.searchRecent,
      words.searchLoading,
      words.searchNothing,
      words.searchFoundOne,
      words.searchFoundMany,
      words.searchFoundBest,
      words.searchElsewhere,
    ]
      .map((sentence) => sentence.replaceAll('|', ' '))
      .join('|'),
  };
}
