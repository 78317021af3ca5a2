/** The pages that a division shows as its own. */
import type { NavigationDivision, NavigationEntry, RenderContext } from '../../engine/theme-api.ts';

/**
 * Paths in reading order of the pages that stand in a division or below it. A page that several versions list stands
 * in one of them: a link to it does not lead into the others.
 */
export function ownPages(
  division: NavigationDivision,
  context: Pick<RenderContext, 'site' | 'once'>,
): ReadonlySet<string> {
  return context.once(`own-pages:${division.id}`, () => {
    const { places } = context.site.navigation;
    return new Set(listedPages(division).filter((path) => places.get(path)?.divisions.includes(division) === true));
  });
}

function listedPages({ entries, divisions }: NavigationDivision): readonly string[] {
  return [...entries.flatMap(pagesOf), ...divisions.flatMap(listedPages)];
}

function pagesOf(entry: NavigationEntry): readonly string[] {
  if (entry.kind === 'page') return entry.href === undefined ? [entry.path] : [];
  const below = entry.entries.flatMap(pagesOf);
  return entry.root === undefined ? below : [entry.root, ...below];
}
