/** The same page in another version or language, so that a reader who switches stays with the subject. */
import type { NavigationDivision, NavigationEntry } from '../../../engine/navigation/navigation-tree.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';

/**
 * @param from the version or language that the page belongs to
 * @param to the one that a reader may switch to
 * @returns the path of the page there; `undefined` when it has none
 */
export function counterpart(
  from: NavigationDivision,
  to: NavigationDivision,
  context: RenderContext,
): string | undefined {
  const { path } = context.page;
  const there = pagesOf(to, context);
  if (there.has(path)) return path;
  for (const own of [...folderNames(from), '']) {
    if (own !== '' && !path.startsWith(`${own}/`)) continue;
    const rest = own === '' ? path : path.slice(own.length + 1);
    for (const other of [...folderNames(to), '']) {
      const candidate = other === '' ? rest : `${other}/${rest}`;
      if (there.has(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Folders that hold the pages of a version or language are called like it: `v2`, `es`, `pt-BR`. */
function folderNames({ name, locale }: NavigationDivision): readonly string[] {
  const folded = name.toLowerCase();
  const names = [
    name,
    folded,
    `v${folded}`,
    folded.replace(/^v/, ''),
    ...(locale === undefined ? [] : [locale, locale.toLowerCase()]),
  ];
  return [...new Set(names)];
}

function pagesOf(division: NavigationDivision, context: RenderContext): ReadonlySet<string> {
  return context.once(`pages-of:${division.id}`, () => {
    const paths = new Set<string>();
    collect(division, paths);
    return paths;
  });
}

function collect(division: NavigationDivision, paths: Set<string>): void {
  collectEntries(division.entries, paths);
  for (const child of division.divisions) collect(child, paths);
}

function collectEntries(entries: readonly NavigationEntry[], paths: Set<string>): void {
  for (const entry of entries) {
    if (entry.kind === 'page') {
      if (entry.href === undefined) paths.add(entry.path);
      continue;
    }
    if (entry.root !== undefined) paths.add(entry.root);
    collectEntries(entry.entries, paths);
  }
}
