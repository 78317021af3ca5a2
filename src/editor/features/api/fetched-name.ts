/** What a fetched file is called, and whether it can be a description. Pure. */
import { extensionOf, nameOf } from '../../../project/paths.ts';

/** `undefined` for anything that is no whole address. */
export function hostToAsk(address: string): string | undefined {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).host || undefined;
}

/** The last part of the address; `openapi` where it has none. The ending follows what the text is, where the address has no other. */
export function fetchedName(address: string, text: string): string {
  const last = nameOf(new URL(address).pathname.replace(/\/+$/, ''));
  if (/^(?:json|ya?ml)$/i.test(extensionOf(last))) return last;
  const base = last.replace(/[^\w.-]+/g, '-') || 'openapi';
  return `${base}.${/^\s*\{/.test(text) ? 'json' : 'yaml'}`;
}

/** A sign-in or an overview in the place of the file. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype\s+html|html)\b/i.test(text);
}
