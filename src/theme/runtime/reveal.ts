/** Opens whatever hides the target of the address: accordions, tabs, folded code. */
import { TabSetElement } from './tabs.ts';

export function revealTarget(): void {
  const id = hashId();
  const target = id === '' ? null : document.getElementById(id);
  if (target === null) return;
  let isChanged = false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isChanged = true;
    }
    if (element.matches('[role=tabpanel]:not([data-selected])')) {
      const set = element.closest('lw-tabs');
      const name = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.dataset.name;
      if (set instanceof TabSetElement && name !== undefined) isChanged = set.choose(name) || isChanged;
    }
  }
  if (isChanged) target.scrollIntoView();
}

/** The id that the address points at; empty when it points at none. */
export function hashId(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
