/**
 * Runs the components with state of a page: loaded by pages that have such, in front of their code. Each script of
 * theirs hands over its module; when all are there, the components take the place of their first state.
 */
import { site } from './elements.ts';
import { keepFields } from './fields.ts';
import { addModule } from './modules.ts';
import { drawings } from './parts.ts';
import { startIn } from './start.ts';

Object.assign(globalThis, { leafwrightLive: addModule });

/** Authors' code looks for the mode in a class of the document, as other services set it. */
function showMode(): void {
  const { dataset, classList } = document.documentElement;
  const mode = dataset.mode ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '');
  classList.toggle('dark', mode === 'dark');
}

// Behind all scripts of the page, which wait for its end too.
addEventListener('DOMContentLoaded', () => {
  const { textContent, dataset } = document.querySelector('[data-live-parts]') as HTMLElement;
  drawings.of = JSON.parse(textContent) as Record<string, string>;
  site.root = dataset.root ?? '';
  showMode();
  new MutationObserver(showMode).observe(document.documentElement, { attributeFilter: ['data-mode'] });
  keepFields();
  startIn(document.body);
});
