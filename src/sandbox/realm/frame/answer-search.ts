import { SEARCH_INDEX_PATH, type SearchRecord } from '../../../engine/emit/search-index.ts';
import { readAddress } from './site-address.ts';

/** What the search index calls when it is loaded as a script. */
type TakeRecords = (records: readonly SearchRecord[]) => void;

export interface PreviewSearch {
  readonly setRecords: (records: readonly SearchRecord[]) => void;
}

/**
 * Gives the site's search what it looks for in. It loads its index by a script element, which cannot load here: the
 * failure is caught on its way and the records are handed over instead.
 *
 * @param readOutput path of the shown document in the built site
 */
export function answerSearch(readOutput: () => string): PreviewSearch {
  let records: readonly SearchRecord[] = [];
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement)) return;
      const address = readAddress(target.getAttribute('src') ?? '', readOutput());
      if (address?.kind !== 'site' || address.output !== SEARCH_INDEX_PATH) return;
      // Before the script element's own listeners.
      event.stopImmediatePropagation();
      target.remove();
      (globalThis as { leafwrightSearch?: TakeRecords }).leafwrightSearch?.(records);
    },
    { capture: true },
  );
  return {
    setRecords(next) {
      records = next;
    },
  };
}
