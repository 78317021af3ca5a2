/** Targets of the links that the layout draws. */
import type { NavigationDivision } from '../../engine/navigation/navigation-tree.ts';
import type { RenderContext } from '../../engine/render/theme-contract.ts';

/** The address of a page from this one; `undefined` when the page is not in the site. */
export function pageHref(path: string, context: RenderContext): string | undefined {
  const page = context.site.pages.get(path);
  return page === undefined ? undefined : context.relative(page.output);
}

/** The address of the home page from this one. */
export function homeHref(context: RenderContext): string {
  return context.relative('index.html');
}

/** Where a click on a tab, an anchor or a version leads; `undefined` for one without a page. */
export function divisionHref(division: NavigationDivision, context: RenderContext): string | undefined {
  if (division.href !== undefined) return context.link(division.href).href;
  return division.firstPage === undefined ? undefined : pageHref(division.firstPage, context);
}

/** The way from a page to the root of the site: empty, or `../` once or more. */
export function rootHref(context: RenderContext): string {
  const probe = 'assets/site.css';
  return context.relative(probe).slice(0, -probe.length);
}
