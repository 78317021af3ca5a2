/** The actions beside a page's title: its text to the clipboard, its address to an assistant. */
import { writeClipboard } from './copy.ts';

const SHOWN_MS = 2_000;

export function copyPage(button: HTMLElement): void {
  const text = pageText(button.dataset.copyPage ?? '');
  write(text).then(
    () => say(button, button.dataset.done),
    () => say(button, button.dataset.failed),
  );
}

/** The address of a page's text is known where the page is read. */
export function fillAddress(link: HTMLElement): void {
  const twin = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? location.href;
  link.setAttribute('href', (link.dataset.ask ?? '').replace('$page', encodeURIComponent(twin)));
}

/** Safari lets a page write what it still waits for only if it says so during the click. */
async function write(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((written) => new Blob([written], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    // An older browser, or a page that is not served safely.
    await writeClipboard(await text);
  }
}

/** The Markdown file beside the page; from a folder nothing can be fetched, so there it is the text that is shown. */
async function pageText(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.text();
  } catch {
    // As from a folder.
  }
  const parts = document.querySelectorAll<HTMLElement>('main h1, main .page-description, main .prose');
  return [...parts].map((part) => part.innerText).join('\n\n');
}

function say(button: HTMLElement, word = ''): void {
  const label = button.querySelector('span');
  if (label === null || button.dataset.said !== undefined) return;
  const before = label.textContent;
  label.textContent = word;
  button.dataset.said = '';
  setTimeout(() => {
    label.textContent = before;
    delete button.dataset.said;
  }, SHOWN_MS);
}
