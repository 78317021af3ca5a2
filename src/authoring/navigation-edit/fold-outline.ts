/** What is told of an entry from it and from what it holds. Of entries that did not change it is known from before. */
import type { OutlineNode } from './outline.ts';

/** @param tell the same for the same entry; `inside` is what was told of its children, in order */
export function foldOutline<Told>(
  tell: (node: OutlineNode, inside: readonly Told[]) => Told,
): (node: OutlineNode) => Told {
  const known = new WeakMap<OutlineNode, Told>();
  const nothing: readonly Told[] = [];
  const visit = (node: OutlineNode): Told => {
    // To look up what holds nothing would take longer than to tell it.
    if (node.children.length === 0) return tell(node, nothing);
    const last = known.get(node);
    if (last !== undefined) return last;
    const told = tell(node, node.children.map(visit));
    known.set(node, told);
    return told;
  };
  return visit;
}
