/** A reader's rating of a page: remembered, and told to whoever listens on the page (the author's analytics). */
import { recall, remember } from './storage.ts';

const keyOf = (): string => `leafwright-rating:${location.pathname}`;

/** Marks what the reader said on an earlier visit. */
export function recallRating(): void {
  const answer = recall(keyOf());
  const button = document.querySelector<HTMLElement>(`[data-rate="${answer === 'yes' ? 'yes' : 'no'}"]`);
  if (answer !== undefined && button !== null) button.setAttribute('aria-pressed', 'true');
}

export function rate(button: HTMLElement): void {
  const box = button.closest<HTMLElement>('[data-rating]');
  if (box === null) return;
  const answer = button.dataset.rate ?? '';
  for (const other of box.querySelectorAll('[data-rate]')) {
    other.setAttribute('aria-pressed', String(other === button));
  }
  const status = box.querySelector('[role=status]');
  if (status !== null) status.textContent = box.dataset.rating ?? '';
  remember(keyOf(), answer);
  dispatchEvent(new CustomEvent('leafwright:rating', { detail: { page: location.pathname, answer } }));
}
