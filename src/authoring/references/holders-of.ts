/**
 * The files that show a file: those that take it in, and those that take in one which does. Pure.
 *
 * @param holders the files that take in each file themselves
 */
export function holdersOf(file: string, holders: ReadonlyMap<string, Iterable<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    for (const holder of holders.get(path) ?? []) {
      if (found.has(holder)) continue;
      found.add(holder);
      visit(holder);
    }
  };
  visit(file);
  return found;
}
