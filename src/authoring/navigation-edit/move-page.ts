/** A page (or a snippet) at another path, with everything that names it: links, navigation, settings, a redirect. */
import type { ConfigPath } from '../../config/config-path.ts';
import { formatPath } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { insertItem, removeValue, setValue } from '../../config/edit-texts.ts';
import { meantPages, pagePath } from '../../config/normalize/pages.ts';
import type { WrittenAddress } from '../../page-source/references/written-address.ts';
import { extensionOf, withoutExtension } from '../../project/paths.ts';
import { recordOf } from '../../shared/record.ts';
import { followMove, isChanged, type LinkChange, type PreparedMove, rewriteLinks } from './rewrite-links.ts';

export interface MoveOptions {
  readonly rewritesLinks: boolean;
  readonly addsRedirect: boolean;
}

export interface FileRewrite {
  /** The path before the move. */
  readonly file: string;
  readonly text: string;
  readonly changes: readonly LinkChange[];
}

export interface ConfigRewrite {
  readonly config: ConfigTexts;
  /** `place` names the setting: `navigation[0].pages[1]`. */
  readonly changes: readonly { readonly place: string; readonly before: string; readonly after: string }[];
}

/** A file that may hold links, with those it holds. */
export interface LinkingFile {
  readonly file: string;
  readonly links: readonly WrittenAddress[];
  /** Asked for only where something changes. */
  readonly text: () => string;
}

/** The files whose links change, among all files that may hold links. */
export function rewriteFiles(files: Iterable<LinkingFile>, move: PreparedMove): readonly FileRewrite[] {
  const rewritten: FileRewrite[] = [];
  for (const { file, links, text: textOf } of files) {
    if (!links.some((link) => isChanged(link, file, move))) continue;
    const { text, changes } = rewriteLinks(file, textOf(), move, links);
    rewritten.push({ file, text, changes });
  }
  return rewritten;
}

/**
 * The configuration after a move: entries of the navigation always; links of other settings and a redirect
 * from the old address where they are wanted.
 */
export function rewriteConfig(config: ConfigTexts, move: PreparedMove, options: MoveOptions): ConfigRewrite {
  const changes: { place: string; before: string; after: string }[] = [];
  let rewritten = config;
  const isPage = /^mdx?$/.test(extensionOf(move.from));
  visitStrings(config.value, [], (path, value) => {
    const isEntry = path[0] === 'navigation' && isPageEntry(path);
    const after = isEntry ? (isPage ? entryAfter(value, move) : value) : linkAfter(value, path, move, options);
    if (after === value) return;
    rewritten = setValue(rewritten, path, after);
    changes.push({ place: formatPath(path), before: value, after });
  });
  if (!isPage || !options.addsRedirect) return { config: rewritten, changes };
  const redirect = { source: addressOf(move.from), destination: addressOf(move.to) };
  // A redirect away from the new address would send readers in circles.
  for (const index of redirectsFrom(config.value, redirect.source, redirect.destination).toReversed()) {
    rewritten = removeValue(rewritten, ['redirects', index], { keepEmptyParents: true });
  }
  rewritten = insertItem(rewritten, ['redirects'], Number.POSITIVE_INFINITY, redirect);
  changes.push({ place: 'redirects', before: redirect.source, after: redirect.destination });
  return { config: rewritten, changes };
}

function addressOf(file: string): string {
  return `/${withoutExtension(file)}`;
}

function isPageEntry(path: ConfigPath): boolean {
  const list = path.at(-2);
  return path.at(-1) === 'root' || (typeof path.at(-1) === 'number' && (list === 'pages' || list === 'groups'));
}

/** Links of the settings count from the root. */
const CONFIG_FILE = 'docs.json';

/** Entries keep their slash, extension and fragment. */
function entryAfter(value: string, { from, to, lookup }: PreparedMove): string {
  const isThere = (page: string): boolean =>
    ['.mdx', '.md', '/index.mdx', '/index.md'].some((end) => lookup.has(page + end));
  const page = meantPages(value).find(isThere);
  const old = withoutExtension(from);
  if (page === undefined || (page !== old && `${page}/index` !== old)) return value;
  const cuts = [value.indexOf('#'), value.search(/[?#]/)];
  const cut = pagePath(value) === page ? -1 : (cuts.find((at) => pagePath(value.slice(0, at)) === page) ?? -1);
  const entry = (cut < 0 ? value : value.slice(0, cut)).trim();
  const lead = /^(?:\.?\/)*/.exec(entry)?.[0] ?? '';
  const extension = /\.mdx?$/i.test(entry) ? `.${extensionOf(to)}` : '';
  return lead + withoutExtension(to) + extension + (cut < 0 ? '' : value.slice(cut));
}

/** Tabs and anchors name folders unless they lead to a heading, and a redirect's source is an address that shall go on to work. */
function linkAfter(value: string, path: ConfigPath, move: PreparedMove, options: MoveOptions): string {
  const [section] = path;
  if (!options.rewritesLinks) return value;
  if ((section === 'tabs' || section === 'anchors') && !value.includes('#')) return value;
  if (section === 'redirects' && path.at(-1) !== 'destination') return value;
  return /^(?:\/|https?:)/.test(value) ? followMove(value, 'link', CONFIG_FILE, move) : value;
}

function redirectsFrom(config: unknown, ...sources: readonly string[]): readonly number[] {
  const { redirects } = recordOf(config);
  if (!Array.isArray(redirects)) return [];
  return redirects.flatMap((item: unknown, index) => {
    const { source } = recordOf(item);
    return typeof source === 'string' && sources.includes(`/${source.replace(/^\/+/, '')}`) ? [index] : [];
  });
}

function visitStrings(value: unknown, path: ConfigPath, visit: (path: ConfigPath, value: string) => void): void {
  if (typeof value === 'string') visit(path, value);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitStrings(item, [...path, index], visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) visitStrings(inner, [...path, key], visit);
  }
}
