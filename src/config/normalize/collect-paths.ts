import type { DivisionSettings, EntrySettings } from '../site-config.ts';

/** Adds the paths of all pages that a division lists, at any depth. */
export function collectPaths(division: DivisionSettings, into: Set<string>): void {
  const visit = (entries: readonly EntrySettings[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') into.add(entry.path);
      else visit(entry.entries);
    }
  };
  visit(division.entries);
  for (const child of division.divisions) collectPaths(child, into);
}
