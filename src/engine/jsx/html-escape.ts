/** Escaping of text and attribute values; most strings need none, so they are tested first. */

const TEXT = /[&<>]/;
const ATTRIBUTE = /[&<>"]/;
const REPLACEMENTS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text between tags. */
export function escapeText(text: string): string {
  return TEXT.test(text) ? text.replace(/[&<>]/g, (character) => REPLACEMENTS[character] ?? '') : text;
}

/** A value between double quotation marks. */
export function escapeAttribute(text: string): string {
  return ATTRIBUTE.test(text) ? text.replace(/[&<>"]/g, (character) => REPLACEMENTS[character] ?? '') : text;
}
