/** Links of API descriptions: those that lead to an operation or a tag, and where in its file a link stands. */

import { decodePart } from '../../project/decode-address.ts';
import type { LineRange } from '../../project/diagnostics.ts';
import { readText } from '../../project/text.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { PageModel, SiteModel } from '../site/site-model.ts';
import { operationOf } from './operation-of-page.ts';

/** `#operation/listPlants`, `#tag/Plants`, `#tag/Plants/operation/listPlants`, as other tools have them. */
const REFERENCE = /^#(?:tag\/([^/]+)(?:\/operation\/(.+))?|operation\/(.+))$/;

export type DescriptionLinks = (href: string, from: PageModel) => PageModel | undefined;

/** Finds the page that a link in a description means, among those of the same description. */
export function createDescriptionLinks(site: SiteModel): DescriptionLinks {
  let byName: ReadonlyMap<string, PageModel> | undefined;
  return (href, { endpoint }) => {
    const [, tag, ofTag, alone] = endpoint === undefined ? [] : (REFERENCE.exec(href) ?? []);
    const id = ofTag ?? alone;
    if (endpoint === undefined || (id === undefined && tag === undefined)) return undefined;
    byName ??= pagesByName(site);
    return byName.get(
      id === undefined ? tagKey(endpoint.file, decodePart(tag ?? '')) : operationKey(endpoint.file, decodePart(id)),
    );
  };
}

/** In reading order: a tag's first page is the first that a reader meets. */
function pagesByName(site: SiteModel): ReadonlyMap<string, PageModel> {
  const found = new Map<string, PageModel>();
  for (const path of new Set([...site.navigation.places.keys(), ...site.pages.keys()])) {
    const page = site.pages.get(path);
    const operation = page?.endpoint && operationOf(site.files, page.endpoint);
    if (page?.endpoint === undefined || operation === undefined) continue;
    const { file } = page.endpoint;
    const { node } = operation;
    const tags = node
      .at('tags')
      .items()
      .map(({ value }) => value);
    const keys = [operationKey(file, node.text('operationId') ?? ''), ...tags.map((tag) => tagKey(file, String(tag)))];
    for (const key of keys) if (!found.has(key)) found.set(key, page);
  }
  return found;
}

function operationKey(file: string, id: string): string {
  return `${file}\n${id}`;
}

/** Other tools write a tag's white space as `-`. */
function tagKey(file: string, tag: string): string {
  return `${file}\n\n${tag.trim().replace(/\s+/g, '-').toLowerCase()}`;
}

const places = new WeakMap<Uint8Array, Map<string, LineRange | undefined>>();

/** Where the file of a description has a link first; `undefined` where it is not written there as it is shown. */
export function placeOfLink(bytes: Uint8Array, href: string): LineRange | undefined {
  const known = places.get(bytes) ?? new Map<string, LineRange | undefined>();
  places.set(bytes, known);
  if (!known.has(href)) known.set(href, find(readText(bytes), href));
  return known.get(href);
}

function find(text: string, href: string): LineRange | undefined {
  // In the brackets of Markdown, else in an attribute of HTML, whose quotes JSON writes with a backslash.
  const lead = [`](${href})`, `href="${href}"`, `href=\\"${href}\\"`, `href='${href}'`].find((one) =>
    text.includes(one),
  );
  if (lead === undefined) return undefined;
  const at = text.indexOf(lead) + lead.indexOf(href);
  return rangeBetween(text, at, at + href.length);
}
