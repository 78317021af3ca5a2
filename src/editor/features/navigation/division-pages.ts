/** Which entries belong to which tab, anchor or version. Pure. */
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { ownerFinder } from '../../../config/normalize/contract-claims.ts';
import type { PageListing } from '../../store/index.ts';

/** Tells one from the other, also where a tab and a version have the same name. */
export function divisionKey({ kind, name }: DivisionName): string {
  return `${kind}:${name}`;
}

/** The entries of pages by what they belong to, in reading order. */
export function pagesByDivision({ divisions, roots }: Outline): ReadonlyMap<string, readonly OutlineNode[]> {
  const pages = new Map<string, OutlineNode[]>(divisions.map((division) => [divisionKey(division), []]));
  if (divisions.length === 0) return pages;
  const visit = (node: OutlineNode): void => {
    if (node.page !== undefined) {
      for (const key of new Set(node.divisions.map(divisionKey))) pages.get(key)?.push(node);
    }
    for (const child of node.children) visit(child);
  };
  for (const node of roots) visit(node);
  return pages;
}

/** Pages that are made for a tab or an anchor, as from an API description: they have no entry. By what they belong to. */
export function madePagesByDivision(
  { divisions }: Pick<Outline, 'divisions'>,
  pages: readonly PageListing[],
): ReadonlyMap<string, readonly string[]> {
  const byPrefix = new Map(divisions.flatMap((one) => (one.prefix ? [[one.prefix, divisionKey(one)] as const] : [])));
  const made = new Map<string, string[]>();
  if (byPrefix.size === 0) return made;
  const ownerOf = ownerFinder(new Set(byPrefix.keys()));
  for (const { path, file, isInNavigation } of pages) {
    if (file !== undefined || !isInNavigation) continue;
    const key = byPrefix.get(ownerOf(path) ?? '');
    if (key === undefined) continue;
    const paths = made.get(key) ?? [];
    paths.push(path);
    made.set(key, paths);
  }
  return made;
}
