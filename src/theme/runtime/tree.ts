/** A tree of files: opened and closed by click, walked through with the arrow keys. */

/** Letters typed within this time are one word. */
const WORD_MS = 500;

export class TreeElement extends HTMLElement {
  #typed = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#dress();
    this.onclick = ({ target }) => {
      const item = (target as Element).closest('.tree-name')?.closest('li');
      if (item) toggle(item);
    };
    this.onkeydown = (event) => this.#onKey(event);
  }

  /** Says what is what. Without script it is a list, and its folders are open. */
  #dress(): void {
    for (const list of this.querySelectorAll('ul')) {
      list.role = list.parentElement === this ? 'tree' : 'group';
      if (list.role === 'tree') list.ariaLabel = this.dataset.label ?? null;
    }
    for (const item of this.querySelectorAll('li')) {
      item.role = 'treeitem';
      item.ariaLabel = nameOf(item);
      item.ariaExpanded = item.dataset.open ?? null;
      if (item.querySelector(':scope > .tree-name-highlighted')) item.ariaCurrent = 'true';
      item.tabIndex = -1;
    }
    this.#items()[0]?.setAttribute('tabindex', '0');
  }

  /** In order, without those in closed folders. */
  #items(): readonly HTMLLIElement[] {
    return [...this.querySelectorAll('li')].filter((item) => !item.parentElement?.closest('[data-open=false]'));
  }

  #onKey(event: KeyboardEvent): void {
    const item = event.target as HTMLLIElement;
    if (event.ctrlKey || event.metaKey || event.altKey || item.role !== 'treeitem') return;
    const items = this.#items();
    const index = items.indexOf(item);
    const isMirrored = getComputedStyle(this).direction === 'rtl';
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const key = (isMirrored && mirrored[event.key]) || event.key;
    let next: Element | null | undefined = item;
    if (key === 'ArrowDown') next = items[index + 1];
    else if (key === 'ArrowUp') next = items[index - 1];
    else if (key === 'Home') next = items[0];
    else if (key === 'End') next = items.at(-1);
    else if (key === 'ArrowRight' && item.dataset.open !== 'false') next = item.querySelector('li');
    else if (key === 'ArrowLeft' && item.dataset.open !== 'true') next = item.parentElement?.closest('li');
    else if (['ArrowRight', 'ArrowLeft', 'Enter', ' '].includes(key)) toggle(item);
    else if (key === '*') for (const one of item.parentElement?.children ?? []) toggle(one as HTMLLIElement, true);
    else if (key.length === 1) next = this.#find(key, items, index);
    else return;
    event.preventDefault();
    if (!(next instanceof HTMLLIElement)) return;
    item.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  /** The next item that begins with what is being typed. */
  #find(key: string, items: readonly HTMLLIElement[], index: number): HTMLLIElement | undefined {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#typed = '';
    }, WORD_MS);
    this.#typed += key.toLowerCase();
    const start = this.#typed.length === 1 ? index + 1 : index;
    const inTurn = [...items.slice(start), ...items.slice(0, start)];
    return inTurn.find((item) => nameOf(item).toLowerCase().startsWith(this.#typed));
  }
}

function nameOf(item: HTMLLIElement): string {
  return (item.querySelector('.tree-name') ?? item).textContent.trim();
}

function toggle(item: HTMLLIElement, isOpen = item.dataset.open !== 'true'): void {
  if (item.dataset.open === undefined) return;
  item.dataset.open = String(isOpen);
  item.ariaExpanded = String(isOpen);
}
