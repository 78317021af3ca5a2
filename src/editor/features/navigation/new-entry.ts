/** What new pages of the navigation are made of. Pure. */
import { folderOf } from '../../../engine/project/paths.ts';

/** A file name of a title: lower case, words joined by hyphens. Empty for a title without letters. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A path for a page of this title, in the folder of another page. */
export function pathBeside(title: string, beside: string | undefined): string {
  const folder = beside === undefined ? '' : folderOf(beside);
  const slug = slugOf(title);
  return folder === '' || slug === '' ? slug : `${folder}/${slug}`;
}

/** A page's path as a person may write it: without slashes at its start and without extension. */
export function cleanPath(path: string): string {
  return path
    .trim()
    .replace(/^\/+/, '')
    .replace(/\.mdx?$/i, '');
}

/** A page with its title. A JSON string is a YAML string too, so any title is safe. */
export function pageText(title: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ""\n---\n\nWrite here.\n`;
}

/** A page that only leads elsewhere. */
export function linkText(title: string, url: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(url)}\n---\n`;
}
