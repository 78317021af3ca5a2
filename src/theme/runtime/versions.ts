/** The version that a reader has chosen stays chosen on pages that several versions share. */
import { closeMenus } from './menus.ts';
import { showPlace } from './sheets.ts';

const VERSION_STORAGE_KEY = 'leafwright-version';

/** Each part with the place where it stands when the page's own version has none. */
const PARTS = [
  ['.top-switchers', '.top-row'],
  ['.tab-row', '.top'],
  ['.sidebar-body', '.sidebar-nav'],
  ['.pagination', '.page-end'],
] as const;

/** A page of one version chooses it; a page of several shows the one that was chosen. */
export function keepVersion(): void {
  const { version } = document.body.dataset;
  if (version === undefined) return;
  try {
    const chosen = sessionStorage.getItem(VERSION_STORAGE_KEY);
    const isShared = document.querySelector('template:is([data-version],[data-shared])') !== null;
    if (!isShared) sessionStorage.setItem(VERSION_STORAGE_KEY, version);
    else if (chosen !== null) show(chosen);
  } catch {
    // Without a storage the page shows its own version.
  }
  document.addEventListener('click', choose);
}

function choose(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('a[data-version]');
  const id = link?.dataset.version;
  if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
  try {
    sessionStorage.setItem(VERSION_STORAGE_KEY, id);
  } catch {
    // The choice lasts as long as the page.
  }
  if (id !== document.body.dataset.version && !show(id)) return;
  event.preventDefault();
  closeMenus(undefined);
  document.querySelector<HTMLElement>('.top-switchers summary')?.focus();
}

/** Exchanges what surrounds the page, and keeps what was there for the way back. */
function show(id: string): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-version="${CSS.escape(id)}"]`);
  if (template === null) return false;
  const kept = document.createElement('template');
  kept.dataset.version = document.body.dataset.version ?? '';
  for (const [part, parent] of PARTS) {
    const old = document.querySelector(part);
    const fresh = template.content.querySelector(part);
    if (fresh !== null) {
      if (old !== null) old.before(fresh);
      else document.querySelector(parent)?.append(fresh);
    }
    if (old !== null) kept.content.append(old);
  }
  template.replaceWith(kept);
  document.body.dataset.version = id;
  for (const opener of document.querySelectorAll<HTMLElement>('[data-scope]')) opener.dataset.scope = id;
  showPlace();
  return true;
}
