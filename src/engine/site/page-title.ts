/** Titles of pages that give none. */
import { folderOf, nameOf } from '../project/paths.ts';

/**
 * The file name in words: `quick-start` → `Quick start`. A folder's `index` is called after the folder, the site's
 * own after the site.
 */
export function titleFromPath(path: string, siteName: string): string {
  const name = nameOf(path);
  if (name !== 'index') return inWords(name);
  const folder = folderOf(path);
  return folder === '' ? siteName : inWords(nameOf(folder));
}

function inWords(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words === '' ? name : words[0]?.toUpperCase() + words.slice(1);
}
