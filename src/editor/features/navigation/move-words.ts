/** What is said about moves: names of steps and announcements. Pure. */
import { nameOfEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import type { EntryRow } from './tree-rows.ts';

/** "Quickstart", or "3 entries". */
export function nameOfEntries(nodes: readonly OutlineNode[]): string {
  const [first] = nodes;
  return nodes.length === 1 && first ? nameOfEntry(first) : words.entries(nodes.length);
}

/** Names the step: "Move Quickstart into Guides". */
export function moveLabel(
  nodes: readonly OutlineNode[],
  from: OutlineNode | undefined,
  to: OutlineNode | undefined,
): string {
  const what = nameOfEntries(nodes);
  if (to === undefined) return from === undefined ? words.moveInNavigation(what) : words.moveToTop(what);
  return from?.id === to.id ? words.moveWithin(what, nameOfEntry(to)) : words.moveInto(what, nameOfEntry(to));
}

/** "Quickstart moved into Guides, 2 of 5." */
export function movedWords(
  nodes: readonly OutlineNode[],
  row: Pick<EntryRow, 'parent' | 'position' | 'count'>,
): string {
  return words.movedTo(nameOfEntries(nodes), row.parent && nameOfEntry(row.parent), row.position, row.count);
}
