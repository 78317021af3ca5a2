/** What is common to rules about entries of the navigation. */

import type { SiteToCheck } from '../../engine/index.ts';
import { oncePerSite } from '../once-per-site.ts';
import { findSettings } from '../setting-places.ts';

/** Names given in one message before it says how many more there are. */
export const MOST_EXAMPLES = 5;

/** Where the entries stand that lead to no page. */
export const entryPlaces = oncePerSite((site: SiteToCheck) =>
  findSettings(
    site,
    site.unresolved.map(({ entry }) => entry),
    normalizeEntry,
  ),
);

/** The same spelling that the configuration's reader gives to entries. */
function normalizeEntry(entry: string): string {
  return entry
    .trim()
    .replace(/^\/+/, '')
    .replace(/\.mdx?$/i, '');
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The first of the names, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_EXAMPLES).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
