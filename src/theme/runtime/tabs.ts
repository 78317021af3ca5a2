/** Tabs and menus over panels: one panel at a time, the same choice everywhere on the page, and on the next page. */
import { listWhatIsShown } from './listed.ts';
import { setHash } from './reveal.ts';
import { recall, remember } from './storage.ts';

const CHOICES_STORAGE_KEY = 'leafwright-tabs';
/** Names of panels that are remembered, the latest first. */
const MOST_CHOICES = 12;

export class TabSetElement extends HTMLElement {
  /** The reader's choice, kept when the document is replaced around the element. */
  #chosen: string | undefined;
  #observer: MutationObserver | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('change', this.#onChange);
    this.addEventListener('beforematch', this.#onFound);
    const panels = this.#panels();
    const known = this.#isSynchronized ? recallChoices().find((name) => this.choose(name)) : undefined;
    if (known === undefined) this.#show(panels.find((panel) => panel.hasAttribute('data-selected')) ?? panels[0]);
    this.#observer = new MutationObserver(() => this.#restore());
    this.#observer.observe(this, {
      attributes: true,
      attributeFilter: ['aria-selected', 'data-selected'],
      childList: true,
      subtree: true,
    });
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('change', this.#onChange);
    this.removeEventListener('beforematch', this.#onFound);
  }

  /** Shows the panel of this name; `false` when there is none. */
  choose(name: string): boolean {
    const panel = this.#panels().find((one) => one.dataset.name === name);
    if (panel === undefined) return false;
    this.#chosen = name;
    this.#show(panel);
    const tab = this.#tabs()[this.#panels().indexOf(panel)];
    const list = tab?.parentElement;
    if (list) list.scrollLeft += tab.getBoundingClientRect().left - list.getBoundingClientRect().left - 40;
    return true;
  }

  get #isSynchronized(): boolean {
    return this.dataset.sync !== undefined;
  }

  #show(panel: HTMLElement | undefined): void {
    const panels = this.#panels();
    const index = panels.indexOf(panel as HTMLElement);
    this.#tabs().forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    const menu = this.#menu();
    if (menu) menu.selectedIndex = index;
    for (const one of panels) {
      one.toggleAttribute('data-selected', one === panel);
      // The browser's own search finds what stands in panels that are not shown.
      if (one === panel) one.removeAttribute('hidden');
      else one.setAttribute('hidden', 'until-found');
    }
    this.#observer?.takeRecords();
    if (this.querySelector('.heading')) listWhatIsShown();
  }

  #panels(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
  }

  #tabs(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > .tab-bar [role=tab]')];
  }

  #menu(): HTMLSelectElement | null {
    return this.querySelector(':scope > .tab-bar > select');
  }

  #restore(): void {
    const selected = this.#panels().find((panel) => panel.hasAttribute('data-selected'));
    if (this.#chosen !== undefined && selected?.dataset.name !== this.#chosen) this.choose(this.#chosen);
  }

  /** The reader's own choice. What was chosen stays where the reader looks at it while sets above change their height. */
  #choose(index: number): void {
    const panel = this.#panels()[index];
    if (panel === undefined) return;
    const name = panel.dataset.name ?? '';
    const before = this.getBoundingClientRect().top;
    this.#chosen = name;
    this.#show(panel);
    if (this.#isSynchronized) {
      rememberChoice(name);
      for (const other of document.querySelectorAll<TabSetElement>('lw-tabs[data-sync]')) {
        if (other !== this) other.choose(name);
      }
    }
    scrollBy({ top: this.getBoundingClientRect().top - before, behavior: 'instant' });
    // A place on the page that may be hidden now is no address to share.
    setHash(this.classList.contains('code-group') ? '' : panel.id);
  }

  #onClick = (event: Event): void => {
    const index = this.#tabs().indexOf((event.target as Element).closest<HTMLElement>('[role=tab]') as HTMLElement);
    if (index >= 0) this.#choose(index);
  };

  #onChange = (event: Event): void => {
    const menu = this.#menu();
    if (event.target === menu) this.#choose(menu?.selectedIndex ?? 0);
  };

  #onFound = (event: Event): void => {
    const index = this.#panels().indexOf(event.target as HTMLElement);
    if (index >= 0) this.#choose(index);
  };

  #onKey = (event: KeyboardEvent): void => {
    const tabs = this.#tabs();
    const index = tabs.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    const forward = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    this.#choose(next);
    tabs[next]?.focus();
  };
}

function recallChoices(): readonly string[] {
  return (recall(CHOICES_STORAGE_KEY) ?? '').split('\n');
}

function rememberChoice(name: string): void {
  const names = [name, ...recallChoices().filter((other) => other !== name)];
  remember(CHOICES_STORAGE_KEY, names.slice(0, MOST_CHOICES).join('\n'));
}
