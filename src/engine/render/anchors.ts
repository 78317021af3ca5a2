/** Ids of headings: not those of GitHub, but those that links into existing sites expect. */

import { decodeEntities } from './text-of.ts';

/** `What's new? (v2.0)` → `what’s-new?-v2-0`: lower case, spaces and dots become hyphens, parentheses go, `/` and `&` stay. */
export function anchorOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[()]/g, '')
    .replaceAll("'", '’')
    .replace(/[\s.]+/g, '-')
    .replace(/["<>`]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * `Terms & what's new: v2.0` → `terms-and-whats-new-v2-0`: the id that other services give to the same heading.
 * Links that were written for them find it as a second id.
 */
export function plainAnchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Attribute in which a component proposes a second id for its place; see `placeAliases`. */
export const ALIAS_ATTRIBUTE = 'data-alias';

/** Makes proposed second ids real where nothing else on the page has that id, and drops the others. */
export function placeAliases(html: string): string {
  if (!html.includes(ALIAS_ATTRIBUTE)) return html;
  const ids = new Set([...valuesOf(html, 'id'), ...valuesOf(html, 'name')]);
  return html.replace(/ data-alias="([^"]*)"/g, (_match, alias: string) => {
    if (ids.has(alias)) return '';
    ids.add(alias);
    return ` id="${alias}"`;
  });
}

/** Ids and names in HTML that the renderer wrote: where links can lead to. */
export function idsOf(html: string): string[] {
  return [...valuesOf(html, 'id'), ...valuesOf(html, 'name')].map(decodeEntities);
}

/** Values of an attribute as they are written. Of long pages this is asked at every key: searching is the fastest way. */
function valuesOf(html: string, attribute: string): string[] {
  const opening = `${attribute}="`;
  const values: string[] = [];
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const isWhole = /\s/.test(html.charAt(at - 1));
    at += opening.length;
    if (isWhole) values.push(html.slice(at, html.indexOf('"', at)));
  }
  return values;
}

/** Gives each text an id that no other has in the page: the same text again gets `-2`, `-3`. */
export function createAnchors(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const anchor = anchorOf(text) || 'section';
    let count = (used.get(anchor) ?? 0) + 1;
    let unique = count === 1 ? anchor : `${anchor}-${count}`;
    while (count > 1 && used.has(unique)) unique = `${anchor}-${++count}`;
    used.set(anchor, count);
    if (unique !== anchor) used.set(unique, 1);
    return unique;
  };
}
