/** A title for pages that do not give one. */

/** The file's name in words: `guides/get-started.mdx` → `Get started`, `api/index.mdx` → `Api`. */
export function titleFromFile(file: string): string {
  const segments = file.replace(/\.[^./]*$/, '').split('/');
  const last = segments.pop() ?? '';
  const name = /^(?:index|readme)$/i.test(last) ? (segments.pop() ?? last) : last;
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
