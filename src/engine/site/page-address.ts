/** Full addresses of pages, where the site's own is known. */
import { siteAddress } from '../../config/site-address.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** Full address of a page; that of the home page is the site's own. `undefined` when the site's is not known. */
export function pageAddress({ config, home }: Pick<SiteModel, 'config' | 'home'>, page: PageModel): string | undefined {
  const address = siteAddress(config);
  if (address === undefined) return undefined;
  return address + (page.path === home?.path && page.output === 'index.html' ? '' : encodePath(page.output));
}

/**
 * The address under which search engines are to know a page: what its front matter says, else its own. A path there
 * is one of this site. `undefined` when only the site's address could tell.
 */
export function canonicalAddress(site: Pick<SiteModel, 'config' | 'home'>, page: PageModel): string | undefined {
  const written = page.frontMatter.canonical;
  if (typeof written !== 'string' || written.trim() === '') return pageAddress(site, page);
  const given = written.trim();
  if (/^https?:\/\/[^\s/]/i.test(given)) return given;
  const address = siteAddress(site.config);
  return address === undefined ? undefined : new URL(given.replace(/^\/+/, ''), address).href;
}

/** Path of an output file as it stands in an address. */
export function encodePath(path: string): string {
  return /^[\w./-]*$/.test(path) ? path : path.split('/').map(encodeURIComponent).join('/');
}
