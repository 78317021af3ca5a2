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
interface Opened {
  /** The form that it holds: the editor's preview may change it. */
  readonly source: string;
  readonly form: RequestForm;
  readonly dialog: HTMLDialogElement;
}

let opened: Opened | undefined;

document.addEventListener(PLAYGROUND_WANTED, ({ target }) => {
  const source = document.querySelector(`[${FORM_ATTRIBUTE}]`)?.textContent ?? '';
  if (source === '') return;
  if (opened === undefined || !opened.dialog.isConnected || opened.source !== source) {
    opened?.dialog.remove();
    opened = create(source, target as HTMLElement);
  }
  const { dialog, form } = opened;
  const isPreview = (globalThis as { leafwrightPreview?: boolean }).leafwrightPreview === true;
  const base = document.querySelector<HTMLSelectElement>('select[data-base]')?.value;
  render(<Playground form={form} base={base} isPreview={isPreview} onClose={() => dialog.close()} />, dialog);
  dialog.showModal();
});

function create(source: string, opener: HTMLElement): Opened {
  const { words, ...form } = JSON.parse(source) as RequestForm & { readonly words?: Partial<PlaygroundWords> };
  speak(words ?? {});
  const dialog = document.createElement('dialog');
  dialog.className = 'playground';
  dialog.ariaLabel = say('title', { endpoint: `${form.method} ${form.path}` });
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }));
  document.body.append(dialog);
  return { source, form, dialog };
}
