/** Where the settings name pages, and what of them takes part in finding pages. */
import { visit } from 'jsonc-parser';
import { type ConfigPath, formatPath, valueAt } from '../../config/config-path.ts';
import { readAddress } from '../../config/site-address.ts';
import type { LinkSettings } from './page-links.ts';

export interface ConfigLink {
  /** Offsets between the quotation marks. */
  readonly start: number;
  readonly end: number;
  /** Without escapes. */
  readonly target: string;
  /** As people read it: `topbarLinks[0].url`. */
  readonly setting: string;
}

/** The strings of a configuration's text that lead to a place in a page, in order. What is broken is passed over. */
export function findConfigAnchorLinks(json: string): readonly ConfigLink[] {
  const links: ConfigLink[] = [];
  if (!json.includes('#')) return links;
  visit(json, {
    onLiteralValue(value: unknown, offset, length, _line, _character, pathOf) {
      if (typeof value !== 'string' || !/^[^#]+#./.test(value)) return;
      const path = pathOf();
      // A redirect's source is an address that shall go on to work.
      if (path.at(0) === 'redirects' && path.at(-1) === 'source') return;
      links.push({ start: offset + 1, end: offset + length - 1, target: value, setting: formatPath(path) });
    },
  });
  return links;
}

/** Settings where the site's own address may stand, the surest first, in both formats. */
const ADDRESSES: readonly ConfigPath[] = ['canonical', 'og:url', 'twitter:url'].flatMap((key) => [
  ['metadata', key],
  ['seo', 'metatags', key],
]);

/** @param config the value of the configuration, however broken */
export function readLinkSettings(config: unknown): LinkSettings {
  const redirects = valueAt(config, ['redirects']);
  const written = ADDRESSES.map((path) => valueAt(config, path)).filter((value) => typeof value === 'string');
  const address = written.map(readAddress).find((one) => one !== undefined);
  return {
    redirects: (Array.isArray(redirects) ? redirects : []).flatMap((item: unknown) => {
      const source = valueAt(item, ['source']);
      const destination = valueAt(item, ['destination']);
      return typeof source === 'string' && typeof destination === 'string' ? [{ source, destination }] : [];
    }),
    ...(address !== undefined && { address }),
  };
}
