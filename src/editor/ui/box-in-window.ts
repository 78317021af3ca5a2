/** Where something in a frame is in the window: the frame may be drawn smaller than it is. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Drawn = Pick<HTMLElement, 'getBoundingClientRect' | 'offsetWidth'>;

/** @param box in pixels of the frame */
export function boxInWindow({ left, top, right, bottom }: Box, frame: Drawn): Box {
  const drawn = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? drawn.width / frame.offsetWidth : 1;
  return {
    left: drawn.left + left * scale,
    top: drawn.top + top * scale,
    right: drawn.left + right * scale,
    bottom: drawn.top + bottom * scale,
  };
}

/** The same, for what the frame itself says, which may be anything: what of the box is in sight, at the frame's edge where that is nothing. */
export function seenInWindow(box: Box, frame: Drawn): Box {
  const drawn = frame.getBoundingClientRect();
  const { left, top, right, bottom } = boxInWindow(box, frame);
  const across = (value: number) => Math.min(Math.max(value, drawn.left), drawn.right);
  const down = (value: number) => Math.min(Math.max(value, drawn.top), drawn.bottom);
  return {
    left: across(left),
    top: down(top),
    right: across(Math.max(right, left)),
    bottom: down(Math.max(bottom, top)),
  };
}
