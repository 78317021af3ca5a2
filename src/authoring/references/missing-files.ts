/** Where a project names pictures and other files that it does not have. */

import { findComments } from '../../page-source/comments.ts';
import {
  type AddressTarget,
  type FileLookup,
  findMissingTarget,
  findTarget,
  writeAddress,
} from '../../page-source/references/address-target.ts';
import type { WrittenAddress } from '../../page-source/references/written-address.ts';
import { classifyFile, isSnippet } from '../../project/classify-file.ts';
import { extensionOf, nameOf } from '../../project/paths.ts';
import { formatOf } from '../assets/asset-kind.ts';
import type { AddressEdit } from './file-uses.ts';
import { isAddress } from './is-address.ts';

export interface MissingUse {
  /** The file that names it, and where in its text. */
  readonly file: string;
  readonly address: WrittenAddress;
  /** Where it would be. */
  readonly target: AddressTarget;
}

/** Files that readers fetch, beside pictures, films, sounds and fonts. What else ends like a file may be a page. */
const DOWNLOADS =
  /^(?:pdf|csv|tsv|zip|gz|tgz|tar|rar|7z|docx?|xlsx?|pptx?|odt|ods|epub|ipynb|json|ya?ml|txt|dmg|exe|msi|deb|rpm|apk|jar)$/;
/** Made with the site, whether the project has them or not. */
const MADE = /^(?:llms(?:-full)?\.txt|robots\.txt)$/i;
/** A place for something that the reader fills in, or code that is no address. */
const PLACEHOLDER = /[{}<>$*|]|\.\.\./;

/** Whether what the file names is of interest: pages, what they take in, styles and the settings. */
export function canMissFiles(file: string): boolean {
  const extension = extensionOf(file);
  const role = classifyFile(file);
  if (role === 'page') return true;
  if (extension === 'json') return file === 'docs.json' || file === 'mint.json';
  if (extension === 'css') return role === 'asset';
  return isSnippet(file) || (/^[jt]sx$/.test(extension) && !/(?:^|\/)(?:\.|node_modules\/)/.test(file));
}

/** What a text names that the project does not have, in order. Other sites, pages and comments are left out. */
export function findMissing(
  file: string,
  text: string,
  addresses: readonly WrittenAddress[],
  lookup: FileLookup,
): readonly MissingUse[] {
  let comments: readonly (readonly [number, number])[] | undefined;
  return addresses.flatMap((address) => {
    // Most addresses lead to a file, and those are found at once.
    if (findTarget(address, file, lookup) !== undefined) return [];
    if (!endsLikeFile(address.written) || PLACEHOLDER.test(address.written)) return [];
    const target = findMissingTarget(address, file, lookup);
    if (target === undefined || !isAddress(file, text, address, isPicture(target.path))) return [];
    comments ??= commentsOf(file, text);
    if (comments.some(([start, end]) => address.start > start && address.end < end)) return [];
    return [{ file, address, target }];
  });
}

/** What has to change so that what names missing files names those that take their place, by the missing path. */
export function redirectMissing(
  uses: readonly MissingUse[],
  replacements: ReadonlyMap<string, string>,
): readonly AddressEdit[] {
  return uses.flatMap(({ file, address, target }) => {
    const path = replacements.get(target.path);
    if (path === undefined || path === target.path) return [];
    const { start, end, written } = address;
    return [{ start, end, before: written, text: writeAddress(address, target, { from: file, to: file, path }) }];
  });
}

function endsLikeFile(written: string): boolean {
  const path = written.replace(/[?#].*$/, '');
  const name = nameOf(path);
  const extension = extensionOf(name);
  if (extension === '' || MADE.test(name)) return false;
  return formatOf(name).kind !== 'document' || DOWNLOADS.test(extension);
}

function isPicture(path: string): boolean {
  return formatOf(path).kind === 'image';
}

const CODE_COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm;

function commentsOf(file: string, text: string): readonly (readonly [number, number])[] {
  if (/\.mdx?$/i.test(file)) return findComments(text);
  return [...text.matchAll(CODE_COMMENT)].map((match) => [match.index, match.index + match[0].length]);
}
