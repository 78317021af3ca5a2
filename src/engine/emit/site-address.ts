/** The address a site is published at, as far as its configuration tells. */
import type { SiteConfig } from '../config/site-config.ts';

/** Keys of the meta tags that hold the site's own address, the surest first. */
const ADDRESS_KEYS = ['canonical', 'og:url', 'twitter:url'] as const;

/** Address of the site's root with a slash at the end; `undefined` when no setting names one. */
export function siteAddress(config: SiteConfig): string | undefined {
  for (const key of ADDRESS_KEYS) {
    const address = config.metadata[key];
    if (address === undefined || !/^https?:\/\/[^\s/]/.test(address)) continue;
    return `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/`;
  }
  return undefined;
}

/** Path of an output file as it stands in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
