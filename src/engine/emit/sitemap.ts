/** `sitemap.xml` and `robots.txt`, for search engines. */

import { siteAddress } from '../../config/site-address.ts';
import { escapeText } from '../../shared/html-escape.ts';
import { canonicalAddress } from '../site/page-address.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';

export const SITEMAP_PATH = 'sitemap.xml';

/** Keys of the front matter that say when a page was changed last. */
const DATE_KEYS = ['lastUpdatedDate', 'lastModified', 'lastmod', 'updatedAt', 'updated', 'date'] as const;
/** What a sitemap may hold as a date: a day, or a moment with its zone. */
const DATE =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** All pages that may be found; `undefined` while the site's address is not known, which a sitemap cannot do without. */
export function sitemap(site: SiteModel): string | undefined {
  const address = siteAddress(site.config);
  if (address === undefined) return undefined;
  const entries = [...site.pages.values()].flatMap((page) => {
    if (page.isHidden || page.frontMatter.url !== undefined) return [];
    const location = canonicalAddress(site, page);
    // Of a page that says it is a copy of another site's, that site speaks.
    if (location?.startsWith(address) !== true) return [];
    return [`  <url><loc>${escapeText(location)}</loc>${lastChange(page)}</url>\n`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...new Set(entries),
    '</urlset>\n',
  ].join('');
}

/** Allows everything; names the sitemap where there is one. */
export function robots(site: SiteModel): string {
  const address = siteAddress(site.config);
  return `User-agent: *\nAllow: /\n${address === undefined ? '' : `\nSitemap: ${address}${SITEMAP_PATH}\n`}`;
}

function lastChange({ frontMatter }: PageModel): string {
  for (const key of DATE_KEYS) {
    const value = frontMatter[key];
    if (typeof value === 'string' && DATE.test(value.trim())) return `<lastmod>${value.trim()}</lastmod>`;
  }
  return '';
}
