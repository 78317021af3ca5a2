/** `sitemap.xml` and `robots.txt`, for search engines. */
import { escapeText } from '../render/html-escape.ts';
import type { SiteModel } from '../site/site-model.ts';
import { encodePath, siteAddress } from './site-address.ts';

const ADDRESS_NOTE = `<!-- A sitemap needs full addresses. Name the address of the site in the configuration
     (the meta tag "canonical", for example https://docs.example.com) and build again. -->
`;

/** All pages that may be found. Without a known address the entries are relative, and a comment says what to do. */
export function sitemap(site: SiteModel): string {
  const address = siteAddress(site.config);
  const entries = [...site.pages.values()]
    .filter((page) => !page.isHidden && page.frontMatter.url === undefined)
    .map(({ output, frontMatter }) => {
      const location = frontMatter.canonical ?? `${address ?? ''}${output === 'index.html' ? '' : encodePath(output)}`;
      return `  <url><loc>${escapeText(location)}</loc></url>\n`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    address === undefined ? ADDRESS_NOTE : '',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Allows everything; names the sitemap when its address is known. */
export function robots(site: SiteModel): string {
  const address = siteAddress(site.config);
  return `User-agent: *\nAllow: /\n${address === undefined ? '' : `\nSitemap: ${address}sitemap.xml\n`}`;
}
