/** The block that was copied or cut last, for pasting it below another one. The window keeps it, not the project. */
let copied: string | undefined;

/** Takes source for `readCopied`, and gives it to the clipboard as far as the browser lets it. */
export function copySource(source: string): void {
  copied = source;
  // Refused without the focus, or by the person: then it is pasted by the menu only.
  globalThis.navigator?.clipboard?.writeText(source).catch(() => undefined);
}

export function readCopied(): string | undefined {
  return copied;
}
