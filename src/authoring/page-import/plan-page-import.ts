/** What becomes of Markdown files, and the pictures beside them, that come from elsewhere. */

import { createFileLookup, type FileLookup, findTarget } from '../../page-source/references/address-target.ts';
import { findAddresses } from '../../page-source/references/find-addresses.ts';
import { findSpacedAddresses } from '../../page-source/references/spaced-addresses.ts';
import { comparePaths, extensionOf, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { findSameFile, isSameContent } from '../../project/same-content.ts';
import { encodeText, isUtf8 } from '../../project/text.ts';
import { applyTextEdits, type TextEdit } from '../../project/text-edit.ts';
import { tidyName, uniquePath } from '../assets/asset-path.ts';
import { followMoves } from '../references/file-uses.ts';
import { ensureTitle } from './ensure-title.ts';
import { followPageLinks, type IncomingPages } from './follow-page-links.ts';
import { isPage } from './is-page.ts';

export interface ImportItem {
  /** Path in what was handed in. */
  readonly from: string;
  /** Path in the project. */
  readonly to: string;
  readonly kind: 'page' | 'file';
  readonly contents: Uint8Array;
  /** Of a page. */
  readonly title?: string;
  /** The page had no title in its front matter. */
  readonly isTitleAdded: boolean;
  /** The first heading said what the title says, and was taken out of the text. */
  readonly isHeadingTaken: boolean;
  /** The project has another file there already, or another page of this path. */
  readonly isTaken: boolean;
}

export interface PageImport {
  /** Pages first, by path. */
  readonly items: readonly ImportItem[];
  /** What was left out, and why: sentences. */
  readonly leftOut: readonly string[];
}

export interface ImportOptions {
  /** Folder of the project that takes them; empty for its root. */
  readonly folder: string;
  /** By `from`: what to do where the path is taken. Without an answer a new name is found. */
  readonly answers: ReadonlyMap<string, ConflictAnswer>;
}

export type ConflictAnswer = 'keep-both' | 'replace' | 'skip';

/** Of a project or of tools, and nothing that a page shows. */
const NOT_TAKEN = /(?:^|\/)(?:docs\.json|mint\.json|package(?:-lock)?\.json|\.[^/]*)$/i;
/** What some programs put behind the names of pages that they give out. */
const EXPORT_ID = /[ -][0-9a-f]{32}$/i;

/** @param incoming paths and contents of what was handed in */
export function planPageImport(
  incoming: ReadonlyMap<string, Uint8Array>,
  files: ProjectFiles,
  { folder, answers }: ImportOptions,
): PageImport {
  const leftOut: string[] = [];
  const names = new TakenNames(files.keys());
  const moves = new Map<string, string>();
  const conflicts = new Set<string>();
  for (const [from, bytes] of [...incoming].sort(([one], [other]) => comparePaths(one, other))) {
    const reason = whyNot(from, bytes);
    if (reason !== undefined) {
      leftOut.push(reason);
      continue;
    }
    const wanted = importPath(from, folder);
    const own = names.ownerOf(wanted);
    const same = isPage(from) ? undefined : findSameFile(files, bytes);
    const isConflict = same === undefined && own !== undefined;
    if (isConflict) conflicts.add(from);
    const isReplacing = isConflict && (answers.get(from) ?? 'keep-both') !== 'keep-both';
    moves.set(from, same ?? (isReplacing ? own : names.take(wanted)));
  }
  const lookup = createFileLookup(moves.keys());
  const texts = new Map(
    [...moves.keys()]
      .filter(isPage)
      .map((from) => [from, withoutSpacedAddresses(from, decode(incoming.get(from) ?? new Uint8Array()), lookup)]),
  );
  const takenIds = new Map<string, string>();
  for (const [from, text] of texts) {
    const id = ensureTitle(text, cleanName(from)).taken?.id;
    if (id !== undefined) takenIds.set(from, id);
  }
  const pages: IncomingPages = { lookup, moves, takenIds };
  const items = [...moves].map(([from, to]): ImportItem => {
    const text = texts.get(from);
    const item = { from, to, isTaken: conflicts.has(from), isTitleAdded: false, isHeadingTaken: false };
    if (text === undefined) return { ...item, kind: 'file', contents: incoming.get(from) ?? new Uint8Array() };
    const page = ensureTitle(applyTextEdits(text, editsOf(from, text, pages)), cleanName(from));
    return {
      ...item,
      kind: 'page',
      contents: encodeText(page.text),
      title: page.title,
      isTitleAdded: page.isAdded,
      isHeadingTaken: page.taken !== undefined,
    };
  });
  return {
    items: items.sort(
      (one, other) => Number(one.kind === 'file') - Number(other.kind === 'file') || comparePages(one, other),
    ),
    leftOut,
  };
}

/** Programs that write notes leave blanks in addresses, where Markdown takes the whole link for text. */
function withoutSpacedAddresses(from: string, text: string, lookup: FileLookup): string {
  const edits = findSpacedAddresses(text)
    .filter(({ isSure, written, start, end }) => {
      const address = { start, end, written, syntax: 'markdown', role: 'link' } as const;
      return isSure || findTarget(address, from, lookup) !== undefined;
    })
    .map(({ start, end, meant }) => ({ start, end, text: meant }));
  return applyTextEdits(text, edits);
}

/** Links to pages, and the addresses of pictures and other files. */
function editsOf(from: string, text: string, pages: IncomingPages): readonly TextEdit[] {
  const links = followPageLinks(from, text, pages);
  const followed = new Set(links.map(({ start }) => start));
  const files = followMoves(from, findAddresses('page.md', text), pages.lookup, pages.moves);
  return [...links, ...files.filter(({ start }) => !followed.has(start))].sort((one, other) => one.start - other.start);
}

/** Paths of a project in any letter case; of pages without their endings, for `a.md` and `a.mdx` are one page. */
class TakenNames {
  readonly #owners: ReadonlyMap<string, string>;
  readonly #taken: Set<string>;

  constructor(paths: Iterable<string>) {
    this.#owners = new Map([...paths].map((path) => [keyOf(path), path]));
    this.#taken = new Set(this.#owners.keys());
  }

  /** The file of the project that has the path. */
  ownerOf(path: string): string | undefined {
    return this.#owners.get(keyOf(path));
  }

  /** The path, or the first numbered one that is free, which is free no more. */
  take(path: string): string {
    const name = isPage(path) ? withoutExtension(path) : path;
    const free = uniquePath(name, this.#taken);
    this.#taken.add(free.toLowerCase());
    return free + path.slice(name.length);
  }
}

function keyOf(path: string): string {
  return (isPage(path) ? withoutExtension(path) : path).toLowerCase();
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Files to write; what the project has already with the same bytes, and what is skipped, is not among them. */
export function importedFiles(
  { items }: PageImport,
  files: ProjectFiles,
  answers: ReadonlyMap<string, ConflictAnswer>,
): ReadonlyMap<string, Uint8Array> {
  return new Map(
    items
      .filter((item) => !(item.isTaken && answers.get(item.from) === 'skip'))
      .filter((item) => !hasContent(files.get(item.to), item.contents))
      .map((item) => [item.to, item.contents]),
  );
}

/** Lower case, words joined by hyphens, `.md` for `.markdown`. */
function importPath(from: string, folder: string): string {
  const extension = extensionOf(from);
  const names = withoutExtension(from)
    .split('/')
    .map((name) => tidyName(name.replace(EXPORT_ID, '')) || 'page');
  const ending = extension === 'markdown' ? 'md' : extension;
  const path = names.join('/') + (ending === '' ? '' : `.${ending}`);
  return folder === '' ? path : `${folder}/${path}`;
}

function cleanName(from: string): string {
  const extension = extensionOf(from);
  return `${withoutExtension(from).replace(EXPORT_ID, '')}.${extension}`;
}

function whyNot(from: string, bytes: Uint8Array): string | undefined {
  if (/(?:^|\/)(?:docs|mint)\.json$/i.test(from)) {
    return `\`${from}\` has the settings of a project of its own. Open its folder as a project to have them.`;
  }
  if (NOT_TAKEN.test(from)) return `\`${from}\` is for a program, not for readers.`;
  return isPage(from) && !isUtf8(bytes) ? `\`${from}\` is not text in UTF-8. Save it as UTF-8 first.` : undefined;
}

/** The first page of a folder stands before the others. */
function comparePages(one: ImportItem, other: ImportItem): number {
  return comparePaths(sortKey(one.to), sortKey(other.to));
}

function sortKey(path: string): string {
  return path.replace(/(^|\/)(?:index|readme)(\.\w+)$/, '$1\u0000$2');
}

function hasContent(bytes: Uint8Array | undefined, wanted: Uint8Array): boolean {
  return bytes !== undefined && isSameContent(bytes, wanted);
}
