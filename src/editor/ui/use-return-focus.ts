import { useEffect, useEffectEvent, useState } from 'react';
import { focusWhenLost, headingIn } from './focus-when-lost.ts';

/**
 * Puts the focus back to where it was before a dialog was drawn, when the dialog goes and nothing else has taken it. What
 * had it may have been drawn again meanwhile: then the control of the same name in the same place has it. Where there is
 * none, the nearest heading around it has it, so that the keyboard goes on from there.
 *
 * @param isWanted whether it goes back; read when the dialog goes
 */
export function useReturnFocus(isWanted = true): void {
  // Read while the dialog is drawn for the first time: it takes the focus right after.
  const [opener] = useState(readOpener);
  const giveBack = useEffectEvent(() => {
    if (opener && isWanted) focusWhenLost(() => findAgain(opener) ?? headingNear(opener));
  });
  useEffect(() => () => giveBack(), []);
}

interface Opener {
  readonly element: HTMLElement;
  readonly name: string;
  /** From the innermost out. */
  readonly around: readonly HTMLElement[];
}

const CONTROLS = 'button, a[href], summary, [role="button"], [role="treeitem"]';

function readOpener(): Opener | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const element = buttonOfMenu(focused) ?? focused;
  const around: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return { element, name: nameOf(element), around };
}

/** A menu goes away with the choice; its button stays. */
function buttonOfMenu(element: HTMLElement): HTMLElement | null {
  const button = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : null;
}

function findAgain({ element, name, around }: Opener): HTMLElement | undefined {
  if (canHaveFocus(element)) return element;
  const place = around.find(({ isConnected }) => isConnected);
  return [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find(
    (control) => nameOf(control) === name && canHaveFocus(control),
  );
}

function headingNear({ around }: Opener): HTMLElement | undefined {
  for (const place of around.filter(({ isConnected }) => isConnected)) {
    const heading = headingIn(place);
    if (heading) return heading;
  }
  return undefined;
}

function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
