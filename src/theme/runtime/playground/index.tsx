/** @jsxImportSource preact */
/** Tries an endpoint out: a script of its own, loaded when a reader first asks for it. */
import { render } from 'preact';
import { FORM_ATTRIBUTE, PLAYGROUND_WANTED, type RequestForm } from '../../../shared/playground/request-form.ts';
import type { PlaygroundWords } from '../../../shared/playground/words.ts';
import answerStyles from './answer.css?inline';
import fieldStyles from './fields.css?inline';
import narrowStyles from './narrow.css?inline';
import dialogStyles from './playground.css?inline';
import { Playground } from './playground.tsx';
import { say, speak } from './say.ts';

// A constructed sheet needs no leave of a host that forbids inline styles.
const sheet = new CSSStyleSheet();
// What narrow screens change stands last.
sheet.replaceSync(dialogStyles + fieldStyles + answerStyles + narrowStyles);
document.adoptedStyleSheets.push(sheet);

/** What was typed stays until the page is left. */
let dialog: HTMLDialogElement | undefined;
/** The form that the dialog holds: the editor's preview may change it. */
let source = '';

document.addEventListener(PLAYGROUND_WANTED, ({ target }) => {
  const text = document.querySelector(`[${FORM_ATTRIBUTE}]`)?.textContent ?? '';
  if (text === '') return;
  if (dialog === undefined || !dialog.isConnected || source !== text) {
    dialog?.remove();
    dialog = createDialog(text, target as HTMLElement);
    source = text;
  }
  dialog.showModal();
});

function createDialog(text: string, opener: HTMLElement): HTMLDialogElement {
  const { words, ...form } = JSON.parse(text) as RequestForm & { readonly words?: Partial<PlaygroundWords> };
  speak(words ?? {});
  const made = document.createElement('dialog');
  made.className = 'playground';
  made.ariaLabel = say('title', { endpoint: `${form.method} ${form.path}` });
  made.addEventListener('close', () => opener.focus({ preventScroll: true }));
  document.body.append(made);
  const isPreview = (globalThis as { leafwrightPreview?: boolean }).leafwrightPreview === true;
  render(<Playground form={form} isPreview={isPreview} onClose={() => made.close()} />, made);
  return made;
}
