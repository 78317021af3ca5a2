/** Where Alt and an arrow move an entry. Pure. */
import type { DropTarget } from '../../../authoring/navigation-edit/can-drop.ts';
import { nameOfEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

export type KeyMove = { readonly target: DropTarget } | { readonly reason: string };

/** @param siblings the entries that stand beside it, itself included */
export function keyMove(
  node: OutlineNode,
  siblings: readonly OutlineNode[],
  parent: OutlineNode | undefined,
  direction: MoveDirection,
): KeyMove {
  const at = siblings.findIndex(({ id }) => id === node.id);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  const name = nameOfEntry(node);
  const where = parent && nameOfEntry(parent);
  switch (direction) {
    case 'up':
      return before ? { target: { node: before, place: 'before' } } : { reason: words.isFirst(name, where) };
    case 'down':
      return after ? { target: { node: after, place: 'after' } } : { reason: words.isLast(name, where) };
    case 'in':
      return before?.kind === 'group' || before?.kind === 'division'
        ? { target: { node: before, place: 'into' } }
        : { reason: words.noGroupAbove(name) };
    case 'out':
      return parent ? { target: { node: parent, place: 'after' } } : { reason: words.atTopAlready(name) };
  }
}
