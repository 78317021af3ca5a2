import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows drawn beyond the visible ones. */
const MARGIN_ROWS = 12;

/** The rows in sight of a list whose top may have scrolled away: the first, and the one after the last. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): readonly [first: number, end: number] {
  const [view, setView] = useState<readonly [number, number]>([0, 60]);
  useLayoutEffect(() => {
    const element = list.current;
    const scroller = element?.closest<HTMLElement>('[data-scroller]');
    if (!element || !scroller) return;
    const measure = () => {
      const top = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const first = Math.max(Math.floor(top / rowHeight) - MARGIN_ROWS, 0);
      const end = Math.ceil((top + scroller.clientHeight) / rowHeight) + MARGIN_ROWS;
      setView((last) => (last[0] === first && last[1] === end ? last : [first, end]));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [list, rowHeight]);
  return [Math.min(view[0], count), Math.min(Math.max(view[1], 0), count)];
}
