import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives back what a field calls when it loses the focus. `onLeft` follows once the focus is elsewhere; while something is
 * pressed, after that press, since what moves under a press is not clicked. It never follows for a field that was taken
 * away in the meantime, nor when another one has its place: `identity` tells them apart, and none is looked at without.
 */
export function useAfterLeaving(
  field: RefObject<HTMLElement | null>,
  identity: string | undefined,
  onLeft: () => void,
): () => void {
  const leave = useRef<() => void>(undefined);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    if (identity === undefined) return;
    let isPressed = false;
    let isLeft = false;
    let timer: number | undefined;
    const look = () => {
      if (!isLeft || isPressed) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        isLeft = false;
        if (document.activeElement !== field.current) latest.current();
      });
    };
    const onDown = () => {
      isPressed = true;
    };
    const onUp = () => {
      isPressed = false;
      look();
    };
    leave.current = () => {
      isLeft = true;
      look();
    };
    document.addEventListener('mousedown', onDown, true);
    document.addEventListener('mouseup', onUp, true);
    document.addEventListener('dragend', onUp, true);
    return () => {
      leave.current = undefined;
      window.clearTimeout(timer);
      document.removeEventListener('mousedown', onDown, true);
      document.removeEventListener('mouseup', onUp, true);
      document.removeEventListener('dragend', onUp, true);
    };
  }, [field, identity]);
  return () => leave.current?.();
}
