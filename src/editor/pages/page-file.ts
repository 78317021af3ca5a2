/**
 * The file of a new page: its path with `.mdx`, unless the author wrote an extension of pages, or a folder only. Where a page is
 * there already, its file is looked up.
 */
export function newPageFile(path: string): string {
  const trimmed = path.trim().replace(/^\/+/, '');
  if (trimmed.endsWith('/')) return trimmed;
  return /\.mdx?$/i.test(trimmed) ? trimmed : `${trimmed}.mdx`;
}
