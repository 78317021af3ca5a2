/** Copy buttons of code blocks and addresses. */

const SHOWN_MS = 1_600;

export function copyFrom(button: HTMLElement): void {
  const text = button.dataset.copy ?? codeBeside(button);
  if (text === undefined) return;
  writeClipboard(text).then(
    () => confirm(button, 'Copied'),
    () => confirm(button, 'Copying is not allowed here'),
  );
}

function codeBeside(button: HTMLElement): string | undefined {
  const block = button.closest('.code-block');
  const panes = [...(block?.querySelectorAll<HTMLElement>('.code') ?? [])];
  const shown = panes.find((pane) => pane.closest('[role=tabpanel]')?.hasAttribute('data-selected')) ?? panes[0];
  const code = shown?.querySelector('code') ?? shown;
  if (!code) return undefined;
  // Lines that a diff takes away are not part of what a reader wants.
  const lines = [...code.querySelectorAll('.line')];
  const kept = lines.length === 0 ? [code] : lines.filter((line) => !line.classList.contains('line-removed'));
  return kept
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}

async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch {
      // Not allowed in this frame; the older way may be.
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (!isDone) throw new Error('The browser refused to copy.');
}

function confirm(button: HTMLElement, message: string): void {
  const label = button.dataset.label ?? button.getAttribute('aria-label') ?? '';
  button.dataset.label = label;
  button.dataset.copied = '';
  button.setAttribute('aria-label', message);
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', label);
  }, SHOWN_MS);
}
