/** A banner that a reader has closed stays closed until its words change. */
import { recall, remember } from './storage.ts';

const BANNER_STORAGE_KEY = 'leafwright-banner';

export class BannerElement extends HTMLElement {
  connectedCallback(): void {
    this.hidden = recall(BANNER_STORAGE_KEY) === this.#words();
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  #words(): string {
    return this.textContent?.trim() ?? '';
  }

  #onClick = (event: Event): void => {
    if ((event.target as Element).closest('[data-dismiss]') === null) return;
    remember(BANNER_STORAGE_KEY, this.#words());
    this.hidden = true;
  };
}
