/** The files of the index, loaded by script elements: that works from a folder, where nothing can be fetched. */
import {
  HEAD_NAME,
  SEARCH_FOLDER,
  SEARCH_INDEX_PATH,
  type TakeSearchFile,
} from '../../../shared/search/index-format.ts';

declare global {
  var leafwrightSearch: TakeSearchFile | undefined;
}

/** By name. `undefined`: could not be loaded. */
const values = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();

globalThis.leafwrightSearch = (name, value) => values.set(name, value);

/** What is in a file that is there; `undefined` for one that could not be loaded. */
export const contentsOf = <T>(name: string): T | undefined => values.get(name) as T | undefined;

export const isSettled = (name: string): boolean => values.has(name);

/**
 * Never rejects: a file that cannot be loaded is settled without a value. The head is not, so that it is tried again.
 * @param root the way from this page to the root of the site
 */
export function load(name: string, root: string): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const isHead = name === HEAD_NAME;
  const [file, stamp] = name.split('.');
  const promise = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = root + (isHead ? SEARCH_INDEX_PATH : `${SEARCH_FOLDER}${file}.js?${stamp}`);
    script.onload = script.onerror = () => {
      if (isHead) loading.delete(name);
      else if (!values.has(name)) values.set(name, undefined);
      resolve();
    };
    document.head.append(script);
  });
  loading.set(name, promise);
  return promise;
}
