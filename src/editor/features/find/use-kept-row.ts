import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { headingIn, isFocusLost } from '../../ui/focus-when-lost.ts';
import type { ResultRow } from './result-rows.ts';

/**
 * What is replaced goes away with the button that did it, once it has been searched again: the row that comes in its place
 * has the focus, else the heading above. Gives back what the list notes the focus with.
 */
export function useKeptRow(list: RefObject<HTMLElement | null>, rows: readonly ResultRow[]) {
  const at = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the rows.
  useEffect(() => {
    if (at.current === undefined || !isFocusLost()) return;
    const drawn = list.current?.children ?? [];
    const row = drawn[Math.min(at.current, drawn.length - 1)];
    const button = row?.querySelector<HTMLElement>('[data-replace]') ?? row?.querySelector<HTMLElement>('[data-row]');
    (button ?? headingIn(list.current?.closest('section')))?.focus({ preventScroll: true });
  }, [rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('li');
      at.current = row ? [...currentTarget.children].indexOf(row) : undefined;
    },
    // What is taken away leaves no other behind.
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) at.current = undefined;
    },
  };
}
