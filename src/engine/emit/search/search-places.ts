/** Where pages stand, as the search tells it: the way to them, and the version or language they belong to. */
import type { NavigationDivision, NavigationEntry, NavigationPlace } from '../../navigation/navigation-tree.ts';
import type { SiteModel } from '../../site/site-model.ts';

/** Kinds whose parts say the same about different things: a reader wants the one that they are in. */
const SCOPES: ReadonlySet<string> = new Set(['version', 'language']);
const SEPARATOR = ' › ';

export interface SearchPlaces {
  readonly crumbOf: (path: string) => string;
  /** What the nearest group that says so wants the rank of a page multiplied by. */
  readonly boostOf: (path: string) => number;
  /** Numbers in `scopes`, sorted. */
  readonly scopesOf: (path: string) => readonly number[];
  /** Versions and languages that hold pages: division id and name. */
  readonly scopes: readonly (readonly [id: string, name: string])[];
}

export function searchPlaces({ navigation }: SiteModel): SearchPlaces {
  const scopes: (readonly [string, string])[] = [];
  const byPage = new Map<string, Set<number>>();
  const add = (path: string, scope: number): void => {
    const known = byPage.get(path);
    if (known === undefined) byPage.set(path, new Set([scope]));
    else known.add(scope);
  };
  const addEntries = (entries: readonly NavigationEntry[], scope: number): void => {
    for (const entry of entries) {
      if (entry.kind === 'page') add(entry.path, scope);
      else {
        if (entry.root !== undefined) add(entry.root, scope);
        addEntries(entry.entries, scope);
      }
    }
  };
  const visit = (division: NavigationDivision, outer: number | undefined, outerName: string): void => {
    const isScope = SCOPES.has(division.kind);
    const name = isScope ? [outerName, division.name].filter(Boolean).join(SEPARATOR) : outerName;
    const scope = isScope ? scopes.push([division.id, name]) - 1 : outer;
    if (scope !== undefined) addEntries(division.entries, scope);
    for (const child of division.divisions) visit(child, scope, name);
  };
  visit(navigation.root, undefined, '');
  return {
    scopes,
    crumbOf: (path) => crumb(navigation.places.get(path)),
    boostOf: (path) => navigation.places.get(path)?.groups.findLast(({ boost }) => boost !== undefined)?.boost ?? 1,
    scopesOf: (path) => [...(byPage.get(path) ?? [])].sort((a, b) => a - b),
  };
}

function crumb(place: NavigationPlace | undefined): string {
  if (place === undefined) return '';
  const divisions = place.divisions.filter(({ kind }) => kind !== 'root' && !SCOPES.has(kind));
  const names = [...divisions.map(({ name }) => name), ...place.groups.map(({ title }) => title)];
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(SEPARATOR);
}
