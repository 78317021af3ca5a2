/** The lines of a library: folders as headings, and below each its files, one or several beside each other. Pure. */
import { comparePaths, folderOf } from '../../../project/paths.ts';
import type { AssetItem } from './library.ts';

export type LibraryLine =
  /** `count`: files in it at any depth. */
  | { readonly kind: 'folder'; readonly folder: string; readonly count: number }
  | { readonly kind: 'files'; readonly folder: string; readonly items: readonly AssetItem[] };

/** Every folder once, with those around it, in order; files at the top come first. */
export function linesByFolder(items: readonly AssetItem[], columns: number): readonly LibraryLine[] {
  const byFolder = new Map<string, AssetItem[]>();
  const counts = new Map<string, number>();
  for (const item of items) {
    const folder = folderOf(item.path);
    const own = byFolder.get(folder);
    if (own) own.push(item);
    else byFolder.set(folder, [item]);
    for (let around = folder; around !== ''; around = folderOf(around)) {
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  const top = byFolder.get('') ?? [];
  if (top.length > 0) counts.set('', top.length);
  return [...counts]
    .sort(([one], [other]) => comparePaths(one, other))
    .flatMap(([folder, count]) => [
      { kind: 'folder' as const, folder, count },
      ...linesOf(byFolder.get(folder) ?? [], columns, folder),
    ]);
}

/** The same without headings, in the order given. */
export function linesOf(items: readonly AssetItem[], columns: number, folder = ''): readonly LibraryLine[] {
  const lines: LibraryLine[] = [];
  for (let at = 0; at < items.length; at += columns) {
    lines.push({ kind: 'files', folder, items: items.slice(at, at + columns) });
  }
  return lines;
}
