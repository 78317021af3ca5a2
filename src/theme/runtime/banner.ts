/** A banner that a reader has closed stays closed until its words change; the early script of a page knows it too. */
import { remember } from './storage.ts';

const BANNER_STORAGE_KEY = 'leafwright-banner';

export function closeBanner(button: HTMLElement): void {
  remember(BANNER_STORAGE_KEY, button.closest<HTMLElement>('[data-key]')?.dataset.key ?? '');
  document.documentElement.dataset.banner = 'closed';
}
