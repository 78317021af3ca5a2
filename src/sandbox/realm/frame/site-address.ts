/** Addresses in a document, told apart by what the sandbox must do about them. */

export type SiteAddress =
  /** A file of the site. `hash`: without `#`, empty for none. */
  | { readonly kind: 'site'; readonly output: string; readonly hash: string }
  /** A place in the same document. */
  | { readonly kind: 'place'; readonly hash: string }
  | { readonly kind: 'external'; readonly url: string };

/** Stands for wherever the site will be; never asked for anything. */
const SITE = 'https://site.invalid/';

/** Reads an address as it stands in the document at `output`; `undefined` when it is not one. */
export function readAddress(address: string, output: string): SiteAddress | undefined {
  const trimmed = address.trim();
  if (trimmed.startsWith('#')) return { kind: 'place', hash: decode(trimmed.slice(1)) };
  let url: URL;
  try {
    url = new URL(trimmed, SITE + output);
  } catch {
    return undefined;
  }
  if (!url.href.startsWith(SITE)) return { kind: 'external', url: url.href };
  const path = decode(url.pathname.slice(1));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return { kind: 'site', output: file, hash: decode(url.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
