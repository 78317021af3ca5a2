/** Where the bar goes beside selected words. All in pixels of the pane that both are in. Pure. */
import type { Box } from '../../../ui/box-in-window.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the edges of the pane. */
const EDGE = 4;
/** From the words. Below them a finger moves the ends of the selection. */
const GAP = 8;
const GAP_FOR_HANDLES = 32;

/**
 * Above the words, or below them where that has no room, or where a finger selects: the system's own menu is above then. In
 * the middle of what is seen of them, and never outside of the pane.
 *
 * @returns its upper left corner; `undefined` where the words are out of sight
 */
export function placeBar(
  words: Box,
  bar: Size,
  pane: Size,
  isTouch: boolean,
): { readonly left: number; readonly top: number } | undefined {
  const isSeen = words.bottom > 0 && words.top < pane.height && words.right >= 0 && words.left <= pane.width;
  if (!isSeen) return undefined;
  const middle = (Math.max(words.left, 0) + Math.min(words.right, pane.width)) / 2;
  const left = Math.max(Math.min(middle - bar.width / 2, pane.width - bar.width - EDGE), EDGE);
  const lowest = pane.height - bar.height - EDGE;
  const above = words.top - GAP - bar.height;
  const below = words.bottom + (isTouch ? GAP_FOR_HANDLES : GAP);
  const isFree = (top: number) => top >= EDGE && top <= lowest;
  const top = (isTouch ? [below, above] : [above, below]).find(isFree);
  // Words that fill the pane are behind it wherever it is.
  return { left, top: top ?? Math.max(lowest, EDGE) };
}
