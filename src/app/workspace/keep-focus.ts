let end: (() => void) | undefined;

/** Whether the focus is in a frame: the only ones that can have it are those of the preview. */
export function isFocusInFrame(): boolean {
  return document.activeElement?.tagName === 'IFRAME';
}

/**
 * To be called when a click in the preview leads to a field, an entry or a line. A frame in a process of its own may take
 * the focus of a click late, after the app has heard of the click: then what gets the focus now has it again. Ends once
 * that has happened, or when the person does something in the app.
 */
export function keepFocusFromFrame(): void {
  end?.();
  // The frame has had it before the app heard of the click: nothing is late.
  if (isFocusInFrame()) return;
  const listening = new AbortController();
  const { signal } = listening;
  // What has it already says nothing when it is focused again.
  let wanted = document.activeElement;
  const takeBack = () => {
    if (signal.aborted || !isFocusInFrame()) return;
    end?.();
    if (wanted instanceof HTMLElement && wanted.isConnected) wanted.focus({ preventScroll: true });
  };
  end = () => listening.abort();
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.tagName !== 'IFRAME') wanted = target;
  };
  document.addEventListener('focusin', onFocus, { signal });
  // The frame has the focus after this event.
  window.addEventListener('blur', () => setTimeout(takeBack), { signal });
  for (const kind of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(kind, () => end?.(), { signal, capture: true });
  }
}

/** To be called when a click in the preview is for the frame after all: whatever led somewhere else before is over. */
export function leaveFocusToFrame(): void {
  end?.();
}

/**
 * To be called before word to the frame of the preview that something in it is to have the focus. In Chromium the frame is a
 * process of its own, and the word may be quicker than the focus that the frame is given: what it gave the focus to would
 * lose it again. So it is let take it there. Other browsers let no frame take it.
 */
export function letFrameTakeFocus(frame: HTMLIFrameElement | null | undefined): void {
  leaveFocusToFrame();
  if (isFocusInFrame()) return;
  const { activeElement } = document;
  if (!('userAgentData' in navigator)) frame?.focus({ preventScroll: true });
  else if (activeElement instanceof HTMLElement) activeElement.blur();
}
