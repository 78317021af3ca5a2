/** The list below the field: which option is chosen, and what keys do. */

export const fieldOf = (dialog: Element): HTMLInputElement => dialog.querySelector('input') as HTMLInputElement;

export const listOf = (dialog: Element): HTMLElement => dialog.querySelector('[role=listbox]') as HTMLElement;

const optionsOf = (dialog: Element): readonly HTMLAnchorElement[] => [...listOf(dialog).querySelectorAll('a')];

/**
 * The field keeps the focus and names the option, as screen readers want it.
 * @param isKept whether the list stays where it is scrolled to
 */
export function choose(dialog: Element, option: Element | undefined, isKept = false): void {
  for (const other of optionsOf(dialog)) other.ariaSelected = String(other === option);
  if (!isKept) option?.scrollIntoView({ block: 'nearest' });
  fieldOf(dialog).setAttribute('aria-activedescendant', option?.id ?? '');
}

/** Gives every option an id, and tells whether there are any. */
export function numberOptions(dialog: Element): void {
  const options = optionsOf(dialog);
  for (const [number, option] of options.entries()) {
    option.id = `search-${number}`;
    option.ariaSelected ??= 'false';
  }
  fieldOf(dialog).ariaExpanded = String(options.length > 0);
  listOf(dialog).hidden = options.length === 0;
}

export function onKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const options = optionsOf(dialog);
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: event.shiftKey ? undefined : 0,
    End: event.shiftKey ? undefined : -1,
  }[event.key];
  if (event.isComposing || event.target !== fieldOf(dialog)) return;
  if (event.key === 'Escape') dialog.close();
  else if (event.key === 'Enter') {
    const option = options[at];
    if (option && (event.ctrlKey || event.metaKey)) open(option.href, '_blank');
    else option?.click();
  } else if (next === undefined || options.length === 0) return;
  else choose(dialog, options.at(next % options.length));
  event.preventDefault();
}
