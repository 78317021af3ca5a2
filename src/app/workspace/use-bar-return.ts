import { type RefObject, useEffect } from 'react';

/** As in the style sheets: in such windows headers scroll away. */
const LOW_WINDOW = '(max-height: 480px)';
/** Less is no way of scrolling, but a finger that rests. */
const LEAST_PX = 4;

/**
 * In a low window (one that is enlarged, for instance) the bar and the headers scroll away when someone scrolls down, and are
 * back as soon as they scroll up: not only at the top of a long list.
 */
export function useBarReturn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const low = window.matchMedia(LOW_WINDOW);
    const tops = new WeakMap<EventTarget, number>();
    const onScroll = ({ target }: Event) => {
      if (!low.matches || !(target instanceof HTMLElement) || target === element) return;
      const way = target.scrollTop - (tops.get(target) ?? 0);
      if (Math.abs(way) < LEAST_PX) return;
      tops.set(target, target.scrollTop);
      if (way > 0 && isFocusAbove(target)) return;
      // What scrolls around it holds nothing but headers.
      for (let around = target.parentElement; around && element.contains(around); around = around.parentElement) {
        if (around.scrollHeight > around.clientHeight) around.scrollTop = way < 0 ? 0 : around.scrollHeight;
      }
    };
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', onScroll, { capture: true });
  }, [root]);
}

/** Whether someone is at work above what scrolls: a movement that still runs out must not take the bar from them. */
function isFocusAbove(scrolled: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return false;
  return focused.getBoundingClientRect().bottom <= scrolled.getBoundingClientRect().top;
}
