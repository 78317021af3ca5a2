/** All links of a project that may lead to a heading of one file: what a rename of its headings has to look at. */

import { createFileLookup, unescapeAddress } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { findIncludes, type ProjectTexts } from '../../page-source/references/page-anchors.ts';
import { isSnippet } from '../../project/classify-file.ts';
import { findConfigAnchorLinks, readLinkSettings } from './config-links.ts';
import { holdersOf } from './holders-of.ts';
import { createPageLinkResolver, type LinkSettings, type PageLinkResolver } from './page-links.ts';

export interface LinkingProject {
  /** Paths of all files. */
  readonly paths: Iterable<string>;
  /** All files that may hold links (pages, shared texts, components), with their texts. */
  readonly texts: Iterable<readonly [file: string, text: string]>;
  /** The configuration; absent while there is none. */
  readonly config?: { readonly file: string; readonly text: string; readonly value: unknown };
}

export interface AnchorLink {
  readonly file: string;
  /** Offsets of the fragment, without its `#`. */
  readonly start: number;
  readonly end: number;
  /** The whole address as written. */
  readonly written: string;
  /** Without escapes of Markdown. */
  readonly fragment: string;
  /** The pages that it may lead into: where a shared text links within itself, all that show it. */
  readonly pages: readonly string[];
  /** Of a link of the configuration, where it stands there. */
  readonly setting?: string;
}

export interface HeadingLinks {
  readonly file: string;
  readonly configFile?: string;
  readonly project: ProjectTexts;
  /** Of pages and of the configuration. */
  readonly textOf: (file: string) => string;
  /** The file itself, and every page that takes it in. */
  readonly pages: ReadonlySet<string>;
  readonly links: readonly AnchorLink[];
}

/** Reads the project once; what new words change is computed from it at every letter. */
export function findHeadingLinks({ paths, texts, config }: LinkingProject, file: string): HeadingLinks {
  const all = new Map(texts);
  const lookup = createFileLookup(paths);
  const project: ProjectTexts = { exists: lookup.has, readText: (path) => all.get(path) };
  const holders = findHolders(all, project);
  const pages = new Set([file, ...holdersOf(file, holders)]);
  const resolve = createPageLinkResolver(lookup, settingsOf(config));
  const links = [...all].flatMap(([path, text]) => {
    const shown = holdersOf(path, holders);
    const hosts = shown.size > 0 && isSnippet(path) ? [...shown] : [path, ...shown];
    return linksOf(path, text, pages, hosts.some((page) => pages.has(page)) ? hosts : [], resolve);
  });
  if (config) links.push(...configLinks(config, pages, resolve));
  const textOf = (path: string) => (path === config?.file ? config.text : (all.get(path) ?? ''));
  return { file, ...(config && { configFile: config.file }), project, textOf, pages, links };
}

function settingsOf(config: LinkingProject['config']): LinkSettings {
  return config === undefined ? { redirects: [] } : readLinkSettings(config.value);
}

/** Shared text → the files that take it in. */
function findHolders(texts: ReadonlyMap<string, string>, project: ProjectTexts): ReadonlyMap<string, Set<string>> {
  const holders = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const include of findIncludes(file, text, project.exists)) {
      holders.set(include.file, (holders.get(include.file) ?? new Set()).add(file));
    }
  }
  return holders;
}

function linksOf(
  file: string,
  text: string,
  pages: ReadonlySet<string>,
  hosts: readonly string[],
  resolve: PageLinkResolver,
): AnchorLink[] {
  if (!text.includes('#')) return [];
  return findLinks(text).flatMap((address) => {
    const { start, end, written } = address;
    const hash = written.indexOf('#');
    if (hash < 0 || hash === written.length - 1) return [];
    const plain = unescapeAddress(address);
    const targets = hash === 0 ? hosts : targetsOf(plain, file, pages, resolve);
    const fragment = plain.slice(plain.indexOf('#') + 1);
    return targets.length === 0 ? [] : [{ file, start: start + hash + 1, end, written, fragment, pages: targets }];
  });
}

function targetsOf(
  written: string,
  file: string,
  pages: ReadonlySet<string>,
  resolve: PageLinkResolver,
): readonly string[] {
  const target = resolve(written, file);
  return target.kind === 'file' && pages.has(target.file) ? [target.file] : [];
}

function configLinks(
  { file, text }: NonNullable<LinkingProject['config']>,
  pages: ReadonlySet<string>,
  resolve: PageLinkResolver,
): AnchorLink[] {
  return findConfigAnchorLinks(text).flatMap(({ start, end, target, setting }) => {
    const targets = targetsOf(target, file, pages, resolve);
    const written = text.slice(start, end);
    const hash = written.indexOf('#');
    // Behind an escaped `#` nothing is counted on.
    if (targets.length === 0 || hash < 0) return [];
    const fragment = written.slice(hash + 1);
    return [{ file, start: start + hash + 1, end, written, fragment, pages: targets, setting }];
  });
}
