import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Pane } from '../../editor/store/index.ts';

/**
 * Keeps the focus where it can be seen: it goes along from a pane that is put out of sight to the one that comes, and
 * stays wherever else it is. When the panes stop standing side by side, the one with the focus is told.
 *
 * @param only the pane that has the window; `undefined` where all stand side by side
 */
export function useFocusInShown(
  panes: RefObject<HTMLElement | null>,
  only: Pane | undefined,
  onFocused: (pane: Pane) => void,
): void {
  const before = useRef(only);
  useLayoutEffect(() => {
    const wasBeside = before.current === undefined;
    before.current = only;
    if (only === undefined || !panes.current) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-pane]');
    // What had it may have gone away with its pane.
    const isLost = focused ? focused.dataset.pane !== only : document.activeElement === document.body;
    if (!isLost) return;
    if (!wasBeside) panes.current.querySelector<HTMLElement>(`[data-pane="${only}"]`)?.focus({ preventScroll: true });
    else if (focused) onFocused(focused.dataset.pane as Pane);
  }, [panes, only, onFocused]);
}
