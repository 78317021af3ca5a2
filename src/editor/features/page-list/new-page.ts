/** What a new page is made of. Pure. */
import { folderOf } from '../../../engine/project/paths.ts';

/** A path for a page of this title, in the folder of another page: lower case, words joined by hyphens. */
export function suggestPath(title: string, besides: string | undefined): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const folder = besides === undefined ? '' : folderOf(besides);
  return folder === '' || name === '' ? name : `${folder}/${name}`;
}

/** The file of a page: its path with `.mdx`, unless the author wrote an extension of pages, or a folder only. */
export function pageFile(path: string): string {
  const trimmed = path.trim().replace(/^\/+/, '');
  if (trimmed.endsWith('/')) return trimmed;
  return /\.mdx?$/i.test(trimmed) ? trimmed : `${trimmed}.mdx`;
}

/** A page with its title and a line to start from. A JSON string is a YAML string too, so any title is safe. */
export function newPageText(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ""\n---\n\nWrite here.\n`;
}
