/** Ids in finished HTML: which there are, and second ids for the same place. */
import { decodeEntities } from '../jsx/text-of.ts';

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
