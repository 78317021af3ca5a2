import { type RefObject, useEffect } from 'react';
import type { SettingPath } from '../../store/index.ts';
import { bringIntoView, findSetting } from './use-shown-setting.ts';

/** How long its form may take to load. */
const MOST_FRAMES = 60;
const POINTED_OUT_MS = 1600;

/** Points out the setting that undo or redo changed, and leaves the focus where it is. */
export function useChangedSetting(root: RefObject<HTMLElement | null>, changed: SettingPath | undefined): void {
  useEffect(() => {
    if (changed === undefined) return;
    let frame = 0;
    let pause = 0;
    let pointedOut: HTMLElement | undefined;
    let request = requestAnimationFrame(look);
    function look() {
      const isLast = frame++ >= MOST_FRAMES;
      // An item of a list that is gone again: then the list.
      pointedOut = findSetting(root.current, changed ?? [], isLast || frame > 2);
      if (pointedOut === undefined && !isLast) request = requestAnimationFrame(look);
      if (pointedOut === undefined) return;
      if (!isInSight(pointedOut)) bringIntoView(pointedOut);
      pointedOut.dataset.changed = '';
      pause = window.setTimeout(() => delete pointedOut?.dataset.changed, POINTED_OUT_MS);
    }
    return () => {
      cancelAnimationFrame(request);
      window.clearTimeout(pause);
      delete pointedOut?.dataset.changed;
    };
  }, [root, changed]);
}

function isInSight(element: HTMLElement): boolean {
  const room = element.closest('[data-scroller]')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return room !== undefined && top >= room.top && bottom <= room.bottom;
}
