import { type RefObject, useEffect, useRef } from 'react';

const ATTRIBUTE = 'data-takes-row';

/** Properties of a button that takes its row away. */
export const TAKES_ROW = { [ATTRIBUTE]: '' };

/**
 * Keeps the focus near the row whose button takes it away: on the button that comes to its place. To be called with the
 * button before the lists change.
 */
export function useKeptFocus(
  body: RefObject<HTMLElement | null>,
  ...lists: readonly unknown[]
): (button: HTMLElement) => void {
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const index = wanted.current;
    wanted.current = undefined;
    if (index === undefined || body.current === null) return;
    const buttons = buttonsIn(body.current);
    (buttons[Math.min(index, buttons.length - 1)] ?? body.current.querySelector('button') ?? body.current).focus();
  }, [body, ...lists]);
  return (button) => {
    const row = button.closest('li');
    const buttons = body.current === null ? [] : buttonsIn(body.current);
    const index = buttons.findIndex((one) => row?.contains(one));
    wanted.current = Math.max(index, 0);
  };
}

function buttonsIn(body: HTMLElement): readonly HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)];
}
