/** The texts in which an address most likely stands: few enough to be looked through at once. */
import type { ProjectFiles } from '../../../project/project-files.ts';
import { readText } from '../../../project/text.ts';
import { writtenAddresses } from './address-forms.ts';

export interface NearbyTexts {
  /** What files held that are others now. */
  readonly note: (before: readonly Uint8Array[]) => void;
  /** Those of the addresses that stand in one. Takes a millisecond at most. */
  readonly find: (files: ProjectFiles, addresses: readonly string[]) => readonly string[];
}

/** Longer texts, and further addresses, are left to the worker. */
const LONGEST_BYTES = 50_000;
const MOST_ADDRESSES = 20;
/** While somebody types, the document is a few keys behind: so many changes back, what was written counts too. */
const MOST_RECENT = 8;
const CONFIGS = ['docs.json', 'mint.json'];

/** @param readPage path of the page that is shown */
export function createNearbyTexts(readPage: () => string | undefined): NearbyTexts {
  let recent: readonly Uint8Array[] = [];
  return {
    note(before) {
      recent = [...before, ...recent].slice(0, MOST_RECENT);
    },
    find(files, addresses) {
      if (addresses.length === 0) return [];
      const page = readPage();
      const paths = [...(page === undefined ? [] : [`${page}.mdx`, `${page}.md`]), ...CONFIGS];
      const texts = [...paths.flatMap((path) => files.get(path) ?? []), ...recent]
        .filter(({ length }) => length <= LONGEST_BYTES)
        .map(readText);
      return writtenAddresses(addresses.slice(0, MOST_ADDRESSES), texts);
    },
  };
}
