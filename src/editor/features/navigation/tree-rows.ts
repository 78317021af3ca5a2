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

export function treeRows(roots: readonly OutlineNode[], closed: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (nodes: readonly OutlineNode[], depth: number, parent: OutlineNode | undefined): void => {
    for (const [index, node] of nodes.entries()) {
      const isHolder = node.kind === 'group' || node.kind === 'division';
      const isExpanded = isHolder && !closed.has(node.id);
      const place = { node, depth, parent, position: index + 1, count: nodes.length };
      rows.push(isHolder ? { ...place, isExpanded } : place);
      if (isExpanded) visit(node.children, depth + 1, node);
    }
  };
  visit(roots, 0, undefined);
  return rows;
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
