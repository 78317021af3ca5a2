/** What new pages of the navigation are made of. Pure. */

/** A page's path as a person may write it: without slashes at its start and without extension. */
export function cleanPath(path: string): string {
  return path
    .trim()
    .replace(/^\/+/, '')
    .replace(/\.mdx?$/i, '');
}

/** A page that only leads elsewhere. A JSON string is a YAML string too, so any title is safe. */
export function linkText(title: string, url: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(url)}\n---\n`;
}
