/** Navigation and contents as sheets on narrow screens, and the reader's place in both. */

const SHEETS = '.sidebar, .toc';
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
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('keydown', keepInside);
}

function onToggle(event: Event): void {
  const sheet = event.target as HTMLElement;
  if (!sheet.matches(SHEETS) || (event as ToggleEvent).newState !== 'open') return;
  const current = sheet.querySelector<HTMLElement>('a[aria-current=page], lw-toc [aria-current]');
  (current ?? sheet.querySelector<HTMLElement>('a, button'))?.focus({ preventScroll: true });
  if (current) centre(current);
}

/** From the last stop of an open sheet the key leads to its first, and the other way round. */
function keepInside(event: KeyboardEvent): void {
  const sheet = event.key === 'Tab' ? document.querySelector(`:is(${SHEETS}):popover-open`) : null;
  if (sheet === null) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (sheet.contains(document.activeElement) && document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
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
