/** What is said about moves: names of steps and announcements. Pure. */
import { nameOfEntry, type OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import type { TreeRow } from './tree-rows.ts';

/** "Quickstart", or "3 entries". */
export function nameOfEntries(nodes: readonly OutlineNode[]): string {
  const [first] = nodes;
  return nodes.length === 1 && first ? nameOfEntry(first) : `${nodes.length} entries`;
}

/** Names the step: "Move Quickstart into Guides". */
export function moveLabel(
  nodes: readonly OutlineNode[],
  from: OutlineNode | undefined,
  to: OutlineNode | undefined,
): string {
  const what = `Move ${nameOfEntries(nodes)}`;
  if (to === undefined) return from === undefined ? `${what} in the navigation` : `${what} to the top`;
  return from?.id === to.id ? `${what} within ${nameOfEntry(to)}` : `${what} into ${nameOfEntry(to)}`;
}

/** "Quickstart moved into Guides, 2 of 5." */
export function movedWords(nodes: readonly OutlineNode[], row: Pick<TreeRow, 'parent' | 'position' | 'count'>): string {
  const where = row.parent === undefined ? 'to the top' : `into ${nameOfEntry(row.parent)}`;
  return `${nameOfEntries(nodes)} moved ${where}, ${row.position} of ${row.count}.`;
}
