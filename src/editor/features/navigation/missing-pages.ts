/** Entries that name a page which does not exist. Pure. */

import { foldOutline } from '../../../authoring/navigation-edit/fold-outline.ts';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { NearestPage } from '../../../project/nearest-page.ts';
import { withoutExtension } from '../../../project/paths.ts';

export interface MissingPage {
  readonly node: OutlineNode;
  /** The page that was probably meant. */
  readonly nearest: string | undefined;
}

/** @param unlisted pages that no entry names */
export function findMissingPages(
  roots: readonly OutlineNode[],
  unlisted: readonly { readonly page: string }[],
): readonly MissingPage[] {
  const entries = roots.flatMap(missingIn);
  if (entries.length === 0) return [];
  const known = new Set(unlisted.map(({ page }) => page));
  const note = ({ file, children }: OutlineNode): void => {
    if (file !== undefined) known.add(withoutExtension(file));
    for (const child of children) note(child);
  };
  for (const root of roots) note(root);
  const nearest = new NearestPage(known);
  return entries.map((node) => ({ node, nearest: nearest.find(node.page ?? '') }));
}

const NONE: readonly OutlineNode[] = [];

const missingIn = foldOutline<readonly OutlineNode[]>((node, inside) => {
  if (isMissing(node)) return [node, ...inside.flat()];
  return inside.every((entries) => entries === NONE) ? NONE : inside.flat();
});

function isMissing({ kind, file }: OutlineNode): boolean {
  return kind === 'page' && file === undefined;
}
