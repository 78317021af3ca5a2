/** Tidy paths for what is put into a project: lower case, words joined by hyphens, each once. */
import { extensionOf, nameOf, withoutExtension } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { formatOf, isImageFile } from './asset-kind.ts';

/** Names that programs give to pictures, which tell nothing of what they show. */
const NAMELESS =
  /^(?:image|img|picture|photo|screenshot|screen[ _-]?shot|screen[ _-]recording|bildschirmfoto|capture|cleanshot|clipboard|pasted|untitled|unnamed|download|file)?[\s\d_@x.,:()-]*(?:um|at|am|pm|copy|kopie)?[\s\d_@x.,:()-]*$/i;

export interface NewAsset {
  /** As the file was called where it came from; empty for what had no name. */
  readonly name: string;
  /** By the bytes, where they tell it. */
  readonly extension?: string;
}

/**
 * Where an upload is kept: `images/<name>.png`, videos in `videos/`, the rest in `files/`. A picture without a name of
 * its own is called after the page that it came into.
 * @param page path of the page's file, such as `guides/start.mdx`
 */
export function assetPath({ name, extension }: NewAsset, page: string | undefined): string {
  const ending = extension ?? extensionOf(name);
  const base = withoutExtension(nameOf(name));
  const own = NAMELESS.test(base) ? '' : tidyName(base);
  const fallback = page === undefined ? '' : tidyName(pageName(page));
  const file = `${own || fallback || 'file'}${ending === '' ? '' : `.${ending.toLowerCase()}`}`;
  return `${folderFor(file)}/${file}`;
}

function folderFor(file: string): string {
  if (isImageFile(file)) return 'images';
  return formatOf(file).kind === 'video' ? 'videos' : 'files';
}

function pageName(page: string): string {
  const path = withoutExtension(page);
  return nameOf(path === 'index' || !path.endsWith('/index') ? path : path.slice(0, -'/index'.length));
}

/** Lower case, without accents, words joined by hyphens; empty for a name without letters and digits. */
export function tidyName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Paths that a new file cannot have, in lower case: some hosts and disks do not tell letter cases apart. */
export function takenPaths(files: ProjectFiles): Set<string> {
  return new Set([...files.keys()].map((path) => path.toLowerCase()));
}

/** The path, or the first numbered one that is not taken; letter case does not count. `taken` is in lower case. */
export function uniquePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path.toLowerCase())) return path;
  const base = withoutExtension(path);
  const ending = path.slice(base.length);
  for (let number = 2; ; number++) {
    const candidate = `${base}-${number}${ending}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
