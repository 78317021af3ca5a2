import type { ScreenPlace } from '../../../monaco/editor-handle.ts';
import { type Box, seenInWindow } from '../../../ui/box-in-window.ts';

/** Where a line of the frame is in the window. */
export function lineInWindow(box: Box, frame: HTMLIFrameElement): ScreenPlace {
  const { left, top, bottom } = seenInWindow(box, frame);
  return { left, top, height: bottom - top };
}
