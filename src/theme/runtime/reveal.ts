/** Opens whatever hides the target of the address: accordions and panels of tabs. */

/** What a set of tabs offers here; the element itself is defined over this file. */
interface TabSet extends Element {
  choose?: (name: string) => boolean;
}

export function revealTarget(): void {
  const target = findTarget();
  if (target === null) return;
  let isChanged = false;
  for (let element: HTMLElement | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      isChanged = true;
    }
    if (element.matches('.tab-panel:not([data-selected])')) {
      const set: TabSet | null = element.closest('lw-tabs');
      isChanged = set?.choose?.(element.dataset.name ?? '') || isChanged;
    }
  }
  // The name of a panel carries an id of its own and is not shown.
  if (isChanged || target.offsetParent === null) (target.closest('.tab-panel') ?? target).scrollIntoView();
}

/** Puts an id into the address without moving; an empty one takes out what is there. */
export function setHash(id: string): void {
  try {
    if (id !== '' || location.hash !== '')
      history.replaceState(history.state, '', `${location.pathname}${location.search}${id && `#${id}`}`);
  } catch {
    // A frame without an address of its own.
  }
}

/** Called before the browser opens or closes an accordion: the address leads to the one that is open. */
export function shareAccordion(summary: HTMLElement): void {
  const accordion = summary.closest('details');
  if (!accordion?.id) return;
  const ids: string[] = [];
  for (let one: Element | null | undefined = accordion; one; one = one.parentElement?.closest('details[id]'))
    ids.unshift(one.id);
  if (!accordion.open) setHash(ids.join(':'));
  else if (hashId().split(':').includes(accordion.id)) setHash('');
}

/** `#faq:price` is the accordion `price` inside of `faq`, also where its id got a number because others have its name. */
function findTarget(): HTMLElement | null {
  const id = hashId();
  const whole = id === '' ? null : document.getElementById(id);
  if (whole !== null || !id.includes(':')) return whole;
  const [first = '', ...rest] = id.split(':');
  let found = document.getElementById(first);
  for (const name of rest) {
    found =
      [...(found?.querySelectorAll<HTMLElement>('details[id]') ?? [])].find(
        (one) => one.id.replace(/-\d+$/, '') === name || one.id === name,
      ) ?? found;
  }
  return found;
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
