/** What the root element says of the reader: the mode, and that script runs. */
import { recall, remember } from './storage.ts';

const MODE_STORAGE_KEY = 'leafwright-mode';

type Mode = 'light' | 'dark';

/** Keeps the sign of script when the document is replaced around us, and follows the mode chosen in another tab. */
export function keepRootState(): void {
  const root = document.documentElement;
  root.dataset.script = '';
  new MutationObserver(() => {
    if (root.dataset.script === undefined) root.dataset.script = '';
  }).observe(root, { attributes: true, attributeFilter: ['data-script'] });
  addEventListener('storage', (event) => {
    if (event.key === MODE_STORAGE_KEY && event.newValue) root.dataset.mode = event.newValue;
  });
}

export function toggleMode(): void {
  const mode: Mode = currentMode() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.mode = mode;
  remember(MODE_STORAGE_KEY, mode);
}

function currentMode(): Mode {
  const chosen = document.documentElement.dataset.mode ?? recall(MODE_STORAGE_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
