/** The address a site is published at, as far as its configuration tells. */
import type { SiteConfig } from './site-config.ts';

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
