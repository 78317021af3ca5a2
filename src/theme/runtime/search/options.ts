/** The list below the field: which option is chosen, and what keys do. */

const optionsOf = (dialog: Element): HTMLAnchorElement[] => [
  ...dialog.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

export const chosenOption = (dialog: Element): HTMLAnchorElement | null =>
  dialog.querySelector<HTMLAnchorElement>('[aria-selected=true]');

/**
 * The field keeps the focus and names the option, as screen readers want it.
 * @param isKept whether the list stays where it is scrolled to
 */
export function choose(dialog: Element, option: HTMLAnchorElement | null, isKept = false): void {
  const input = dialog.querySelector('input');
  chosenOption(dialog)?.setAttribute('aria-selected', 'false');
  option?.setAttribute('aria-selected', 'true');
  if (!isKept) option?.scrollIntoView({ block: 'nearest' });
  if (option) input?.setAttribute('aria-activedescendant', option.id);
  else input?.removeAttribute('aria-activedescendant');
}

/** Gives every option an id, and tells whether there are any. */
export function numberOptions(dialog: Element): void {
  const options = optionsOf(dialog);
  for (const [number, option] of options.entries()) {
    option.id = `search-${number}`;
    option.ariaSelected ??= 'false';
  }
  dialog.querySelector('input')?.setAttribute('aria-expanded', String(options.length > 0));
  const list = dialog.querySelector<HTMLElement>('[role=listbox]');
  if (list) list.hidden = options.length === 0;
}

export function onKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.isComposing) return;
  const options = optionsOf(dialog);
  const chosen = chosenOption(dialog);
  const at = chosen === null ? -1 : options.indexOf(chosen);
  if (event.key === 'Escape') dialog.close();
  else if (event.key === 'Enter') {
    if (event.target instanceof HTMLButtonElement) return;
    if (chosen && (event.ctrlKey || event.metaKey)) open(chosen.href, '_blank');
    else chosen?.click();
  } else {
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: event.shiftKey ? undefined : 0,
      End: event.shiftKey ? undefined : -1,
    }[event.key];
    if (next === undefined || options.length === 0) return;
    choose(dialog, options.at(next % options.length) ?? null);
  }
  event.preventDefault();
}
