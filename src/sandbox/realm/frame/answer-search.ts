import { DIAGRAM_SCRIPT_PATH } from '../../../shared/diagram-script.ts';
import { PLAYGROUND_SCRIPT_PATH } from '../../../shared/playground/request-form.ts';
import {
  HEAD_NAME,
  SEARCH_INDEX_PATH,
  SEARCH_SCRIPT_PATH,
  type SearchHead,
  type TakeSearchFile,
} from '../../../shared/search/index-format.ts';
import diagramScript from '../../../theme/runtime/diagram/index.ts?script';
import playgroundScript from '../../../theme/runtime/playground/index.tsx?script';
import searchScript from '../../../theme/runtime/search/index.ts?script';
import { readAddress } from './site-address.ts';

/** Scripts that the site's own loads with their first use. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  [SEARCH_SCRIPT_PATH, searchScript],
  [DIAGRAM_SCRIPT_PATH, diagramScript],
  [PLAYGROUND_SCRIPT_PATH, playgroundScript],
]);

export interface PreviewSearch {
  readonly setHead: (head: SearchHead) => void;
}

/**
 * Gives the site's search what it looks for in. It loads its own script and its index by script elements, which
 * cannot load here: the failure is caught on its way, and what was to be loaded is run instead. Of the pages it knows
 * titles and descriptions, since their texts are made only for the built site.
 *
 * @param readOutput path of the shown document in the built site
 */
export function answerSearch(readOutput: () => string): PreviewSearch {
  let head: SearchHead | undefined;
  // Nothing leaves the preview: the playground says so.
  Object.assign(globalThis, { leafwrightPreview: true });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLScriptElement)) return;
      const address = readAddress(target.getAttribute('src') ?? '', readOutput());
      if (address?.kind !== 'site') return;
      const script = SCRIPTS.get(address.output);
      if (script !== undefined) new Function(script)();
      else if (address.output === SEARCH_INDEX_PATH && head) handOver(head);
      else return;
      // Before the script element's own listeners, which are told that all is well.
      event.stopImmediatePropagation();
      target.dispatchEvent(new Event('load'));
    },
    { capture: true },
  );
  return {
    setHead(next) {
      head = next;
      handOver(next);
    },
  };
}

/** Where the search's script has not run yet there is nobody to take it. */
function handOver(head: SearchHead): void {
  (globalThis as { leafwrightSearch?: TakeSearchFile }).leafwrightSearch?.(HEAD_NAME, head);
}
