/** Where the links and images of a page lead in the built site. */

import type { Redirect } from '../../config/site-config.ts';
import { classifyFile } from '../../project/classify-file.ts';
import { type CaseIndex, candidatePaths, createFileFinder } from '../../project/find-file.ts';
import { folderOf } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { isExternalUrl, unwrapAddress } from '../../project/written-address.ts';
import { createDescriptionLinks } from '../api-reference/description-links.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** A link as written, taken apart and looked up. */
export type ResolvedLink =
  | { readonly kind: 'external'; readonly href: string }
  /** A host without a scheme (`example.com/page`), which browsers would take for a path. */
  | { readonly kind: 'bare-host'; readonly href: string }
  | { readonly kind: 'anchor'; readonly href: string }
  /** `output` is a path of the built site; `suffix` the query and anchor. */
  | { readonly kind: 'page' | 'file'; readonly output: string; readonly suffix: string }
  /** A folder without a page of its own: its first page. */
  | { readonly kind: 'folder'; readonly output: string; readonly suffix: string; readonly page: string }
  | { readonly kind: 'missing'; readonly output: string; readonly suffix: string };

/** Looks links and files of one site up. Made once for a site and shared by its pages. */
export interface LinkResolver {
  readonly link: (href: string, from: PageModel) => ResolvedLink;
  /** Path of a project file that an author wrote as an image or download; `undefined` when there is none. */
  readonly file: (source: string, from: PageModel) => string | undefined;
}

const HOST = /^(?:www\.[\w-]+|(?:[\w-]+\.)+(?:com|org|net|io|dev|ai|app|co))(?:[/.]|$)/i;
const MAX_REDIRECTS = 8;

export function createLinkResolver(site: SiteModel, indexOf: (files: ProjectFiles) => CaseIndex): LinkResolver {
  const findFile = createFileFinder(site.files, indexOf);
  const inDescription = createDescriptionLinks(site);
  let pageIndex: ReadonlyMap<string, PageModel> | undefined;

  const findPage = (paths: readonly string[]): PageModel | undefined => {
    const names = paths.flatMap((path) => pageNames(path));
    for (const name of names) {
      const page = name === '' ? site.home : site.pages.get(name);
      if (page !== undefined) return page;
    }
    pageIndex ??= new Map([...site.pages.values()].map((page) => [page.path.toLowerCase(), page]));
    for (const name of names) {
      const page = pageIndex.get(name.toLowerCase());
      if (page !== undefined) return page;
    }
    return undefined;
  };

  /** The first page below a path, in reading order where the navigation has one. */
  const findInFolder = (paths: readonly string[]): PageModel | undefined => {
    for (const path of paths) {
      const folder = `${path.replace(/\/$/, '')}/`;
      if (folder === '/') continue;
      for (const name of site.navigation.places.keys()) {
        const page = name.startsWith(folder) ? site.pages.get(name) : undefined;
        if (page !== undefined) return page;
      }
      for (const page of site.pages.values()) if (page.path.startsWith(folder)) return page;
    }
    return undefined;
  };

  const resolvePath = (path: string, suffix: string, from: PageModel, redirects: number): ResolvedLink => {
    const paths = candidatePaths(path, folderOf(from.path));
    const page = findPage(paths);
    if (page !== undefined) {
      return { kind: 'page', output: page.output, suffix };
    }
    const file = findFile(paths);
    if (file !== undefined && classifyFile(file) === 'asset') return { kind: 'file', output: file, suffix };
    const destination = redirects < MAX_REDIRECTS ? findRedirect(site.config.redirects, paths) : undefined;
    if (destination === undefined && HOST.test(path)) return { kind: 'bare-host', href: `https://${path}${suffix}` };
    const inside = destination === undefined ? findInFolder(paths) : undefined;
    if (inside !== undefined) return { kind: 'folder', output: inside.output, suffix, page: inside.path };
    if (destination === undefined) return { kind: 'missing', output: paths[0] ?? '', suffix };
    return resolve(destination, from, suffix, redirects + 1);
  };

  const resolve = (href: string, from: PageModel, given: string, redirects: number): ResolvedLink => {
    if (isExternalUrl(href)) return { kind: 'external', href };
    const cut = href.search(/[?#]/);
    const path = cut < 0 ? href : href.slice(0, cut);
    const suffix = cut < 0 ? given : href.slice(cut);
    if (path === '') {
      const operation = inDescription(href, from);
      return operation === undefined
        ? { kind: 'anchor', href }
        : { kind: 'page', output: operation.output, suffix: '' };
    }
    return resolvePath(path, suffix, from, redirects);
  };

  return {
    link: (href, from) => resolve(unwrapAddress(href), from, '', 0),
    file: (source, from) => findFile(candidatePaths(source.replace(/[?#].*$/, ''), folderOf(from.path))),
  };
}

/** Names a page may have for a path: without extension, without `index` at the end. */
function pageNames(path: string): string[] {
  const bare = path.replace(/\.(?:mdx?|html?)$/i, '');
  const names = [bare];
  if (bare !== path) names.push(path);
  if (/(?:^|\/)index$/.test(bare)) names.push(bare.replace(/\/?index$/, ''));
  else names.push(bare === '' ? 'index' : `${bare}/index`);
  return names;
}

function findRedirect(redirects: readonly Redirect[], paths: readonly string[]): string | undefined {
  for (const { source, destination } of redirects) {
    for (const path of paths) {
      if (source === path) return destination;
      const star = /^(.*?)(?::[\w-]+\*|\*)$/.exec(source);
      if (star?.[1] !== undefined && path.startsWith(star[1])) {
        return destination.replace(/:[\w-]+\*|\*/, path.slice(star[1].length));
      }
    }
  }
  return undefined;
}

/** From a page to a file of the built site. Depends on the page's depth only, so that what is rendered once fits all of a depth. */
export function relativeTo(output: string, target: string): string {
  return '../'.repeat(output.split('/').length - 1) + target.split('/').map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return /^[\w.~!$&'()*+,;=@-]*$/.test(segment) ? segment : encodeURIComponent(segment);
}
