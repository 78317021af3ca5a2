/** Whether folders tell the parts of a navigation apart. */

/** The folders around a page, the outermost first: `a/b/c` → `a`, `a/b`. */
function foldersOf(page: string): readonly string[] {
  const steps = page.split('/').slice(0, -1);
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}

/**
 * The outermost folder that holds all pages of a part and none of the others; `undefined` where there is none.
 *
 * @param own paths of the part's pages; without any there is no folder
 */
export function folderThatTells(own: ReadonlySet<string>, others: ReadonlySet<string>): string | undefined {
  const [first] = own;
  if (first === undefined) return undefined;
  return foldersOf(first).find((folder) => {
    const isInside = (page: string): boolean => page.startsWith(`${folder}/`);
    return [...own].every(isInside) && ![...others].some((page) => isInside(page) || page === folder);
  });
}
