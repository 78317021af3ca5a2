/** When a press of the pointer becomes a drag: a mouse after a short way, a finger after a rest. */

/** A hand trembles: before this way a press is a click. */
const START_PX = 4;
/** A finger that goes further before it has rested scrolls the list. */
const TOUCH_SLACK_PX = 8;
export const LONG_PRESS_MS = 350;

export interface Press {
  /** Whether a move of the pointer to a place begins the drag, ends the press, or says nothing yet. */
  readonly moved: (x: number, y: number) => 'drag' | 'over' | 'wait';
  readonly end: () => void;
}

/** @param onRest called when a finger has rested long enough */
export function createPress(
  from: { readonly x: number; readonly y: number },
  isTouch: boolean,
  onRest: () => void,
): Press {
  // Copied: the way is measured from the beginning, and whoever calls may move its place along with the pointer.
  const start = { ...from };
  const timer = isTouch ? setTimeout(onRest, LONG_PRESS_MS) : undefined;
  return {
    moved: (x, y) => {
      const way = Math.hypot(x - start.x, y - start.y);
      if (!isTouch) return way < START_PX ? 'wait' : 'drag';
      return way < TOUCH_SLACK_PX ? 'wait' : 'over';
    },
    end: () => clearTimeout(timer),
  };
}
