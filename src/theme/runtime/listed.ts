/** What the table of contents offers here; the element itself is defined over this file. */
interface Contents extends Element {
  follow?: () => void;
}

/** Leaves out of the table of contents what a filter, a view or a set of tabs hides. */
export function listWhatIsShown(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('lw-toc a')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const entry = link.closest('li');
    if (entry) entry.hidden = target?.closest('.update[hidden], .view[data-shown=false], .tab-panel[hidden]') != null;
  }
  document.querySelector<Contents>('lw-toc')?.follow?.();
}
