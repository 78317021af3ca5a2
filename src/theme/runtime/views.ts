/** One view of a page at a time; the table of contents lists what is shown. */
import { listWhatIsShown } from './listed.ts';
import { hashId } from './reveal.ts';
import { recall, remember } from './storage.ts';

/** Names that were chosen on any page, the newest first, a line each. */
const STORAGE_KEY = 'leafwright-view';

export class ViewSwitcherElement extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    if (select === null) return;
    const names = [...select.options].map((option) => option.value);
    const remembered = (): readonly string[] => (recall(STORAGE_KEY) ?? '').split('\n');
    select.onchange = () => {
      showView(select.value);
      remember(STORAGE_KEY, [select.value, ...remembered().filter((name) => !names.includes(name))].join('\n'));
    };
    const follow = (): boolean => {
      const target = document.getElementById(hashId());
      const name = target?.closest<HTMLElement>('.view')?.dataset.view;
      if (name === undefined) return false;
      select.value = name;
      showView(name);
      target?.scrollIntoView();
      return true;
    };
    addEventListener('hashchange', follow);
    if (follow()) return;
    const chosen = remembered().find((name) => names.includes(name));
    if (chosen !== undefined) select.value = chosen;
    showView(select.value);
  }
}

function showView(name: string): void {
  for (const view of document.querySelectorAll<HTMLElement>('.view')) {
    view.dataset.shown = String(view.dataset.view === name);
  }
  listWhatIsShown();
}
