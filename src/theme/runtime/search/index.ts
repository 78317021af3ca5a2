/** The search behind the dialog: a script of its own, loaded when a reader first opens it. */
import { HEAD_NAME, type SearchHead } from '../../../shared/search/index-format.ts';
import { contentsOf, isSettled, load } from './files.ts';
import { find, indexPages, type SearchAnswer, type SearchIndex } from './find.ts';
import { SEARCH_OPENED } from './opened.ts';
import { choose, fieldOf, listOf, numberOptions, onKey } from './options.ts';
import { keepPage, recentPages } from './recent.ts';
import styles from './results.css?inline';
import { drawHit, drawPage, pageOf } from './results.ts';

let index: SearchIndex | undefined;
/** Which of several searches is the last: the others are no longer wanted. */
let turn = 0;

// A constructed sheet needs no leave of a host that forbids inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

document.addEventListener(SEARCH_OPENED, ({ target }) => {
  const dialog = target as HTMLDialogElement;
  dialog.oninput = () => search(dialog);
  dialog.onkeydown = (event) => onKey(dialog, event);
  dialog.onclick = (event) => onClick(dialog, event);
  // Keys go on from where the mouse is.
  dialog.onpointermove = (event) => {
    const option = (event.target as Element).closest('[aria-selected=false]');
    if (option) choose(dialog, option, true);
  };
  search(dialog);
});

async function search(dialog: HTMLDialogElement): Promise<void> {
  const mine = ++turn;
  const { root = '', scope = '', words = '' } = dialog.dataset;
  const [hint = '', recent = '', wait = '', nothing = '', one = '', many = '', best = '', elsewhere = ''] = words
    .split('|')
    .slice(5);
  const failed = words.split('|')[4] ?? '';
  const query = fieldOf(dialog).value.trim();
  if (query === '') {
    showRecent(dialog, root, recent, hint);
    if (!isSettled(HEAD_NAME)) void load(HEAD_NAME, root);
    return;
  }
  /** Pages that stand in the list already, which does not move under the reader's eyes. */
  let shown: Set<number> | undefined;
  for (;;) {
    const current = currentIndex();
    const answer = current && find(current, query, scope);
    if (answer && current) {
      const { needs } = answer;
      if (shown === undefined && (answer.hits.length > 0 || needs.length === 0)) {
        listOf(dialog).replaceChildren();
        shown = new Set();
        append(dialog, current, answer, root, shown);
        choose(dialog, listOf(dialog).querySelector('a') ?? undefined);
      } else if (shown !== undefined && needs.length === 0) append(dialog, current, answer, root, shown);
      if (needs.length === 0) {
        const { total, isElsewhere } = answer;
        const found = total === 1 ? one : total > answer.hits.length ? best : many;
        const sentence = total === 0 ? nothing : isElsewhere ? elsewhere : found;
        const values: Record<string, string | number> = { query, count: total, shown: answer.hits.length };
        tell(
          dialog,
          sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
        );
        return;
      }
    }
    tell(dialog, wait);
    await Promise.all((answer?.needs ?? [HEAD_NAME]).map((name) => load(name, root)));
    if (mine !== turn) return;
    if (!isSettled(HEAD_NAME)) {
      tell(dialog, failed);
      return;
    }
  }
}

function currentIndex(): SearchIndex | undefined {
  const head = contentsOf<SearchHead>(HEAD_NAME);
  if (head === undefined) return undefined;
  // The preview hands over another one when a title changes.
  if (index?.head !== head) index = { head, pages: indexPages(head), contentsOf, isSettled };
  return index;
}

function append(
  dialog: HTMLDialogElement,
  { head }: SearchIndex,
  { hits, words, isElsewhere }: SearchAnswer,
  root: string,
  shown: Set<number>,
): void {
  const fresh = hits.filter(({ page }) => !shown.has(page));
  listOf(dialog).append(...fresh.map((hit) => drawHit(hit, { head, root, words, withScope: isElsewhere })));
  for (const { page } of fresh) shown.add(page);
  numberOptions(dialog);
}

function showRecent(dialog: HTMLDialogElement, root: string, label: string, hint: string): void {
  const pages = recentPages(root);
  listOf(dialog).replaceChildren(...pages.map((page) => drawPage(page, root, [])));
  numberOptions(dialog);
  choose(dialog, undefined);
  tell(dialog, pages.length > 0 ? label : hint);
}

function onClick(dialog: HTMLDialogElement, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const option = (target as Element).closest('[role=option]');
  const page = option && pageOf.get(option);
  if (!page) return;
  keepPage(dialog.dataset.root ?? '', page);
  // A page that opens elsewhere leaves the reader here.
  if (!ctrlKey && !metaKey && !shiftKey) dialog.close();
}

function tell(dialog: HTMLDialogElement, sentence: string): void {
  const status = dialog.querySelector('[role=status]');
  if (status) status.textContent = sentence;
}
