/** Which links of a project lead to given pages: what would lead nowhere without them. */
import { visit } from 'jsonc-parser';
import { type ConfigPath, formatPath } from '../../config/config-path.ts';
import { type FileLookup, unescapeAddress } from '../../page-source/references/address-target.ts';
import type { WrittenAddress } from '../../page-source/references/written-address.ts';
import { readLinkSettings } from './config-links.ts';
import { createPageLinkResolver, type PageLinkResolver } from './page-links.ts';

export interface LinkToPage {
  /** Where it stands. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly written: string;
  /** The file of the page that it leads to. */
  readonly target: string;
  /** Of a link of the configuration, where it stands there: `topbarLinks[0].url`. */
  readonly setting?: string;
}

export interface LinkSources {
  readonly lookup: FileLookup;
  /** Every file that may hold links, with those it holds. */
  readonly files: Iterable<{
    readonly file: string;
    readonly links: readonly WrittenAddress[];
    readonly text: () => string;
  }>;
  /** The configuration; absent while there is none that can be read. */
  readonly config?: { readonly file: string; readonly text: string; readonly value: unknown };
}

/**
 * The links to these pages, those of the pages themselves left out. Entries of the navigation are no links, and neither
 * are the folders that tabs and anchors name.
 */
export function findLinksToPages(
  { lookup, files, config }: LinkSources,
  pages: ReadonlySet<string>,
): readonly LinkToPage[] {
  const resolve = createPageLinkResolver(lookup, config ? readLinkSettings(config.value) : { redirects: [] });
  const found: LinkToPage[] = config ? settingsTo(config, pages, resolve) : [];
  for (const { file, links, text } of files) {
    if (pages.has(file)) continue;
    for (const link of links) {
      const target = targetOf(unescapeAddress(link), file, pages, resolve);
      if (target === undefined) continue;
      found.push({ file, ...placeOf(text(), link.start), written: link.written, target });
    }
  }
  return found;
}

function targetOf(
  written: string,
  file: string,
  pages: ReadonlySet<string>,
  resolve: PageLinkResolver,
): string | undefined {
  if (written.startsWith('#')) return undefined;
  const target = resolve(written, file);
  return target.kind === 'file' && pages.has(target.file) ? target.file : undefined;
}

function settingsTo(
  { file, text }: NonNullable<LinkSources['config']>,
  pages: ReadonlySet<string>,
  resolve: PageLinkResolver,
): LinkToPage[] {
  const found: LinkToPage[] = [];
  visit(text, {
    onLiteralValue(value: unknown, _offset, _length, line, column, pathOf) {
      if (typeof value !== 'string' || !/^(?:\/|https?:)/.test(value)) return;
      const path = pathOf() as ConfigPath;
      const target = isLink(path, value) ? targetOf(value, file, pages, resolve) : undefined;
      if (target === undefined) return;
      found.push({ file, line: line + 1, column: column + 1, written: value, target, setting: formatPath(path) });
    },
  });
  return found;
}

function isLink(path: ConfigPath, value: string): boolean {
  const [section] = path;
  // A redirect's source is an address that shall go on to work.
  if (section === 'redirects') return path.at(-1) === 'destination';
  if (section === 'tabs' || section === 'anchors') return value.includes('#');
  return section !== 'navigation' || !isEntry(path);
}

function isEntry(path: ConfigPath): boolean {
  return path.at(-1) === 'root' || typeof path.at(-1) === 'number';
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
