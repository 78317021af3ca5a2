/** Room between the border of a group and what stands in it. */
import type { Bounds, Size } from '../svg/geometry.ts';
import type { GraphGroup } from './graph.ts';

export const GROUP_PADDING = 16;
/** Above and below a title. */
const TITLE_GAP = 8;

/** Between the border at which the title stands and the first node. */
export function roomAtTitle({ title }: Pick<GraphGroup, 'title'>): number {
  return title.height === 0 ? GROUP_PADDING : title.height + 2 * TITLE_GAP;
}

export function sizeOfEmptyGroup({ title }: GraphGroup): Size {
  return { width: title.width + 2 * GROUP_PADDING, height: title.height + 2 * GROUP_PADDING };
}

/** The box around what stands in a group, with room for its title. */
export function groupBounds(content: Bounds, group: GraphGroup): Bounds {
  const missing = Math.max(0, group.title.width - (content.right - content.left)) / 2;
  return {
    left: content.left - GROUP_PADDING - missing,
    right: content.right + GROUP_PADDING + missing,
    top: content.top - roomAtTitle(group),
    bottom: content.bottom + GROUP_PADDING,
  };
}
