/** Opens the playground of a page: a script of its own, loaded with the first opening. */
import { PLAYGROUND_SCRIPT_PATH, PLAYGROUND_WANTED } from '../../shared/playground/request-form.ts';
import { loadScript } from './load-script.ts';

export function tryIt(button: HTMLElement): void {
  loadScript(`${button.dataset.try}${PLAYGROUND_SCRIPT_PATH}`).then(
    () => button.dispatchEvent(new Event(PLAYGROUND_WANTED, { bubbles: true })),
    () => {
      button.textContent = button.dataset.failed ?? '';
    },
  );
}
