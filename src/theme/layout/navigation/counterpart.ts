/** The same page in another version or language, so that a reader who switches stays with the subject. */
import { counterpartPath } from '../../../config/navigation/counterpart-path.ts';
import type { NavigationDivision, RenderContext } from '../../../engine/theme-api.ts';
import { ownPages } from '../own-pages.ts';

/**
 * @param from the version or language that the page belongs to
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
