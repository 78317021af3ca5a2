/** A graph as a drawing that begins at 0 0. */
import type { Drawing } from '../drawing.ts';
import type { Bounds } from '../svg/geometry.ts';
import { group, short } from '../svg/markup.ts';

const MARGIN = 8;

export function frameGraph({ left, top, right, bottom }: Bounds, ...layers: readonly string[]): Drawing {
  return {
    content: group({ transform: `translate(${short(MARGIN - left)} ${short(MARGIN - top)})` }, ...layers),
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  };
}
