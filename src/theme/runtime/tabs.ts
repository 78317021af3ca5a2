/** Tabs: one panel at a time, arrow keys, and the same choice everywhere on the page. */

export class TabSetElement extends HTMLElement {
  /** The reader's choice, kept when the document is replaced around the element. */
  #chosen: string | undefined;
  #observer: MutationObserver | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    this.#observer = new MutationObserver(() => this.#restore());
    this.#observer.observe(this, {
      attributes: true,
      attributeFilter: ['aria-selected'],
      childList: true,
      subtree: true,
    });
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('keydown', this.#onKey);
  }

  /** Shows the panel of this name; `false` when there is none. */
  choose(name: string): boolean {
    const tabs = this.#tabs();
    const chosen = tabs.find((tab) => tab.dataset.name === name);
    if (chosen === undefined) return false;
    this.#chosen = name;
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-selected', isChosen);
    }
    this.#observer?.takeRecords();
    return true;
  }

  #tabs(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => tab.closest('lw-tabs') === this);
  }

  #restore(): void {
    const selected = this.#tabs().find((tab) => tab.getAttribute('aria-selected') === 'true');
    if (this.#chosen !== undefined && selected?.dataset.name !== this.#chosen) this.choose(this.#chosen);
  }

  #onClick = (event: Event): void => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (tab !== null && tab.closest('lw-tabs') === this) chooseEverywhere(this, tab);
  };

  #onKey = (event: KeyboardEvent): void => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (tab === null || tab.closest('lw-tabs') !== this) return;
    const tabs = this.#tabs();
    const index = tabs.indexOf(tab);
    const steps: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step >= tabs.length ? 0 : step);
    if (next === undefined) return;
    event.preventDefault();
    chooseEverywhere(this, next);
    next.focus();
  };
}

/** The tab stays where the reader looks at it while sets above it change their height. */
function chooseEverywhere(set: TabSetElement, tab: HTMLElement): void {
  const name = tab.dataset.name ?? '';
  const before = tab.getBoundingClientRect().top;
  set.choose(name);
  if (set.dataset.sync !== undefined) {
    for (const other of document.querySelectorAll<TabSetElement>('lw-tabs[data-sync]')) {
      if (other !== set) other.choose(name);
    }
  }
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}
