/** The part of the browser's window that is needed. */
export type InputSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const KINDS = ['keydown', 'pointerdown', 'pointerup', 'scroll'] as const;
const LISTEN = { capture: true, passive: true };

/** Runs when the person does something: presses a key or a button, scrolls, drags (a list scrolls along, too). Returns how to stop. */
export function onInput(window: InputSource, run: () => void): () => void {
  const onMove = ({ buttons }: PointerEvent): void => {
    if (buttons !== 0) run();
  };
  for (const kind of KINDS) window.addEventListener(kind, run, LISTEN);
  window.addEventListener('pointermove', onMove, LISTEN);
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, run, LISTEN);
    window.removeEventListener('pointermove', onMove, LISTEN);
  };
}
