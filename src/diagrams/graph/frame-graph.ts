/** A graph as a drawing that begins at 0 0. */
import type { Drawing } from '../drawing.ts';
import { drawTitle, measureTitle } from '../svg/draw-title.ts';
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

/** The same with a title above. */
export function frameTitled(bounds: Bounds, title: string | undefined, ...layers: readonly string[]): Drawing {
  const heading = measureTitle(title);
  const missing = Math.max(0, (heading.label?.width ?? 0) - (bounds.right - bounds.left)) / 2;
  const { left, top, right, bottom } = {
    ...bounds,
    left: bounds.left - missing,
    right: bounds.right + missing,
    top: bounds.top - heading.height,
  };
  return frameGraph({ left, top, right, bottom }, drawTitle(heading, (left + right) / 2, top), ...layers);
}
