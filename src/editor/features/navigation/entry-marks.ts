/** What is told in the tree of an entry's way to readers. Pure. */
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { Around, Reach } from '../../../authoring/navigation-edit/reach.ts';
import type { EntryRow } from './tree-rows.ts';

export type EntryMarks = Pick<EntryRow, 'unreached' | 'remark' | 'shownAt'>;

export type MarksOf = (node: OutlineNode, around: Around) => EntryMarks | undefined;

export function marksOfReach(reach: Reach): MarksOf {
  return (node, around) => {
    const unreached = reach.unreached(node, around);
    return {
      unreached,
      remark: reach.remark(node),
      shownAt: unreached === undefined ? reach.shownAt(node) : undefined,
    };
  };
}

/** What these rows tell of their entries; of entries that are not among them nothing. */
export function marksOfRows(rows: readonly EntryRow[]): MarksOf {
  const marks = new Map<string, EntryMarks>();
  for (const { node, unreached, remark, shownAt } of rows) marks.set(node.id, { unreached, remark, shownAt });
  return ({ id }) => marks.get(id);
}
