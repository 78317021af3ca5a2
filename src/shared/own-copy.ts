/** What was copied out of a page: HTML for other programs, and its source beside it as plain text. */

/** Attribute of the element around the HTML. Pasting it here takes the source. */
export const OWN_COPY = 'data-leafwright-copy';

/** Whether HTML of a clipboard was made from source of a page. */
export function isOwnCopy(html: string): boolean {
  return /<(?:div|span)\s[^>]*\bdata-leafwright-copy\b/.test(html);
}

/** Whether an address leads to the same place wherever it stands, and runs nothing. */
export function leadsEverywhere(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp|avif);)/i.test(address);
}
