/** The pictures and other files of a project, with what names them. Pure. */
import { type AssetKind, formatOf } from '../../../authoring/assets/asset-kind.ts';
import type { FileUse } from '../../../authoring/references/file-uses.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import { comparePaths, nameOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { isSameList } from '../../../shared/same-list.ts';
import { linesByFolder } from './folder-lines.ts';

export interface AssetItem {
  readonly path: string;
  readonly contents: Uint8Array;
  readonly kind: AssetKind;
  readonly uses: readonly FileUse[];
  /** Nothing names it, and no server asks for it by its name. */
  readonly isUnused: boolean;
}

export type AssetFilter = 'all' | 'pictures' | 'files' | 'unused';

/** Found by their place, without being named anywhere. */
const ASKED_FOR_BY_NAME =
  /^(?:\.well-known\/.*|favicon\.(?:ico|png|svg)|apple-touch-icon\S*\.png|robots\.txt|llms(?:-full)?\.txt|sitemap\.xml|CNAME|_redirects|_headers|[^/]*site-verification[^/]*|google[\da-f]+\.html|BingSiteAuth\.xml)$/i;

const NO_USES: readonly FileUse[] = [];

/**
 * @param uses what names each file; absent while it is being found out, when nothing counts as unused
 * @param before the list of the call before: items that are the same stay the same objects, so that nothing is drawn anew
 */
export function listAssets(
  files: ProjectFiles,
  uses: ReadonlyMap<string, readonly FileUse[]> | undefined,
  before: readonly AssetItem[] = [],
): readonly AssetItem[] {
  const known = new Map(before.map((item) => [item.path, item]));
  const items: AssetItem[] = [];
  for (const [path, contents] of files) {
    const last = known.get(path);
    if (last === undefined && classifyFile(path) !== 'asset') continue;
    const own = uses?.get(path) ?? NO_USES;
    const isUnused = uses !== undefined && own.length === 0 && !ASKED_FOR_BY_NAME.test(path);
    const isSame = last?.contents === contents && last.isUnused === isUnused && isSameList(last.uses, own);
    items.push(isSame ? last : { path, contents, kind: formatOf(path).kind, uses: own, isUnused });
  }
  items.sort((one, other) => comparePaths(one.path, other.path));
  return isSameList(items, before) ? before : items;
}

/** Those of a filter whose path holds every word of the search; names that hold them before folders that do. */
export function searchAssets(items: readonly AssetItem[], filter: AssetFilter, search: string): readonly AssetItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = items.filter(
    (item) => isOf(item, filter) && words.every((word) => item.path.toLowerCase().includes(word)),
  );
  if (words.length === 0) return matches;
  const inName = (item: AssetItem) => words.every((word) => nameOf(item.path).toLowerCase().includes(word));
  return [...matches.filter(inName), ...matches.filter((item) => !inName(item))];
}

/** Files of one folder beside each other, as they stand below its heading. */
export function inFolderOrder(items: readonly AssetItem[]): readonly AssetItem[] {
  return linesByFolder(items, 1).flatMap((line) => (line.kind === 'files' ? line.items : []));
}

function isOf({ kind, isUnused }: AssetItem, filter: AssetFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'pictures':
      return kind === 'image';
    case 'files':
      return kind !== 'image';
    case 'unused':
      return isUnused;
  }
}

/** Of all together, in bytes. */
export function sizeOf(items: readonly AssetItem[]): number {
  return items.reduce((sum, { contents }) => sum + contents.length, 0);
}
