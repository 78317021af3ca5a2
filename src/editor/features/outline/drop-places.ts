/** Where a section that is dragged may be dropped in the outline. Pure. */
import { sectionTargets } from '../../../authoring/source-edit/sections.ts';
import type { OutlineItem } from '../../../page-source/headings/page-outline.ts';

export interface SectionDrop {
  /** The block of its list that the section comes before. */
  readonly before: number;
  /** Number of the row that the line is drawn above; one more than the last for the end. */
  readonly row: number;
}

/** In the order of the rows. */
export function dropPlaces(items: readonly OutlineItem[], item: OutlineItem): readonly SectionDrop[] {
  return sectionTargets(items, item)
    .map((before) => ({ before, row: rowOf(items, item, before) }))
    .sort((one, other) => one.row - other.row);
}

function rowOf(items: readonly OutlineItem[], { blocks: own }: OutlineItem, before: number): number {
  const isMate = ({ blocks }: OutlineItem) => blocks?.list === own?.list;
  const next = items.findIndex((item) => isMate(item) && item.blocks?.first === before);
  if (next >= 0) return next;
  const last = items.findLastIndex(isMate);
  const depth = Math.min(...items.filter(isMate).map((item) => item.depth));
  const behind = items.findIndex((item, index) => index > last && item.depth <= depth);
  return behind < 0 ? items.length : behind;
}

/** The place nearest to a height, as long as it is no further off than a row and a half. */
export function nearestDrop(
  places: readonly SectionDrop[],
  height: number,
  rowHeight: number,
): SectionDrop | undefined {
  const off = ({ row }: SectionDrop) => Math.abs(row * rowHeight - height);
  const [best] = [...places].sort((one, other) => off(one) - off(other));
  return best && off(best) <= rowHeight * 1.5 ? best : undefined;
}
