/**
 * Opens the search. The dialog is there at once, so that no key is lost; what looks in the index is a script of its
 * own, loaded with the first opening.
 */
import { SEARCH_SCRIPT_PATH } from '../../../shared/search/index-format.ts';
import { loadScript } from '../load-script.ts';
import { SEARCH_OPENED } from './opened.ts';

export function openSearch(): void {
  const known = document.querySelector<HTMLDialogElement>('dialog.search');
  if (known?.open) {
    known.close();
    return;
  }
  // One opener of a page knows what the dialog needs.
  const { root = '', scope = '', words = '' } = document.querySelector<HTMLElement>('[data-words]')?.dataset ?? {};
  const dialog = known ?? createDialog(words);
  Object.assign(dialog.dataset, { root, scope, words });
  dialog.showModal();
  dialog.querySelector('input')?.select();
  loadScript(root + SEARCH_SCRIPT_PATH).then(
    () => dialog.dispatchEvent(new Event(SEARCH_OPENED, { bubbles: true })),
    () => {
      const status = dialog.querySelector('[role=status]');
      if (status) status.textContent = words.split('|')[4] ?? '';
    },
  );
}

/** @param words see `searchAttributes` in the layout */
function createDialog(words: string): HTMLDialogElement {
  const [label = '', prompt = '', results = '', close = ''] = words.split('|');
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.innerHTML = `<div class="search-field"><svg class="icon icon-stroked" viewBox="0 0 24 24" aria-hidden="true"><circle cx="11" cy="11" r="6.5"/><path d="m20 20-4.4-4.4"/></svg><input type="search" role="combobox" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button"><kbd>Esc</kbd></button></div><div class="search-results" id="search-results" role="listbox" hidden></div><p class="search-status" role="status"></p>`;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const button = dialog.querySelector('button') as HTMLButtonElement;
  dialog.ariaLabel = input.ariaLabel = label;
  input.placeholder = prompt;
  // What can be read on a control is part of its name.
  button.ariaLabel = `${close}, Esc`;
  (dialog.querySelector('[role=listbox]') as HTMLElement).ariaLabel = results;
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || button.contains(target as Node)) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}
