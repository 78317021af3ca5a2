/** What the site remembers of a reader. Storage may be closed to us: then nothing is remembered. */

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A sandboxed frame or a strict reader: the choice lasts as long as the page.
  }
}
