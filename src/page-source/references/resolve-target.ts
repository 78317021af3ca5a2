/** What an address in a page means in the project, from its source alone. */

import { candidatePaths } from '../../project/find-file.ts';
import { extensionOf, folderOf, normalizePath } from '../../project/paths.ts';
import { resolveModule, resolveSnippetFile } from '../../project/resolve-module.ts';
import { isExternalUrl } from '../../project/written-address.ts';

export type ResolvedTarget =
  | { readonly kind: 'external'; readonly href: string }
  /** A file of the project; `fragment` is what stands behind the `#`, as written. */
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }
  | { readonly kind: 'missing' };

const PAGE_ENDINGS = ['', '.mdx', '.md', '/index.mdx', '/index.md'];

/**
 * @param written as it stands between the quotation marks or brackets
 * @param file the file it stands in
 * @param exists whether the project has a file of that path
 */
export function resolveTarget(written: string, file: string, exists: (file: string) => boolean): ResolvedTarget {
  const address = written.trim();
  if (isExternalUrl(address)) return { kind: 'external', href: address };
  const cut = address.search(/[?#]/);
  const path = cut < 0 ? address : address.slice(0, cut);
  const hash = address.indexOf('#');
  const fragment = hash < 0 ? '' : address.slice(hash + 1);
  if (path === '') return address === '' ? { kind: 'missing' } : { kind: 'file', file, fragment };
  for (const candidate of candidatePaths(path, folderOf(file))) {
    const found = filesOf(candidate).find(exists);
    if (found !== undefined) return { kind: 'file', file: found, fragment };
  }
  return { kind: 'missing' };
}

/** The file that `import … from 'written'` takes in; `undefined` when there is none. */
export function resolveImport(written: string, file: string, exists: (file: string) => boolean): string | undefined {
  return resolveModule(written, folderOf(file), (paths) => paths.find(exists));
}

/** The file that `<Snippet file="written">` takes in; `undefined` when there is none. */
export function resolveSnippet(written: string, file: string, exists: (file: string) => boolean): string | undefined {
  return resolveSnippetFile(written, folderOf(file), (paths) => paths.find(exists));
}

function filesOf(path: string): readonly string[] {
  const bare = path.replace(/\.(?:mdx?|html?)$/i, '').replace(/\/$/, '');
  if (bare === '') return ['index.mdx', 'index.md'];
  const folder = /^(.+)\/index$/.exec(bare)?.[1];
  const ofFolder = folder === undefined ? [] : [`${folder}.mdx`, `${folder}.md`];
  return [path, ...PAGE_ENDINGS.map((ending) => bare + ending), ...ofFolder];
}

/** The address of a page or file as a link from the root names it: `guides/start.mdx` → `/guides/start`. */
export function addressOf(file: string): string {
  const isPage = /^mdx?$/.test(extensionOf(file));
  const path = isPage ? file.replace(/\.mdx?$/i, '').replace(/(^|\/)index$/, '') : file;
  return `/${(normalizePath(path) ?? path).replace(/\/$/, '')}`;
}
