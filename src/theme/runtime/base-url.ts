/** The base URL that a reader chooses for an endpoint stands in its address and in its samples, on every page that offers it. */
import { recall, remember } from './storage.ts';

const STORAGE_KEY = 'leafwright-base-url';

export function keepBaseUrl(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.base === undefined) return;
    remember(STORAGE_KEY, target.value);
    show(target);
  });
  const select = document.querySelector<HTMLSelectElement>('[data-base]');
  const kept = recall(STORAGE_KEY);
  if (select === null || ![...select.options].some(({ value }) => value === kept)) return;
  select.value = kept ?? '';
  show(select);
}

function show(select: HTMLSelectElement): void {
  const { dataset, value } = select;
  const before = dataset.base ?? '';
  if (before === value) return;
  dataset.base = value;
  const end = String.raw`(?![\w.-])`;
  const pattern = new RegExp(before.replace(/[^\w\s]/g, String.raw`\$&`) + end, 'g');
  const exchange = (text: string): string => text.replace(pattern, () => value);
  for (const button of document.querySelectorAll<HTMLElement>('.endpoint [data-copy]'))
    button.dataset.copy = exchange(button.dataset.copy ?? '');
  for (const place of document.querySelectorAll('.example code')) {
    const wanted = exchange(place.textContent);
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = exchange(texts.currentNode.nodeValue ?? '');
    // Colours may part an address: then they are given up for it.
    if (place.textContent !== wanted) place.textContent = wanted;
  }
}
