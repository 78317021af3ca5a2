/** Copy buttons of code blocks and addresses. */

const SHOWN_MS = 1_600;

export function copyFrom(button: HTMLElement): void {
  const code = codeBeside(button);
  const text = button.dataset.copy ?? (code === undefined ? undefined : textToCopy(code));
  if (text === undefined) return;
  writeClipboard(text).then(
    () => confirm(button),
    // The reader's own keys may do what we are not allowed to.
    () => getSelection()?.selectAllChildren(code ?? button),
  );
}

function codeBeside(button: HTMLElement): HTMLElement | undefined {
  const codes = [...(button.closest('.code-block')?.querySelectorAll<HTMLElement>('.code > code') ?? [])];
  return codes.find((code) => code.closest('.tab-panel')?.hasAttribute('data-selected')) ?? codes[0];
}

/** Neither prompts nor the lines that a change takes away are what a reader wants. */
function textToCopy(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('.line-removed, .code-prompt')) element.remove();
  return copy.textContent.replace(/\n$/, '');
}

/** @throws when the browser does not allow it */
export async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // Not allowed in this frame; the older way may be.
    }
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isDone) throw new Error('The browser refused to copy.');
}

/** The style sheet shows the word beside the button; a screen reader hears it. */
function confirm(button: HTMLElement): void {
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'visually-hidden';
  button.after(status);
  button.dataset.copied = '';
  setTimeout(() => {
    status.textContent = button.dataset.done ?? '';
  });
  setTimeout(() => {
    delete button.dataset.copied;
    status.remove();
  }, SHOWN_MS);
}
