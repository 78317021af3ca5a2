import { type RefObject, useLayoutEffect } from 'react';
import type { TextRange } from '../../../../project/text-edit.ts';
import { selectInProse } from '../../../../prose/prose-dom.ts';

/**
 * When the words of the field that has the focus become others, selects in it what is selected in the page. `read` gives
 * that range, or nothing where the field knows better.
 */
export function useFollow(
  field: RefObject<HTMLElement | null>,
  words: string,
  read: () => TextRange | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words have other places.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || document.activeElement !== element) return;
    const selection = read();
    if (selection) selectInProse(element, selection);
  }, [words]);
}
