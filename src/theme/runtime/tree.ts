/** A tree of files: opened and closed by click, walked through with the arrow keys. */

/** Letters typed within this time are one word. */
const WORD_MS = 500;

export class TreeElement extends HTMLElement {
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#dress();
    this.onclick = ({ target }) => {
      const entry = (target as Element).closest('.tree-name')?.closest('li');
      if (entry) toggle(entry);
    };
    this.onkeydown = (event) => this.#onKey(event);
  }

  /** Says what is what. Without script it is a list, and its folders are open. */
  #dress(): void {
    for (const list of this.querySelectorAll('ul')) {
      list.role = list.parentElement === this ? 'tree' : 'group';
      if (list.role === 'tree') list.ariaLabel = this.dataset.label ?? null;
    }
    for (const entry of this.querySelectorAll('li')) {
      // The line alone is the item, so that a folder's name is not all that is in it.
      const item = lineOf(entry);
      entry.role = 'none';
      item.role = 'treeitem';
      item.ariaExpanded = entry.dataset.open ?? null;
      if (item.matches('.tree-name-highlighted')) item.ariaCurrent = 'true';
      item.tabIndex = -1;
    }
    const first = this.querySelector('li');
    if (first) lineOf(first).tabIndex = 0;
  }

  /** In order, without those in closed folders. */
  #entries(): readonly HTMLLIElement[] {
    return [...this.querySelectorAll('li')].filter((entry) => !entry.parentElement?.closest('[data-open=false]'));
  }

  #onKey(event: KeyboardEvent): void {
    const item = event.target as HTMLElement;
    const entry = item.closest('li');
    if (event.ctrlKey || event.metaKey || event.altKey || item.role !== 'treeitem' || entry === null) return;
    const entries = this.#entries();
    const index = entries.indexOf(entry);
    const isMirrored = getComputedStyle(this).direction === 'rtl';
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const key = (isMirrored && mirrored[event.key]) || event.key;
    let next: Element | null | undefined = entry;
    if (key === 'ArrowDown') next = entries[index + 1];
    else if (key === 'ArrowUp') next = entries[index - 1];
    else if (key === 'Home') next = entries[0];
    else if (key === 'End') next = entries.at(-1);
    else if (key === 'ArrowRight' && entry.dataset.open !== 'false') next = entry.querySelector('li');
    else if (key === 'ArrowLeft' && entry.dataset.open !== 'true') next = entry.parentElement?.closest('li');
    else if (['ArrowRight', 'ArrowLeft', 'Enter', ' '].includes(key)) toggle(entry);
    else if (key === '*') for (const one of entry.parentElement?.children ?? []) toggle(one as HTMLLIElement, true);
    else if (key.length === 1) next = this.#find(key, entries, index);
    else return;
    event.preventDefault();
    if (!(next instanceof HTMLLIElement)) return;
    item.tabIndex = -1;
    const line = lineOf(next);
    line.tabIndex = 0;
    line.focus();
  }

  /** The next item that begins with what is being typed. */
  #find(key: string, entries: readonly HTMLLIElement[], index: number): HTMLLIElement | undefined {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#typed = '';
    }, WORD_MS);
    this.#typed += key.toLowerCase();
    const start = this.#typed.length === 1 ? index + 1 : index;
    const inTurn = [...entries.slice(start), ...entries.slice(0, start)];
    return inTurn.find((entry) => lineOf(entry).textContent.trim().toLowerCase().startsWith(this.#typed));
  }
}

/** What an entry shows of itself. */
function lineOf(entry: HTMLLIElement): HTMLElement {
  return entry.querySelector<HTMLElement>(':scope > .tree-name') ?? entry;
}

function toggle(entry: HTMLLIElement, isOpen = entry.dataset.open !== 'true'): void {
  if (entry.dataset.open === undefined) return;
  entry.dataset.open = String(isOpen);
  lineOf(entry).ariaExpanded = String(isOpen);
}
