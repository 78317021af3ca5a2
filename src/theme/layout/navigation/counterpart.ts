/** The same page in another version or language, so that a reader who switches stays with the subject. */
import type { NavigationDivision, RenderContext } from '../../../engine/theme-api.ts';
import { ownPages } from '../own-pages.ts';

/**
 * @param from the version or language that the page belongs to
 * @param to the one that a reader may switch to
 * @returns the path of the page there; `undefined` when it has none
 */
export function counterpart(
  from: NavigationDivision,
  to: NavigationDivision,
  context: Pick<RenderContext, 'site' | 'page' | 'once'>,
): string | undefined {
  const { path } = context.page;
  const there = ownPages(to, context);
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
