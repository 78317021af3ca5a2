/** Loads the index by a script element: it works from a folder, where nothing can be fetched. */
import { indexRecords, type SearchIndex, type SearchRecord } from './match.ts';

declare global {
  var leafwrightSearch: ((records: readonly SearchRecord[]) => void) | undefined;
}

let loading: Promise<SearchIndex> | undefined;

/** @param root the way from this page to the root of the site */
export function loadIndex(root: string): Promise<SearchIndex> {
  loading ??= new Promise<SearchIndex>((resolve, reject) => {
    globalThis.leafwrightSearch = (records) => resolve(indexRecords(records));
    const script = document.createElement('script');
    script.src = `${root}assets/search-index.js`;
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The search index could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}
