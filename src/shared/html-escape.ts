/** Escaping for HTML and SVG; most strings need none, so they are tested first. */

const TEXT = /[&<>]/;
const HTML = /[&<>"]/;
const REPLACEMENTS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text between tags, and nowhere else. */
export function escapeText(text: string): string {
  return TEXT.test(text) ? text.replace(/[&<>]/g, (character) => REPLACEMENTS[character] ?? '') : text;
}

/** Text between tags, and a value between double quotation marks. */
export function escapeHtml(text: string): string {
  return HTML.test(text) ? text.replace(/[&<>"]/g, (character) => REPLACEMENTS[character] ?? '') : text;
}
