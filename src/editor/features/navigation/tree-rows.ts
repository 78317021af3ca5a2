/** The outline as rows of a list, in which closed entries hide what is in them. Pure. */
import type { OutlineNode } from '../../../engine/navigation-edit/outline.ts';

export interface TreeRow {
  readonly node: OutlineNode;
  readonly depth: number;
  readonly parent: OutlineNode | undefined;
  /** From 1, among the entries around it. */
  readonly position: number;
  readonly count: number;
  /** Absent for entries that hold no others. */
  readonly isExpanded?: boolean;
}

export type IsOpen = (node: OutlineNode, depth: number) => boolean;

/** The row that a node had last: the same object while nothing about it changes, so that it is not drawn again. */
const lastRows = new WeakMap<OutlineNode, TreeRow>();

export function treeRows(roots: readonly OutlineNode[], isOpen: IsOpen): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (nodes: readonly OutlineNode[], depth: number, parent: OutlineNode | undefined): void => {
    for (const [index, node] of nodes.entries()) {
      const isHolder = node.kind === 'group' || node.kind === 'division';
      const isExpanded = isHolder ? isOpen(node, depth) : undefined;
      rows.push(rowOf(node, depth, parent, index + 1, nodes.length, isExpanded));
      if (isExpanded === true) visit(node.children, depth + 1, node);
    }
  };
  visit(roots, 0, undefined);
  return rows;
}

function rowOf(
  node: OutlineNode,
  depth: number,
  parent: OutlineNode | undefined,
  position: number,
  count: number,
  isExpanded: boolean | undefined,
): TreeRow {
  const last = lastRows.get(node);
  const isSamePlace = last?.position === position && last.count === count && last.depth === depth;
  if (isSamePlace && last.isExpanded === isExpanded && last.parent === parent) return last;
  const row = { node, depth, parent, position, count, ...(isExpanded !== undefined && { isExpanded }) };
  lastRows.set(node, row);
  return row;
}

/** Where a letter typed leads: the next row whose label begins with what was typed, around the end. */
export function findByLabel(rows: readonly TreeRow[], from: number, typed: string): number {
  const wanted = typed.toLowerCase();
  const isSameLetter = new Set(wanted).size === 1;
  const start = typed.length > 1 && !isSameLetter ? from : from + 1;
  for (let step = 0; step < rows.length; step++) {
    const index = (start + step) % rows.length;
    const label = rows[index]?.node.label.toLowerCase() ?? '';
    if (label.startsWith(wanted) || (isSameLetter && label.startsWith(wanted.charAt(0)))) return index;
  }
  return -1;
}
