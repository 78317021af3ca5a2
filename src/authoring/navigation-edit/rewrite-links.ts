/** Links of one text made to follow a file that moves. */

import { escapeAddress, type FileLookup, unescapeAddress } from '../../page-source/references/address-target.ts';
import { findLinks } from '../../page-source/references/page-addresses.ts';
import { resolveImport, resolveSnippet } from '../../page-source/references/resolve-target.ts';
import type { AddressRole, WrittenAddress } from '../../page-source/references/written-address.ts';
import { folderOf } from '../../project/paths.ts';
import { createPageLinkResolver, type LinkSettings } from '../references/page-links.ts';
import { isRelativePath, respellLink, respellSnippet } from '../references/respell.ts';

/** Both are files; of pages, `guides/start.mdx`. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

export interface LinkChange {
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export interface RewrittenText {
  readonly text: string;
  readonly changes: readonly LinkChange[];
}

/** A move with what tells where links lead before it and after it. */
export interface PreparedMove extends FileMove {
  readonly lookup: FileLookup;
  readonly address?: string;
  readonly before: Resolve;
  readonly after: Resolve;
  /** Of a copy: the file that its links lead to, by the one that those of the original do. */
  readonly leadsTo?: (file: string) => string;
}

/** The file that an address without escapes means in `file`. */
type Resolve = (written: string, role: AddressRole, file: string) => string | undefined;
type Lookup = Pick<FileLookup, 'has' | 'byLowerCase'>;

/** @param lookup the files before the move */
export function prepareMove(move: FileMove, lookup: FileLookup, { address }: LinkSettings): PreparedMove {
  const { from, to } = move;
  const moved: Lookup = {
    has: (path) => path === to || (path !== from && lookup.has(path)),
    byLowerCase: (path) => {
      if (path.toLowerCase() === to.toLowerCase()) return to;
      const found = lookup.byLowerCase(path);
      return found === from ? undefined : found;
    },
  };
  // What leads there through a redirect goes on to, as the redirect follows.
  const settings = { redirects: [], ...(address !== undefined && { address }) };
  return { ...move, lookup, ...settings, before: resolverOf(lookup, settings), after: resolverOf(moved, settings) };
}

export interface CopySurroundings {
  /** The files there are. */
  readonly lookup: FileLookup;
  readonly settings: LinkSettings;
  readonly leadsTo: (file: string) => string;
  /** The files that come together with the copy. */
  readonly added: ReadonlySet<string>;
}

/** A copy of a page to another place, whose links may lead elsewhere than those of the original. */
export function prepareCopy(copy: FileMove, { lookup, settings, leadsTo, added }: CopySurroundings): PreparedMove {
  // Few pages name a file that is not there by these very letters, and there may be thousands of files.
  let lower: ReadonlyMap<string, string> | undefined;
  const later: Lookup = {
    has: (path) => path === copy.to || added.has(path) || lookup.has(path),
    byLowerCase: (path) => {
      lower ??= new Map([...added, copy.to].map((one) => [one.toLowerCase(), one]));
      return lower.get(path.toLowerCase()) ?? lookup.byLowerCase(path);
    },
  };
  const { address } = settings;
  return {
    ...copy,
    lookup,
    leadsTo,
    ...(address !== undefined && { address }),
    before: resolverOf(lookup, settings),
    after: resolverOf(later, settings),
  };
}

/** Pages of a folder name the same places again and again, so each is looked up once. */
function resolverOf(lookup: Lookup, settings: LinkSettings): Resolve {
  const resolve = uncachedResolver(lookup, settings);
  const known = new Map<string, string | undefined>();
  return (written, role, file) => {
    const key = `${role} ${folderOf(file)} ${written}`;
    const hit = known.get(key);
    if (hit !== undefined || known.has(key)) return hit;
    const found = resolve(written, role, file);
    known.set(key, found);
    return found;
  };
}

function uncachedResolver(lookup: Lookup, settings: LinkSettings): Resolve {
  const resolveLink = createPageLinkResolver(lookup, settings);
  return (written, role, file) => {
    if (role === 'import') return resolveImport(written, file, lookup.has);
    if (role === 'snippet') return resolveSnippet(written, file, lookup.has);
    const target = resolveLink(written, file);
    return target.kind === 'file' ? target.file : undefined;
  };
}

/**
 * The text of `file` with every link to the moved file leading to its new place, written as before: from the root or
 * relative, with or without extension, with its query and fragment. Links to other files that would lead elsewhere after
 * the move, such as the relative ones of the moved file itself, are made to lead where they led.
 */
export function rewriteLinks(
  file: string,
  text: string,
  move: PreparedMove,
  links: readonly WrittenAddress[] = findLinks(text),
): RewrittenText {
  const changes: LinkChange[] = [];
  let rewritten = '';
  let at = 0;
  let line = 1;
  for (const address of links) {
    const { start, end, written } = address;
    const after = followAddress(address, file, move);
    if (after === written) continue;
    const kept = text.slice(at, start);
    line += kept.split('\n').length - 1;
    changes.push({ line, before: written, after });
    rewritten += kept + after;
    at = end;
  }
  return changes.length === 0 ? { text, changes } : { text: rewritten + text.slice(at), changes };
}

/** Whether a link is written in another way after the move. */
export function isChanged(address: WrittenAddress, file: string, move: PreparedMove): boolean {
  return followAddress(address, file, move) !== address.written;
}

function followAddress(address: WrittenAddress, file: string, move: PreparedMove): string {
  const plain = /[\\']/.test(address.written) ? unescapeAddress(address) : address.written;
  const after = followMove(plain, address.role, file, move);
  return after === plain ? address.written : escapeAddress(after, address.syntax);
}

/** An address without escapes as it reads after the move; the same text where it does not have to change. */
export function followMove(target: string, role: AddressRole, file: string, move: PreparedMove): string {
  const cut = target.search(/[?#]/);
  const path = cut < 0 ? target : target.slice(0, cut);
  if (path.trim() === '') return target;
  const found = move.before(path, role, file);
  if (found === undefined) return target;
  const here = file === move.from ? move.to : file;
  const wanted = found === move.from ? move.to : (move.leadsTo?.(found) ?? found);
  const leavesFolder = folderOf(file) !== folderOf(here) && isRelativePath(path, file, found);
  if (wanted === found && !leavesFolder && move.after(path, role, here) === wanted) return target;
  const { address } = move;
  const renaming = { from: file, to: here, before: found, after: wanted, ...(address !== undefined && { address }) };
  const ways = role === 'snippet' ? respellSnippet(path, renaming) : respellLink(path, renaming);
  const works = ways.find((way) => move.after(way, role, here) === wanted);
  return works === undefined ? target : works + target.slice(path.length);
}
