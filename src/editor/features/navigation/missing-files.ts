/** Entries that name a page which does not exist. Pure. */

import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { NearestPage } from '../../../project/nearest-page.ts';
import { withoutExtension } from '../../../project/paths.ts';

export interface MissingFile {
  readonly node: OutlineNode;
  /** The page that was probably meant. */
  readonly nearest: string | undefined;
}

/** @param unlisted pages that no entry names */
export function findMissingFiles(
  roots: readonly OutlineNode[],
  unlisted: readonly { readonly page: string }[],
): readonly MissingFile[] {
  const entries: OutlineNode[] = [];
  const known = new Set(unlisted.map(({ page }) => page));
  const visit = (node: OutlineNode, note: (node: OutlineNode) => void): void => {
    note(node);
    for (const child of node.children) visit(child, note);
  };
  for (const root of roots) visit(root, (node) => isMissing(node) && entries.push(node));
  if (entries.length === 0) return [];
  for (const root of roots) visit(root, ({ file }) => file !== undefined && known.add(withoutExtension(file)));
  const nearest = new NearestPage(known);
  return entries.map((node) => ({ node, nearest: nearest.find(node.page ?? '') }));
}

function isMissing({ kind, file }: OutlineNode): boolean {
  return kind === 'page' && file === undefined;
}
