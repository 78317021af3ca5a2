/** The search: a dialog made when it is first opened, driven by keyboard and read out by screen readers. */
import { loadIndex } from './load-index.ts';
import { findSections, queryWords, type SearchHit, type SearchIndex } from './match.ts';

const MARKUP = `
<div class="search-field">
<svg class="icon icon-stroked" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6.5"/><path d="m20 20-4.4-4.4"/></svg>
<input type="search" role="combobox" aria-label="Search" aria-expanded="true" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<kbd>Esc</kbd></div>
<div class="search-results" id="search-results" role="listbox" aria-label="Results"></div>
<div class="search-status" role="status"></div>`;

export function openSearch(button: HTMLElement | null): void {
  const root = button?.dataset.root ?? '';
  const known = document.querySelector<HTMLDialogElement>('dialog.search');
  const dialog = known ?? createDialog(button?.getAttribute('aria-label') ?? 'Search');
  dialog.dataset.root = root;
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input');
  input?.select();
  input?.focus();
  const status = statusOf(dialog);
  loadIndex(root).then(
    (index) => show(dialog, index),
    () => {
      status.textContent = 'The search needs the file assets/search-index.js, which could not be loaded.';
    },
  );
}

function createDialog(prompt: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = MARKUP;
  const input = dialog.querySelector('input') as HTMLInputElement;
  input.placeholder = prompt;
  input.addEventListener('input', () => {
    loadIndex(dialog.dataset.root ?? '').then(
      (index) => show(dialog, index),
      () => undefined,
    );
  });
  dialog.addEventListener('keydown', (event) => onKey(dialog, event));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

function show(dialog: HTMLDialogElement, index: SearchIndex): void {
  const query = dialog.querySelector('input')?.value ?? '';
  const hits = findSections(index, query);
  const list = dialog.querySelector('.search-results') as HTMLElement;
  const words = queryWords(query);
  list.replaceChildren(...hits.map((hit, position) => option(hit, position, words, dialog.dataset.root ?? '')));
  select(dialog, 0);
  const status = statusOf(dialog);
  if (query.trim() === '') status.textContent = 'Type to search titles, headings and text.';
  else if (hits.length === 0) status.textContent = `Nothing found for “${query.trim()}”.`;
  else status.textContent = '';
}

function option(hit: SearchHit, position: number, words: readonly string[], root: string): HTMLElement {
  const [output, page, anchor, heading] = hit.record;
  const link = document.createElement('a');
  link.id = `search-hit-${position}`;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  link.href = root + output + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
  const title = line('search-title', heading === '' ? page : heading, words);
  const parts = [
    title,
    heading === '' ? '' : line('search-page', page, words),
    line('search-excerpt', hit.excerpt, words),
  ];
  link.append(...parts);
  return link;
}

function line(className: string, text: string, words: readonly string[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  for (const [index, part] of text.split(new RegExp(`(${pattern})`, 'gi')).entries()) {
    const piece = document.createElement(index % 2 === 0 ? 'span' : 'mark');
    piece.textContent = part;
    element.append(piece);
  }
  return element;
}

function onKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const options = optionsOf(dialog);
  const current = options.findIndex((link) => link.getAttribute('aria-selected') === 'true');
  if (event.key === 'ArrowDown') select(dialog, (current + 1) % Math.max(1, options.length));
  else if (event.key === 'ArrowUp') select(dialog, (current - 1 + options.length) % Math.max(1, options.length));
  // The browser would only empty the field.
  else if (event.key === 'Escape') dialog.close();
  else if (event.key === 'Enter') options[current]?.click();
  else return;
  event.preventDefault();
}

function select(dialog: HTMLDialogElement, position: number): void {
  const options = optionsOf(dialog);
  options.forEach((link, index) => {
    link.setAttribute('aria-selected', String(index === position));
  });
  const selected = options[position];
  selected?.scrollIntoView({ block: 'nearest' });
  const input = dialog.querySelector('input');
  if (selected) input?.setAttribute('aria-activedescendant', selected.id);
  else input?.removeAttribute('aria-activedescendant');
}

function optionsOf(dialog: HTMLDialogElement): readonly HTMLAnchorElement[] {
  return [...dialog.querySelectorAll<HTMLAnchorElement>('[role=option]')];
}

function statusOf(dialog: HTMLDialogElement): HTMLElement {
  return dialog.querySelector('.search-status') as HTMLElement;
}
