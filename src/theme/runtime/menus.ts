/** Keys in menus of links: arrows move, Escape goes back to the button, leaving closes. */

/** Pixels between a menu and the edge of the window. */
const EDGE = 8;

export function onMenuKey(event: KeyboardEvent): void {
  const menu = (event.target as Element).closest?.<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  const links = [...menu.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(event.target as HTMLElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (event.key === 'Escape') {
    if (menu.open) menu.querySelector('summary')?.focus();
    return;
  }
  if (goal === undefined || (!menu.open && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  menu.open = true;
  links.at(goal % links.length)?.focus();
}

export function onLeave(event: FocusEvent): void {
  if (event.relatedTarget !== null) closeMenus(event.relatedTarget as Element);
}

/** @param target what the reader turned to; menus that hold it stay open */
export function closeMenus(target: Element | undefined): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (target === undefined || !menu.contains(target)) menu.open = false;
  }
}

/** A menu at the edge of the window moves into it. */
export function keepInView({ target }: Event): void {
  const list = (target as Element).matches('details[data-menu][open]') && (target as Element).querySelector('ul');
  if (!list) return;
  list.style.translate = '';
  const { left, right } = list.getBoundingClientRect();
  const over = Math.max(0, right + EDGE - document.documentElement.clientWidth) || Math.min(0, left - EDGE);
  if (over !== 0) list.style.translate = `${-over}px`;
}
