/** The address a site is published at, as far as its configuration tells. */
import type { SiteConfig } from '../config/site-config.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';

/** Keys of the meta tags that hold the site's own address, the surest first. */
const ADDRESS_KEYS = ['canonical', 'og:url', 'twitter:url'] as const;

/** Address of the site's root with a slash at the end; `undefined` when no setting names one. */
export function siteAddress({ address, metadata }: Pick<SiteConfig, 'address' | 'metadata'>): string | undefined {
  for (const candidate of [address, ...ADDRESS_KEYS.map((key) => metadata[key])]) {
    const known = candidate === undefined ? undefined : readAddress(candidate);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** An address with `http` or `https` as that of a site's root; `undefined` for anything else. */
export function readAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/]/i.test(text.trim())) return undefined;
  try {
    const { origin, pathname } = new URL(text.trim());
    return `${origin}${pathname.replace(/\/+$/, '')}/`;
  } catch {
    // Not an address after all, for example one with a port that is none.
    return undefined;
  }
}

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
