import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ListWindow {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Height of the rows before `first`, and of all rows, in pixels. */
  readonly before: number;
  readonly total: number;
}

/** Rows drawn beyond the visible ones, so that scrolling and the tab key meet no gap. */
const MARGIN_PX = 400;

/** The rows of a long list that are in sight. `heights` are in pixels; a new array measures again. */
export function useWindow(scroller: RefObject<HTMLElement | null>, heights: readonly number[]): ListWindow {
  const [view, setView] = useState({ top: 0, height: 900 });
  useLayoutEffect(() => {
    const element = scroller.current?.closest<HTMLElement>('[data-scroller]');
    if (!element) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scroller]);

  let position = 0;
  let first = -1;
  let end = 0;
  let before = 0;
  for (const [index, height] of heights.entries()) {
    const isInSight = position + height > view.top - MARGIN_PX && position < view.top + view.height + MARGIN_PX;
    if (isInSight) {
      if (first < 0) {
        first = index;
        before = position;
      }
      end = index + 1;
    }
    position += height;
  }
  return { first: Math.max(first, 0), end, before, total: position };
}
