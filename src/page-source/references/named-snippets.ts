const SNIPPET_FILE = /<Snippet\s[^>]*?\bfile\s*=\s*\{?["'`]([^"'`\n]+)["'`]/g;

/** Files that a text names with `<Snippet file="…">`, as written. In code too: whoever makes the page has one file too many at hand rather than one too few. */
export function namedSnippets(text: string): readonly string[] {
  return text.includes('<Snippet') ? [...text.matchAll(SNIPPET_FILE)].map(([, name = '']) => name) : [];
}
