import { useEffect, useState } from 'react';

/**
 * Puts the focus back to where it was before a dialog was drawn, when the dialog goes. What had it may have been drawn
 * again meanwhile: then the control of the same name in the same place has it.
 */
export function useReturnFocus(): void {
  // Read while the dialog is drawn for the first time: it takes the focus right after.
  const [opener] = useState(readOpener);
  useEffect(
    () => () => {
      // What the choice changes is drawn first.
      requestAnimationFrame(() => opener && findAgain(opener)?.focus());
    },
    [opener],
  );
}

interface Opener {
  readonly element: HTMLElement;
  readonly name: string | null;
  /** From the innermost out. */
  readonly around: readonly HTMLElement[];
}

function readOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const around: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return { element, name: element.getAttribute('aria-label'), around };
}

function findAgain({ element, name, around }: Opener): HTMLElement | undefined {
  if (element.isConnected) return element;
  const place = around.find(({ isConnected }) => isConnected);
  return [...(place?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [])].find(
    (button) => button.getAttribute('aria-label') === name,
  );
}
