/** Links between pages that come in together, made to lead to the names that the pages get. */

import { encodeCharacter, type FileLookup, unescapeAddress } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { decodePart } from '../../project/decode-address.ts';
import { folderOf, nameOf, normalizePath, relativePath, withoutExtension } from '../../project/paths.ts';
import type { TextEdit } from '../../project/text-edit.ts';

export interface IncomingPages {
  /** The files as they came. */
  readonly lookup: FileLookup;
  /** Their paths in the project. */
  readonly moves: ReadonlyMap<string, string>;
  /** By page as it came: what links to its first heading end with, where that heading became the title. */
  readonly takenIds: ReadonlyMap<string, string>;
}

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const PAGE_EXTENSION = /\.(?:mdx?|markdown)$/i;
const PAGE_ENDINGS = ['.mdx', '.md', '.markdown'];
/** Pages that an address of a folder means. */
const FOLDER_PAGES = ['index', 'README'];

interface FoundPage {
  readonly page: string;
  readonly isRelative: boolean;
}

/**
 * @param from the page as it came
 * @returns edits of its text: each link is written as before, relative or from the root, with or without extension
 */
export function followPageLinks(from: string, text: string, pages: IncomingPages): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { start, end, written: target, role } of findLinks(text)) {
    const after = role === 'snippet' ? target : followed(target, from, pages);
    if (after !== target) edits.push({ start, end, text: after });
  }
  return edits;
}

function followed(target: string, from: string, { lookup, moves, takenIds }: IncomingPages): string {
  const cut = target.search(/[?#]/);
  const address = cut < 0 ? target : target.slice(0, cut);
  const suffix = cut < 0 ? '' : target.slice(cut);
  if (SCHEME.test(target)) return target;
  if (address === '') return `#${takenIds.get(from)}` === suffix ? '#' : target;
  const found = findPage(readable(address), from, lookup);
  const to = found && moves.get(found.page);
  if (to === undefined) return target;
  const written = writtenAs(address, to);
  const rest = suffix === `#${takenIds.get(found?.page ?? '')}` ? '' : suffix;
  if (!found?.isRelative) return (/^\.?\//.exec(address)?.[0] ?? '') + written + rest;
  const relative = relativePath(moves.get(from) ?? from, written);
  const hasDot = address.startsWith('./') && !relative.startsWith('../');
  return (hasDot ? './' : '') + relative + rest;
}

/** The page that an address means: in the exact letter case first, from the folder of the page before the root. */
function findPage(address: string, from: string, lookup: FileLookup): FoundPage | undefined {
  const isRooted = address.startsWith('/');
  const bases = [
    ...(isRooted ? [] : [{ base: normalizePath(`${folderOf(from)}/${address}`), isRelative: true }]),
    { base: normalizePath(address.replace(/^(?:\.{0,2}\/)+/, '')), isRelative: false },
  ];
  const places = bases.flatMap(({ base, isRelative }) =>
    base === undefined ? [] : pagesOf(base).map((page) => ({ page, isRelative })),
  );
  const exact = places.find(({ page }) => lookup.has(page));
  if (exact) return exact;
  for (const { page, isRelative } of places) {
    const other = lookup.byLowerCase(page);
    if (other !== undefined) return { page: other, isRelative };
  }
  return undefined;
}

function pagesOf(path: string): readonly string[] {
  const bare = path.replace(PAGE_EXTENSION, '').replace(/\.html?$/i, '');
  const inFolder = FOLDER_PAGES.map((name) => (bare === '' ? name : `${bare}/${name}`));
  const pages = [...(bare === '' ? [] : [bare]), ...inFolder].flatMap((name) => PAGE_ENDINGS.map((end) => name + end));
  return PAGE_EXTENSION.test(path) ? [path, ...pages] : pages;
}

/** A page as the address names it: with an extension where that has one, and safe wherever it stands. */
function writtenAs(address: string, page: string): string {
  const bare = withoutExtension(page);
  const ending = PAGE_EXTENSION.test(address)
    ? page.slice(bare.length)
    : (/\.html?$/i.exec(address)?.[0] ?? (address.endsWith('/') ? '/' : ''));
  const isFolder = nameOf(bare) === 'index' && folderOf(bare) !== '' && !/(?:^|\/)index(?:\.\w+)?$/i.test(address);
  const name = isFolder && !PAGE_EXTENSION.test(address) ? folderOf(bare) : bare;
  return (name + ending).replace(/[\s()<>"'`\\]/gu, encodeCharacter);
}

/** Without escapes of Markdown and of addresses. */
function readable(address: string): string {
  return decodePart(unescapeAddress({ written: address, syntax: 'markdown' }));
}
