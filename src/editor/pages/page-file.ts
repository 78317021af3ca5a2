/** The file of a page: its path with `.mdx`, unless the author wrote an extension of pages, or a folder only. */
export function pageFile(path: string): string {
  const trimmed = path.trim().replace(/^\/+/, '');
  if (trimmed.endsWith('/')) return trimmed;
  return /\.mdx?$/i.test(trimmed) ? trimmed : `${trimmed}.mdx`;
}
