/** A reader's rating of a page: remembered, and told to whoever listens on the page (the author's analytics). */
import { remember } from './storage.ts';

export function rate(button: HTMLElement): void {
  const box = button.closest<HTMLElement>('[data-rating]');
  if (box === null) return;
  const answer = button.dataset.rate ?? '';
  for (const other of box.querySelectorAll('[data-rate]')) {
    other.setAttribute('aria-pressed', String(other === button));
  }
  const status = box.querySelector('[role=status]');
  if (status !== null) status.textContent = 'Thank you.';
  remember(`leafwright-rating:${location.pathname}`, answer);
  dispatchEvent(new CustomEvent('leafwright:rating', { detail: { page: location.pathname, answer } }));
}
