/** Which tab or anchor a page belongs to, in the contract's format: the one with the deepest folder prefix. */
import type { EntrySettings } from '../site-config.ts';
import type { VersionedEntry } from './contract-groups.ts';

/** Finds the owner of a page; `undefined` for the first tab or the top anchor. */
export type OwnerOf = (page: string) => string | undefined;

/** @param prefixes the folder prefixes of the divisions */
export function ownerFinder(prefixes: ReadonlySet<string>): OwnerOf {
  return (page) => {
    for (let folder = page; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
      if (prefixes.has(folder)) return folder;
      if (folder === '') return undefined;
    }
  };
}

/**
 * Shares out entries among owners, each with its own copy of the groups around its pages. The order is kept; groups
 * that would hold no page are left out, unless an API description fills them.
 */
export function shareOut(
  entries: readonly VersionedEntry[],
  version: string | undefined,
  ownerOf: OwnerOf,
): ReadonlyMap<string | undefined, readonly EntrySettings[]> {
  const shares = new Map<string | undefined, EntrySettings[]>();
  const give = (owner: string | undefined, entry: EntrySettings): void => {
    const share = shares.get(owner);
    if (share === undefined) shares.set(owner, [entry]);
    else share.push(entry);
  };
  for (const item of entries) {
    if ('entry' in item) {
      give(ownerOf(item.entry.path), item.entry);
      continue;
    }
    if (version !== undefined && item.version !== undefined && item.version !== version) continue;
    const inner = shareOut(item.entries, version, ownerOf);
    const { openapi } = item.group;
    if (inner.size === 0 && openapi !== undefined) {
      // Its pages are made later, and go where their folder does.
      const directory = openapi.find((one) => one.directory !== undefined)?.directory;
      give(directory === undefined ? undefined : ownerOf(directory), { ...item.group, entries: [] });
    }
    for (const [owner, share] of inner) give(owner, { ...item.group, entries: share });
  }
  return shares;
}
