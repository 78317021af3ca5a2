/** Icons by a few letters of their names. Pure. */

/** Names that hold every word, those that begin with the first one before others. */
export function findIconNames(names: readonly string[], query: string): readonly string[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = ''] = words;
  const found = names.filter((name) => words.every((word) => name.includes(word)));
  const rank = (name: string) => (name === words.join('-') ? 0 : name.startsWith(first) ? 1 : 2);
  return words.length === 0 ? found : found.toSorted((a, b) => rank(a) - rank(b));
}
