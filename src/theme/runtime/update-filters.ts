/** Shows only the updates that have all chosen tags, and keeps the choice in the address. */
import { listWhatIsShown } from './listed.ts';

const PARAMETER = 'tags';

export class UpdateFiltersElement extends HTMLElement {
  readonly #chosen = new Set<string>();

  connectedCallback(): void {
    const written = new URLSearchParams(location.search).get(PARAMETER) ?? '';
    for (const tag of written.split(',')) if (this.#button(tag)) this.#chosen.add(tag);
    this.addEventListener('click', this.#onClick);
    if (this.#chosen.size > 0) this.#show();
  }

  #buttons(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-tag]')];
  }

  #button(tag: string): HTMLElement | undefined {
    return this.#buttons().find((button) => button.dataset.tag === tag);
  }

  #onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (button === null) return;
    const { tag } = button.dataset;
    if (tag === undefined) {
      this.#chosen.clear();
      this.#buttons()[0]?.focus();
    } else if (!this.#chosen.delete(tag)) this.#chosen.add(tag);
    this.#show();
    this.#keep();
  };

  #show(): void {
    const chosen = [...this.#chosen];
    const updates = [...document.querySelectorAll<HTMLElement>('.update')];
    let shown = 0;
    for (const update of updates) {
      const tags = update.dataset.tags?.split('\n') ?? [];
      update.hidden = !chosen.every((tag) => tags.includes(tag));
      if (!update.hidden) shown += 1;
    }
    for (const button of this.#buttons()) button.ariaPressed = String(this.#chosen.has(button.dataset.tag ?? ''));
    const clear = this.querySelector<HTMLElement>('.update-filter-clear');
    if (clear) clear.hidden = chosen.length === 0;
    listWhatIsShown();
    const status = this.querySelector<HTMLElement>('[role=status]');
    if (status === null) return;
    status.textContent =
      chosen.length === 0
        ? ''
        : (status.dataset.phrase ?? '').replace('{shown}', `${shown}`).replace('{all}', `${updates.length}`);
  }

  #keep(): void {
    const url = new URL(location.href);
    url.searchParams.delete(PARAMETER);
    const tags = [...this.#chosen].map(encodeURIComponent).join(',');
    if (tags !== '') url.search += `${url.search === '' ? '?' : '&'}${PARAMETER}=${tags}`;
    // A preview without an address of its own cannot keep it there.
    try {
      history.replaceState(history.state, '', url);
    } catch {
      return;
    }
  }
}
