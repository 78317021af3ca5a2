import {
  fileOf,
  type NavigationDivision,
  type NavigationPlace,
  type PageModel,
  type SiteModel,
} from '../../../engine/index.ts';
import type { PageListing } from '../../store/index.ts';

/** All pages as a list shows them, generated ones among them: in the order of the navigation, then those outside it by path. */
export function listPages(site: Pick<SiteModel, 'pages' | 'navigation'>): readonly PageListing[] {
  const inOrder = [...navigationOrder(site.navigation.root)]
    .map((path) => site.pages.get(path))
    .filter((page) => page !== undefined);
  const listed = new Set(inOrder);
  const others = [...site.pages.values()].filter((page) => !listed.has(page));
  return [...listed, ...others].map((page) => toListing(page, site.navigation.places.get(page.path)));
}

function toListing(page: PageModel, place: NavigationPlace | undefined): PageListing {
  const { path, sidebarTitle, isInNavigation, isHidden } = page;
  const file = fileOf(page);
  const trail = place ? trailOf(place) : [];
  return { path, ...(file !== undefined && { file }), title: sidebarTitle, trail, isInNavigation, isHidden };
}

function trailOf({ divisions, groups }: NavigationPlace): readonly string[] {
  const names = divisions.filter(({ kind }) => kind !== 'root').map(({ name }) => name);
  return [...names, ...groups.map(({ title }) => title)].filter((name) => name.trim() !== '');
}

function* navigationOrder(division: NavigationDivision): Generator<string> {
  yield* entriesOrder(division.entries);
  for (const inner of division.divisions) yield* navigationOrder(inner);
}

function* entriesOrder(entries: NavigationDivision['entries']): Generator<string> {
  for (const entry of entries) {
    if (entry.kind === 'page') yield entry.path;
    else {
      if (entry.root !== undefined) yield entry.root;
      yield* entriesOrder(entry.entries);
    }
  }
}
