/** The outline as rows of a list, in which closed entries hide what is in them. Pure. */
import { isHolder, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { Remark, Unreached } from '../../../authoring/navigation-edit/reach.ts';
import type { MarksOf } from './entry-marks.ts';
import { titleOf } from './row-words.ts';

export interface EntryRow {
  readonly node: OutlineNode;
  readonly depth: number;
  readonly parent: OutlineNode | undefined;
  /** From 1, among the entries around it. */
  readonly position: number;
  readonly count: number;
  /** Absent for entries that hold no others. */
  readonly isExpanded?: boolean;
  /** Readers do not see it, because of what is around it. */
  readonly isInHidden: boolean;
  /** Why readers do not get to it, where no setting hides it. */
  readonly unreached?: Unreached | undefined;
  readonly remark?: Remark | undefined;
  /** The entry at which its page is shown, when it is another one. */
  readonly shownAt?: OutlineNode | undefined;
}

export type IsOpen = (node: OutlineNode, depth: number) => boolean;

/** The row that a node had last: the same object while nothing about it changes, so that it is not drawn again. */
const lastRows = new WeakMap<OutlineNode, EntryRow>();

/** @param marksOf absent: nothing is told of what readers get to */
export function treeRows(roots: readonly OutlineNode[], isOpen: IsOpen, marksOf?: MarksOf): readonly EntryRow[] {
  const rows: EntryRow[] = [];
  const visit = (
    nodes: readonly OutlineNode[],
    depth: number,
    parent: OutlineNode | undefined,
    isInHidden: boolean,
    division: OutlineNode | undefined,
  ): void => {
    for (const [index, node] of nodes.entries()) {
      const isExpanded = canOpen(node) ? isOpen(node, depth) : undefined;
      const place = { node, depth, parent, position: index + 1, count: nodes.length, isInHidden };
      // What a setting hides is told of by that setting.
      const isHidden = isInHidden || node.hidden === 'always';
      const marks = isHidden ? undefined : marksOf?.(node, { parent, division });
      rows.push(rowOf({ ...place, ...marks }, isExpanded));
      if (isExpanded !== true) continue;
      const inner = node.kind === 'division' ? node : division;
      visit(node.children, depth + 1, node, isHidden, inner);
    }
  };
  visit(roots, 0, undefined, false, undefined);
  return rows;
}

/** What leads to an address holds nothing. */
function canOpen(node: OutlineNode): boolean {
  return isHolder(node) && !(node.href !== undefined && node.children.length === 0);
}

function rowOf(place: Omit<EntryRow, 'isExpanded'>, isExpanded: boolean | undefined): EntryRow {
  const { node, depth, parent, position, count, isInHidden } = place;
  const last = lastRows.get(node);
  const isSameMarks =
    last?.unreached === place.unreached && last?.remark === place.remark && last?.shownAt?.id === place.shownAt?.id;
  const isSamePlace = last?.position === position && last.count === count && last.depth === depth;
  const isSameRow = isSamePlace && last.isExpanded === isExpanded && last.parent === parent;
  if (isSameRow && isSameMarks && last.isInHidden === isInHidden) return last;
  const row = { ...place, ...(isExpanded !== undefined && { isExpanded }) };
  lastRows.set(node, row);
  return row;
}

/** Where a letter typed leads: the next row that begins with what was typed, around the end. */
export function findByLabel(rows: readonly EntryRow[], from: number, typed: string): number {
  const wanted = typed.toLowerCase();
  const isSameLetter = new Set(wanted).size === 1;
  const start = typed.length > 1 && !isSameLetter ? from : from + 1;
  for (let step = 0; step < rows.length; step++) {
    const index = (start + step) % rows.length;
    const row = rows[index];
    const label = row === undefined ? '' : titleOf(row.node).toLowerCase();
    if (label.startsWith(wanted) || (isSameLetter && label.startsWith(wanted.charAt(0)))) return index;
  }
  return -1;
}

/**
 * The entry that takes the keyboard when others are gone: the one behind them, else the one before, else what they stood
 * in. `undefined` when none of these is left.
 *
 * @param before the rows while they were there
 */
export function neighbourOf(before: readonly EntryRow[], id: string, now: readonly EntryRow[]): string | undefined {
  const left = new Set(now.map(({ node }) => node.id));
  const at = before.findIndex(({ node }) => node.id === id);
  const row = before[at];
  if (row === undefined) return undefined;
  const siblings = before.filter(({ parent }) => parent?.id === row.parent?.id);
  const position = siblings.indexOf(row);
  const nearest = [...siblings.slice(position + 1), ...siblings.slice(0, position).reverse()];
  const found = nearest.find(({ node }) => left.has(node.id))?.node.id;
  if (found !== undefined || row.parent === undefined) return found;
  return left.has(row.parent.id) ? row.parent.id : neighbourOf(before, row.parent.id, now);
}
