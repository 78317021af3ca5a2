/** Targets of the links that the layout draws. */
import type { NavigationDivision, RenderContext } from '../../engine/theme-api.ts';
import { ownPages } from './own-pages.ts';

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
  const { firstPage } = division;
  if (firstPage === undefined) return undefined;
  const own = ownPages(division, context);
  const [first = firstPage] = own.has(firstPage) ? [firstPage] : own;
  return pageHref(first, context);
}

/** The way from a page to the root of the site: empty, or `../` once or more. */
export function rootHref({ page }: RenderContext): string {
  return '../'.repeat(page.output.split('/').length - 1);
}

/**
 * An address that is good on this page as one that is good on every page, once `root` in it is replaced by the
 * way to the root of the site. Addresses that lead out of the site stay as they are.
 */
export function fromRoot(href: string, root: string, { page }: RenderContext): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(href)) return href;
  const folders = page.output.split('/').slice(0, -1);
  const own = href === '' || href.startsWith('#') ? page.output + href : href;
  if (own !== href) return root + own;
  let rest = href;
  while (rest.startsWith('../') || rest.startsWith('./')) {
    if (rest.startsWith('../')) folders.pop();
    rest = rest.slice(rest.indexOf('/') + 1);
  }
  return root + [...folders, rest].join('/');
}
