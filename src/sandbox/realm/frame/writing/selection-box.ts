/** Where in the window the selection is: the app draws a bar beside it. */
import type { FieldBox } from '../../../field-messages.ts';

/**
 * Tells where the selection is after whatever may have moved it, at most once for each drawing of the window; nothing while
 * a pointer is down, which may still be selecting.
 *
 * @param isWanted whether there is anything to tell: to look, the window is drawn once more, and the next letter may wait for that
 * @returns to be called when something else has moved it
 */
export function followSelection(isWanted: () => boolean, tell: (box: FieldBox | undefined) => void): () => void {
  let isPointed = false;
  let isDue = false;
  const look = (): void => {
    if (isDue || !isWanted()) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      tell(isPointed ? undefined : boxOfSelection());
    });
  };
  const point = (isDown: boolean) => (): void => {
    isPointed = isDown;
    look();
  };
  window.addEventListener('pointerdown', point(true), { capture: true });
  window.addEventListener('pointerup', point(false), { capture: true });
  window.addEventListener('pointercancel', point(false), { capture: true });
  window.addEventListener('resize', look);
  // Also of what scrolls by itself in the page.
  document.addEventListener('scroll', look, { capture: true, passive: true });
  document.addEventListener('selectionchange', look);
  return look;
}

/** Whether nothing is selected: there is a cursor, or not even that. */
export function isCaret(): boolean {
  return document.getSelection()?.isCollapsed !== false;
}

function boxOfSelection(): FieldBox | undefined {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const box = boxOf(selection.getRangeAt(0));
  return box.right <= box.left && box.bottom <= box.top ? undefined : box;
}

/** In whole pixels of the window. */
export function boxOf(shown: Pick<Range, 'getBoundingClientRect'>): FieldBox {
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}
