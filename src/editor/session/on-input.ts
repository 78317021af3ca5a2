/** The part of the browser's window that is needed. */
export type InputSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** A pointer that moves is on its way to what it clicks next. */
const KINDS = ['keydown', 'pointerdown', 'pointerup', 'pointermove', 'scroll'] as const;
const LISTEN = { capture: true, passive: true };

/** Runs when the person does something: presses a key or a button, moves the pointer, scrolls. Returns how to stop. */
export function onInput(window: InputSource, run: () => void): () => void {
  for (const kind of KINDS) window.addEventListener(kind, run, LISTEN);
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, run, LISTEN);
  };
}
