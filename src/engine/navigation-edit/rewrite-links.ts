/** Links of one text made to follow a file that moves. */
import { isExternal } from '../config/normalize/addresses.ts';
import { extensionOf, folderOf, normalizePath, relativePath, withoutExtension } from '../project/paths.ts';
import { findLinks } from '../references/find-addresses.ts';

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

/**
 * The text of `file` with every link to the moved file leading to its new place, written as before: from the root or
 * relative, with or without extension, with its query and fragment. In the moved file itself, relative links to others
 * are made to fit its new folder.
 */
export function rewriteLinks(
  file: string,
  text: string,
  move: FileMove,
  exists: (file: string) => boolean,
): RewrittenText {
  const changes: LinkChange[] = [];
  let rewritten = '';
  let at = 0;
  let line = 1;
  for (const { start, end, written: target, role } of findLinks(text)) {
    const follow = role === 'snippet' ? followSnippet : followMove;
    const after = follow(target, file, move, exists);
    if (after === target || start < at) continue;
    const kept = text.slice(at, start);
    line += kept.split('\n').length - 1;
    changes.push({ line, before: target, after });
    rewritten += kept + after;
    at = end;
  }
  return changes.length === 0 ? { text, changes } : { text: rewritten + text.slice(at), changes };
}

/** An address as it reads after the move; the same text where it does not have to change. */
export function followMove(target: string, file: string, move: FileMove, exists: (file: string) => boolean): string {
  const cut = target.search(/[?#]/);
  const address = cut < 0 ? target : target.slice(0, cut);
  const suffix = cut < 0 ? '' : target.slice(cut);
  if (address === '' || isExternal(address)) return target;
  const isFromRoot = address.startsWith('/');
  const found = lookUp(address, file, exists);
  if (found === undefined) return target;
  const isMoved = file === move.from;
  const destination = found.file === move.from ? move.to : found.file;
  const isRelative = !isFromRoot && found.isRelative;
  if (destination === found.file && !(isMoved && isRelative)) return target;
  if (isMoved && isRelative && destination === found.file && folderOf(move.from) === folderOf(move.to)) return target;
  const written = writtenAs(address, destination);
  if (isFromRoot) return `/${written}${suffix}`;
  if (!isRelative) return written + suffix;
  const relative = relativePath(isMoved ? move.to : file, written);
  const hasDot = /^\.\.?\//.test(address);
  return (hasDot && !relative.startsWith('.') ? `./${relative}` : relative) + suffix;
}

interface Found {
  readonly file: string;
  /** Found from the folder of the text, not from the root. */
  readonly isRelative: boolean;
}

/** The file that an address means: from the folder of the text first, unless it begins with a slash. */
function lookUp(address: string, file: string, exists: (file: string) => boolean): Found | undefined {
  const fromRoot = normalizePath(address);
  const places: (readonly [string | undefined, boolean])[] = address.startsWith('/')
    ? [[fromRoot, false]]
    : [
        [normalizePath(`${folderOf(file)}/${address}`), true],
        [fromRoot, false],
      ];
  for (const [place, isRelative] of places) {
    if (place === undefined) continue;
    const found = filesOf(decoded(place)).find(exists);
    if (found !== undefined) return { file: found, isRelative };
  }
  return undefined;
}

/** The files that may answer to a path, the likeliest first: pages, and what imports name without their endings. */
function filesOf(path: string): readonly string[] {
  const bare = path.replace(/\.html?$/i, '');
  const index = bare === '' ? 'index' : `${bare}/index`;
  const code = ['jsx', 'js', 'tsx', 'ts', 'json'].map((extension) => `${bare}.${extension}`);
  return [path, `${bare}.mdx`, `${bare}.md`, `${index}.mdx`, `${index}.md`, ...code];
}

/** The `file` of a `<Snippet>` as it reads after the move: counted from the folder of snippets that it is found in. */
function followSnippet(target: string, file: string, move: FileMove, exists: (file: string) => boolean): string {
  const name = target.replace(/^\.?\//, '');
  const folder = folderOf(file);
  const around = folder === '' ? [] : [`${folder}/snippets/`, `${folder}/_snippets/`];
  const places = ['snippets/', '_snippets/', ...around];
  const isFound = (place: string) => filesOf(place + name).find(exists) === move.from;
  const place = places.find((candidate) => filesOf(candidate + name).some(exists));
  if (place === undefined || !isFound(place)) return followMove(target, file, move, exists);
  const written = extensionOf(name) === '' ? withoutExtension(move.to) : move.to;
  const holder = [place, ...places].find((candidate) => written.startsWith(candidate));
  const lead = target.slice(0, target.length - name.length);
  return holder === undefined ? written : lead + written.slice(holder.length);
}

/** A file as the address names it: with an extension where it has one, `index` left out where it was. */
function writtenAs(address: string, file: string): string {
  const isPage = /^mdx?$/.test(extensionOf(file));
  const extension = /\.(?:mdx?|html?)$/i.exec(address)?.[0] ?? '';
  if (!isPage) return extensionOf(address) === '' ? withoutExtension(file) : file;
  const page = withoutExtension(file);
  if (/^\.mdx?$/i.test(extension)) return file;
  const namedIndex = /(?:^|\/)index(?:\.html?)?$/i.test(address);
  const short = namedIndex || !page.endsWith('/index') ? page : page.slice(0, -'/index'.length);
  return short + extension + (address.endsWith('/') ? '/' : '');
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Not an encoded address: it is meant as it is written.
    return path;
  }
}
