/** Navigation and contents as sheets on narrow screens, and the reader's place in both. */

const PLACE_STORAGE_KEY = 'leafwright-sidebar';

/** Shows where the reader is in every list that scrolls on its own, and leaves the navigation where it was. */
export function showPlace(): void {
  const sidebar = document.querySelector('.sidebar');
  try {
    if (sidebar) sidebar.scrollTop = Number(sessionStorage.getItem(PLACE_STORAGE_KEY));
    addEventListener('pagehide', () => sessionStorage.setItem(PLACE_STORAGE_KEY, String(sidebar?.scrollTop ?? 0)));
  } catch {
    // A sandboxed frame has no storage.
  }
  for (const link of document.querySelectorAll<HTMLElement>(
    '.sidebar a[aria-current=page], .tab-links [aria-current]',
  )) {
    centre(link);
  }
}

export function keepSheets(): void {
  document.addEventListener('beforetoggle', onToggle, true);
  document.addEventListener('toggle', onToggle, true);
}

function onToggle(event: Event): void {
  const sheet = event.target as HTMLElement;
  if (!sheet.matches('.sidebar, .toc')) return;
  const isOpen = (event as ToggleEvent).newState === 'open';
  // Set free before the sheet closes, for the focus to go back to the button; held back once it is open.
  if (isOpen === (event.type === 'toggle')) holdBack(sheet, isOpen);
  if (!isOpen || event.type !== 'toggle') return;
  const current = sheet.querySelector<HTMLElement>('a[aria-current=page], lw-toc [aria-current]');
  (current ?? sheet.querySelector<HTMLElement>('a, button'))?.focus({ preventScroll: true });
  if (current) centre(current);
}

/** While a sheet is open the page behind it is out of reach of keys and screen readers. */
function holdBack(sheet: HTMLElement, isHeld: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(.shell), .shell > *')) {
    if (part !== sheet) part.inert = isHeld;
  }
}

function centre(link: HTMLElement): void {
  const box = link.closest<HTMLElement>('.sidebar, .toc, .tab-links');
  if (box === null) return;
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) box.scrollLeft += inner.left - outer.left - 48;
}
