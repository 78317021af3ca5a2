import type { EarlierPages } from '../../building/make-pages.ts';
import type { BuiltPage, PackedEntry, PlannedPage } from '../build-shapes.ts';

/** What was built before, for the pages and files that did not change since. */
export interface BuildCache extends EarlierPages<PlannedPage, BuiltPage> {
  /** Forgets the pages that the site no longer has. */
  readonly retain: (pages: readonly PlannedPage[]) => void;
  /** By identity of the bytes. */
  readonly findCopy: (output: string, contents: Uint8Array) => PackedEntry | undefined;
  readonly keepCopy: (contents: Uint8Array, entry: PackedEntry) => void;
}

export function createBuildCache(): BuildCache {
  /** The last of each page, by path. */
  const pages = new Map<string, { readonly key: string; readonly built: BuiltPage }>();
  const copies = new WeakMap<Uint8Array, PackedEntry>();
  return {
    find({ path, key }) {
      const known = pages.get(path);
      return known?.key === key ? known.built : undefined;
    },
    keep: ({ path, key }, built) => void pages.set(path, { key, built }),
    retain(current) {
      const paths = new Set(current.map(({ path }) => path));
      for (const path of pages.keys()) if (!paths.has(path)) pages.delete(path);
    },
    findCopy(output, contents) {
      const entry = copies.get(contents);
      // Whether a file is compressed depends on its name, so under another name it may be another entry.
      return entry?.path === output ? entry : undefined;
    },
    keepCopy: (contents, entry) => copies.set(contents, entry),
  };
}
