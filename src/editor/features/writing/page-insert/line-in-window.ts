import type { ScreenPlace } from '../../../monaco/editor-handle.ts';
import type { Box } from '../page-bar/bar-place.ts';

/** Where a box of the frame is in the window. The frame may say anything, and be drawn smaller: it stays within the frame. */
export function lineInWindow({ left, top, bottom }: Box, frame: HTMLIFrameElement): ScreenPlace {
  const drawn = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? drawn.width / frame.offsetWidth : 1;
  const within = (value: number, most: number) => Math.min(Math.max(value * scale, 0), most);
  const y = within(top, drawn.height);
  return {
    left: drawn.left + within(left, drawn.width),
    top: drawn.top + y,
    height: Math.max(within(bottom, drawn.height) - y, 0),
  };
}
