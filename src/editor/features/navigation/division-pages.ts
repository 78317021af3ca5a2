/** Which entries belong to which tab, anchor or version. Pure. */
import type { DivisionName } from '../../../authoring/navigation-edit/division-names.ts';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';

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
