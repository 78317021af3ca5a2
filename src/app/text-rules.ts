/** Text without a tag: the interface's style sheets come this way. Nothing that makes an element gets through. */
export function withoutElements(text: string): string | null {
  return text.includes('<') ? null : text;
}

/** Whether a script or worker is a file of the app, below the folder of its page. */
export function isOwnScript(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  return new URL(address, page).href.startsWith(new URL('.', page).href);
}
