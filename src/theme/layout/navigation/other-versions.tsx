/** @jsxImportSource #jsx */
import {
  findPlaces,
  type JsxNode,
  type NavigationDivision,
  type NavigationPlace,
  type RenderContext,
} from '../../../engine/theme-api.ts';
import { Pagination } from '../pagination.tsx';
import { SidebarBody } from './sidebar.tsx';
import { VersionMenus } from './switchers.tsx';
import { TabRow } from './tab-row.tsx';

/** With more entries than this in its other versions, a page that stands in all of them would hold mostly navigation. */
const MOST_ENTRIES = 800;
/** Versions that a page carries along, however long they are. */
const ALWAYS = 4;

/** The version that a place is in. */
export function versionOf({ divisions }: NavigationPlace): NavigationDivision | undefined {
  return divisions.find(({ kind }) => kind === 'version');
}

/**
 * What surrounds a page in the other versions that list it. The page itself stands in one of them; the script puts
 * the surroundings of the version in its place that the reader has chosen.
 */
export function OtherVersions({ place }: { place: NavigationPlace }, context: RenderContext): JsxNode {
  const own = versionOf(place);
  if (own === undefined) return null;
  const above = place.divisions.slice(0, place.divisions.indexOf(own));
  const others = (above.at(-1)?.divisions ?? []).flatMap((version) => {
    if (version === own || version.kind !== 'version') return [];
    const found = placesIn(version, context).get(context.page.path);
    return found === undefined ? [] : [{ version, place: { ...found, divisions: [...above, ...found.divisions] } }];
  });
  const entries = others.reduce((sum, { version }) => sum + placesIn(version, context).size, 0);
  // The script leaves what the reader chose as it is, for pages that stand in the chosen version alone.
  if (others.length > ALWAYS && entries > MOST_ENTRIES) return <template data-shared />;
  return others.map((other) => (
    <template data-version={other.version.id}>
      {VersionMenus(other, context)}
      {TabRow(other, context)}
      {SidebarBody(other, context)}
      {Pagination(other, context)}
    </template>
  ));
}

function placesIn(version: NavigationDivision, context: RenderContext): ReadonlyMap<string, NavigationPlace> {
  return context.once(`places-in:${version.id}`, () =>
    findPlaces({ root: version, prefixes: new Map(), concealed: new Map(), pages: [] }),
  );
}
