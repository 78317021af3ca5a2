/** A frame in a process of its own may take the focus of a click late: after the app has heard of the click. */
const LATE_MS = 600;

let end: (() => void) | undefined;

/**
 * To be called when a click in the preview leads to a field, an entry or a line: what gets the focus now has it again
 * when the preview's frame takes it for the same click.
 */
export function keepFocusFromFrame(): void {
  end?.();
  let wanted: HTMLElement | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tagName !== 'IFRAME') wanted = target;
  };
  const takeBack = () => {
    if (wanted?.isConnected && document.activeElement?.tagName === 'IFRAME') wanted.focus({ preventScroll: true });
  };
  // Once the frame has it.
  const onBlur = () => setTimeout(takeBack);
  document.addEventListener('focusin', onFocus);
  window.addEventListener('blur', onBlur);
  const timer = window.setTimeout(() => end?.(), LATE_MS);
  end = () => {
    window.clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    window.removeEventListener('blur', onBlur);
    end = undefined;
  };
}
