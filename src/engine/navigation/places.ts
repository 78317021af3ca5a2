/** Where each page stands first: its divisions, its groups, and its neighbours in reading order. */
import { defaultFirst } from '../../config/navigation/default-first.ts';
import { DivisionPrefixes } from './division-prefixes.ts';
import type { NavigationDivision, NavigationEntry, NavigationGroup, NavigationPlace } from './navigation-tree.ts';

export interface PlacesInput {
  readonly root: NavigationDivision;
  /** Folder prefix by id of the division that claims the pages below it. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Id of the division by path of the pages that it lists without drawing them. */
  readonly concealed: ReadonlyMap<string, string>;
  /** Paths of all pages. */
  readonly pages: Iterable<string>;
}

export function findPlaces({ root, prefixes, concealed, pages }: PlacesInput): ReadonlyMap<string, NavigationPlace> {
  const places = new Map<string, NavigationPlace>();
  const claims = new DivisionPrefixes();
  const chains = new Map<string, readonly NavigationDivision[]>();

  function visit(division: NavigationDivision, above: readonly NavigationDivision[]): void {
    const chain = [...above, division];
    chains.set(division.id, chain);
    const prefix = prefixes.get(division.id);
    if (prefix !== undefined) claims.add(prefix, chain);
    const order = readingOrder(division.entries);
    for (const [index, { path, groups }] of order.entries()) {
      if (places.has(path)) continue;
      const previous = order[index - 1]?.path;
      const next = order[index + 1]?.path;
      places.set(path, {
        divisions: chain,
        groups,
        ...(previous !== undefined && { previous }),
        ...(next !== undefined && { next }),
      });
    }
    for (const child of defaultFirst(division.divisions)) visit(child, chain);
  }

  visit(root, []);
  for (const page of pages) {
    if (places.has(page)) continue;
    const divisions = chains.get(concealed.get(page) ?? '') ?? claims.claim(page);
    if (divisions !== undefined) places.set(page, { divisions, groups: [] });
  }
  return places;
}

interface Stop {
  readonly path: string;
  readonly groups: readonly NavigationGroup[];
}

/** Every page of a division once, where it stands first. Entries that lead elsewhere are not read through. */
function readingOrder(entries: readonly NavigationEntry[]): readonly Stop[] {
  const stops = new Map<string, Stop>();
  const add = (path: string, groups: readonly NavigationGroup[]): void => {
    if (!stops.has(path)) stops.set(path, { path, groups });
  };
  const visit = (list: readonly NavigationEntry[], groups: readonly NavigationGroup[]): void => {
    for (const entry of list) {
      if (entry.kind === 'page') {
        if (entry.href === undefined) add(entry.path, groups);
        continue;
      }
      const below = [...groups, entry];
      if (entry.root !== undefined) add(entry.root, below);
      visit(entry.entries, below);
    }
  };
  visit(entries, []);
  return [...stops.values()];
}
