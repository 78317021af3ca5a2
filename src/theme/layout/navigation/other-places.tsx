/** @jsxImportSource #jsx */
import {
  findPlaces,
  type JsxNode,
  type NavigationDivision,
  type NavigationPlace,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { Pagination } from '../pagination.tsx';
import { searchScope } from '../search-attributes.ts';
import { choicesOf } from './choices.ts';
import { SidebarBody } from './sidebar.tsx';
import { SwitcherMenus } from './switchers.tsx';
import { TabRow } from './tab-row.tsx';

/** With more entries than this around its other places, a page that stands in all of them would hold mostly navigation. */
const MOST_ENTRIES = 800;
/** Places that a page carries along, however long their lists are. */
const ALWAYS = 4;

/** The version that a place is in. */
export function versionOf({ divisions }: NavigationPlace): NavigationDivision | undefined {
  return divisions.find(({ kind }) => kind === 'version');
}

/**
 * What surrounds a page in the other versions, dropdowns, products, … that list it. The page itself stands in one of
 * them; the script puts the surroundings of what the reader has chosen in its place.
 */
export function OtherPlaces({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const own = choicesOf(place);
  if (own === undefined) return null;
  const others = otherPlaces(own, context);
  const entries = others.reduce((sum, { size }) => sum + size, 0);
  // The script leaves what the reader chose as it is, for pages that stand in one place alone.
  if (others.length > ALWAYS && entries > MOST_ENTRIES) return <template data-shared />;
  return others.map(({ place: other }) => (
    <template data-choices={choicesOf(other)} data-version={versionOf(other)?.id} data-scope={searchScope(other)}>
      {SwitcherMenus({ place: other }, context)}
      {TabRow({ place: other }, context)}
      {SidebarBody({ place: other }, context)}
      {Pagination({ place: other }, context)}
    </template>
  ));
}

interface OtherPlace {
  readonly place: NavigationPlace;
  /** Pages of the list that it stands in. */
  readonly size: number;
}

/** The first place of the page for each way of choosing that does not lead to its own. */
function otherPlaces(own: string, context: RenderContext): readonly OtherPlace[] {
  const seen = new Set([own]);
  return (context.once('shared-pages', () => sharedPages(context)).get(context.page.path) ?? []).flatMap((above) => {
    const choices = choicesOf({ divisions: above, groups: [] });
    const division = above.at(-1);
    if (choices === undefined || division === undefined || seen.has(choices)) return [];
    const places = placesIn(division, context);
    const found = places.get(context.page.path);
    if (found === undefined) return [];
    seen.add(choices);
    return [{ place: { ...found, divisions: above }, size: places.size }];
  });
}

/** The ways to the divisions that list a page, for pages that several list; hidden divisions offer nothing. */
function sharedPages({ site }: RenderContext): ReadonlyMap<string, readonly (readonly NavigationDivision[])[]> {
  const ways = new Map<string, (readonly NavigationDivision[])[]>();
  const visit = (division: NavigationDivision, above: readonly NavigationDivision[]): void => {
    if (division.isHidden) return;
    const way = [...above, division];
    for (const path of pathsIn(division)) {
      const known = ways.get(path);
      if (known === undefined) ways.set(path, [way]);
      else known.push(way);
    }
    for (const child of division.divisions) visit(child, way);
  };
  visit(site.navigation.root, []);
  for (const [path, known] of ways) if (known.length < 2) ways.delete(path);
  return ways;
}

function pathsIn(division: NavigationDivision): Iterable<string> {
  return findPlaces({
    root: { ...division, divisions: [] },
    prefixes: new Map(),
    concealed: new Map(),
    pages: [],
  }).keys();
}

function placesIn(division: NavigationDivision, context: RenderContext): ReadonlyMap<string, NavigationPlace> {
  return context.once(`places-in:${division.id}`, () =>
    findPlaces({ root: { ...division, divisions: [] }, prefixes: new Map(), concealed: new Map(), pages: [] }),
  );
}
