/** The same page in another version, language, product, …, so that a reader who switches stays with the subject. */
import { counterpartPath } from '../../../config/navigation/counterpart-path.ts';
import type { NavigationDivision, NavigationPlace, RenderContext } from '../../../engine/theme-api.ts';
import { ownPages } from '../own-pages.ts';

/**
 * @param from the division that the page belongs to
 * @param to the one that a reader may switch to
 * @returns the path of the page there; `undefined` when it has none
 */
export function counterpart(
  from: NavigationDivision,
  to: NavigationDivision,
  context: Pick<RenderContext, 'site' | 'page' | 'once'>,
): string | undefined {
  const there = ownPages(to, context);
  return counterpartPath(context.page.path, from, to, (path) => there.has(path));
}

/**
 * Where a reader goes on who switches and whose page is not there: the part of the other division that is called like
 * the part that holds the page, or stands at the same place among as many; a version stays chosen in another language.
 */
export function nearestPart(
  from: NavigationDivision,
  to: NavigationDivision,
  place: NavigationPlace,
): NavigationDivision {
  const inner = place.divisions.slice(place.divisions.indexOf(from) + 1);
  let [here, there] = [from, to];
  for (const division of inner) {
    const choices = there.divisions.filter(({ kind, href, firstPage }) => {
      return kind === division.kind && href === undefined && firstPage !== undefined;
    });
    const siblings = here.divisions.filter(({ kind, href, firstPage }) => {
      return kind === division.kind && href === undefined && firstPage !== undefined;
    });
    const sameName = choices.find(({ name }) => name === division.name);
    const samePlace = choices.length === siblings.length ? choices[siblings.indexOf(division)] : undefined;
    const next = sameName ?? (division.kind === 'version' ? undefined : samePlace);
    if (next === undefined || next.isHidden) break;
    [here, there] = [division, next];
  }
  return there;
}
