/** Where a page stands, and where a page outside the navigation is shown to stand. */
import type { NavigationDivision, NavigationPlace, RenderContext } from '../../engine/theme-api.ts';

export function placeOf(context: RenderContext): NavigationPlace {
  const { navigation, home } = context.site;
  return (
    navigation.places.get(context.page.path) ??
    (home === undefined ? undefined : withoutPosition(navigation.places.get(home.path))) ?? {
      divisions: [navigation.root],
      groups: [],
    }
  );
}

/** The division whose entries the sidebar shows. */
export function innermostDivision(place: NavigationPlace, context: RenderContext): NavigationDivision {
  return place.divisions.at(-1) ?? context.site.navigation.root;
}

/** Divisions a reader can see here: hidden ones, and those shown only from inside, are left out. */
export function visibleDivisions(place: NavigationPlace, context: RenderContext): readonly NavigationDivision[] {
  const all = [...place.divisions.flatMap(({ divisions }) => divisions), ...context.site.navigation.global];
  const seen = new Set<NavigationDivision>();
  return all.filter((division) => {
    if (seen.has(division)) return false;
    seen.add(division);
    if (place.divisions.includes(division)) return true;
    return !division.isHidden && !division.isHiddenUntilInside;
  });
}

function withoutPosition(place: NavigationPlace | undefined): NavigationPlace | undefined {
  return place === undefined ? undefined : { divisions: place.divisions, groups: [] };
}
