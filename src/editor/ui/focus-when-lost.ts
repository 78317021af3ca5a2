/** Whether what had the focus is gone, so that the keyboard would begin again at the top of the window. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Where what is done takes the focused control away, and nothing else takes the focus, something near has it. */
export function focusWhenLost(find: () => HTMLElement | null | undefined): void {
  // What is done is drawn first.
  requestAnimationFrame(() => {
    if (isFocusLost()) find()?.focus();
  });
}

/** The first heading in an element, made ready for the focus. */
export function headingIn(place: Element | null | undefined): HTMLElement | undefined {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3, h4');
  if (!heading || heading.getClientRects().length === 0) return undefined;
  heading.tabIndex = -1;
  return heading;
}
