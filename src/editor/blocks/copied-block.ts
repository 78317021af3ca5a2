import type { ProjectFiles } from '../../project/project-files.ts';

/** The block that was copied or cut last, for pasting it below another one. The window keeps it, not the project. */
let copied: string | undefined;

/** What copied source names stands here: its pictures. */
export interface CopiedFrom {
  /** The page. */
  readonly file: string;
  readonly files: ProjectFiles;
}

/** Takes source for `readCopied`, and gives it to the clipboard as far as the browser lets it: as it is, and as HTML. */
export function copySource(source: string, from: CopiedFrom): void {
  copied = source;
  // Refused without the focus, or by the person: then it is pasted by the menu only.
  giveToClipboard(source, from).catch(() => undefined);
}

async function giveToClipboard(source: string, from: CopiedFrom): Promise<void> {
  const clipboard = globalThis.navigator?.clipboard;
  if (!clipboard) return;
  try {
    // The clipboard is asked for at once, while the browser still knows that a person wants it.
    const html = import('./copied-html.ts').then(({ copiedHtml }) => asBlob(copiedHtml(source, from), 'text/html'));
    await clipboard.write([new ClipboardItem({ 'text/plain': asBlob(source, 'text/plain'), 'text/html': html })]);
  } catch {
    await clipboard.writeText(source);
  }
}

function asBlob(text: string, type: string): Blob {
  return new Blob([text], { type });
}

export function readCopied(): string | undefined {
  return copied;
}
