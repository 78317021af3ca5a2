/** How an address may read when what it names has another path: in its own spelling first. */

import { encodePath, PUBLIC_FOLDER } from '../../page-source/references/address-target.ts';
import { decodePart } from '../../project/decode-address.ts';
import { extensionOf, folderOf, normalizePath, relativePath, withoutExtension } from '../../project/paths.ts';

export interface Renaming {
  /** The file that holds the address, before and after. */
  readonly from: string;
  readonly to: string;
  /** The file that is named, before and after. */
  readonly before: string;
  readonly after: string;
  /** Where the site is published, with a slash at the end. */
  readonly address?: string;
}

const PAGE_EXTENSION = /\.(?:mdx?|html?)$/i;

/**
 * Ways to write the new path, the likeliest first: with or without extension, `index` and slash, from the root or
 * relative, encoded, behind the site's own address, as the address is written. Not every one need work; the caller tries.
 * @param path without query, fragment and escapes
 */
export function respellLink(path: string, renaming: Renaming): readonly string[] {
  const { from, to, before, after, address } = renaming;
  const site = siteOf(path, address);
  const own = path.slice(site.length);
  const lead = /^(?:[@~]?\/|(?:\.\.?\/)+)?/.exec(own)?.[0] ?? '';
  const names = namesFor(own.slice(lead.length), before, after);
  const isRelative = isRelativePath(own, from, before);
  const root = normalizePath(own.slice(lead.length)) ?? '';
  const folder = PUBLIC_FOLDER.exec(root)?.[0] ?? '';
  const leads = [...(folder !== '' && !before.startsWith(folder) ? [lead + folder] : []), lead];
  const dotted = (name: string) => {
    const reached = relativePath(to, name);
    return /^\.\.?\//.test(own) && !reached.startsWith('.') ? `./${reached}` : reached;
  };
  const spelled = isRelative || site !== '' ? [] : leads.flatMap((one) => names.map((name) => one + name));
  const all = [...(isRelative ? names.map(dotted) : spelled), ...names.map((name) => `/${name}`)];
  const encode = /%[\da-f]{2}/i.test(own) ? encodePath : (plain: string) => plain;
  return all.map((one) => site + encode(one));
}

/** The `file` of a `<Snippet>`: counted from the folder of snippets that it is found in, or from the root. */
export function respellSnippet(path: string, { from, before, after }: Renaming): readonly string[] {
  const name = path.replace(/^\.?\//, '');
  const lead = path.slice(0, path.length - name.length);
  const folder = folderOf(from);
  const places = ['snippets/', '_snippets/', ...(folder === '' ? [] : [`${folder}/snippets/`, `${folder}/_snippets/`])];
  const isWhole = withoutExtension(name) === withoutExtension(before);
  const holders = places
    .filter((place) => after.startsWith(place))
    .sort((one, other) => Number(before.startsWith(other)) - Number(before.startsWith(one)));
  const short = holders.map((place) => after.slice(place.length));
  const ways = isWhole ? [after, ...short] : [...short, after];
  const written = extensionOf(name) === '' ? ways.flatMap((way) => [withoutExtension(way), way]) : ways;
  return [...written.map((way) => lead + way), ...written];
}

function siteOf(path: string, address: string | undefined): string {
  const root = address?.slice(0, -1) ?? '';
  return root !== '' && path.toLowerCase().startsWith(root.toLowerCase()) ? path.slice(0, root.length) : '';
}

/** Whether a path leads to the file from the folder of the text, and not from the root. */
export function isRelativePath(path: string, from: string, named: string): boolean {
  if (/^[@~]?\//.test(path)) return false;
  const place = normalizePath(`${folderOf(from)}/${path}`);
  return place !== undefined && isNamed(place, named);
}

/** Whether a place of the project, with or without extension and `index`, is the file. */
function isNamed(place: string, file: string): boolean {
  const bare = (path: string) =>
    path
      // A part of a longer character stays: such a place is compared as it is written.
      .replace(/%[\da-f]{2}/gi, decodePart)
      .replace(/\.\w+$/, '')
      .replace(/(?:^|\/)index$/, '')
      .toLowerCase();
  return bare(place) === bare(file) || place === file;
}

/** The new file as the address names the old one, then in fuller ways, for where the short way means another file. */
function namesFor(name: string, before: string, after: string): readonly string[] {
  const isPage = /^mdx?$/.test(extensionOf(after));
  if (!isPage) return extensionOf(name) === '' ? [withoutExtension(after), after] : [after];
  const page = withoutExtension(after);
  const extension = PAGE_EXTENSION.exec(name)?.[0] ?? '';
  const slash = name.endsWith('/') ? '/' : '';
  const namesIndex = /(?:^|\/)index(?:\.\w+)?$/i.test(name);
  const short = namesIndex ? page : page.replace(/\/index$/, '');
  const isOwn = extension.toLowerCase() === `.${extensionOf(before)}`;
  const first = isOwn
    ? [after]
    : extension === ''
      ? [short + slash, page + slash]
      : [short + extension, page + extension];
  return [...new Set([...first, page, after])];
}
