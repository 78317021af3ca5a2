import { isPassing } from '../../building/problems.ts';
import type { BuiltPage, PackedEntry, PlannedPage } from '../protocol.ts';

/** What was built before, for the pages and files that did not change since. Holds one build, but nothing of what failed. */
export interface BuildCache {
  readonly findPage: (planned: PlannedPage) => BuiltPage | undefined;
  readonly keepPages: (pages: ReadonlyMap<PlannedPage, BuiltPage>) => void;
  /** By identity of the bytes. */
  readonly findCopy: (output: string, contents: Uint8Array) => PackedEntry | undefined;
  readonly keepCopy: (contents: Uint8Array, entry: PackedEntry) => void;
}

export function createBuildCache(): BuildCache {
  let pages = new Map<string, BuiltPage>();
  const copies = new WeakMap<Uint8Array, PackedEntry>();
  return {
    findPage: ({ path, key }) => pages.get(`${key} ${path}`),
    keepPages(built) {
      const lasting = [...built].filter(([, page]) => !isPassing(page.diagnostics));
      pages = new Map(lasting.map(([{ path, key }, page]) => [`${key} ${path}`, page]));
    },
    findCopy(output, contents) {
      const entry = copies.get(contents);
      // Whether a file is compressed depends on its name, so under another name it may be another entry.
      return entry?.path === output ? entry : undefined;
    },
    keepCopy: (contents, entry) => copies.set(contents, entry),
  };
}
