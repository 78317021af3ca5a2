/** Whether the HTML of a clipboard says more than its words. Looked at while the browser waits, so it is quick. Pure. */

import { isOwnCopy } from '../../../shared/own-copy.ts';

/** Elements that mean something in a page; `b` and `span` may, by their style. */
const MEANING =
  /<(?:h[1-6]|[uo]l|li|table|a\s|b\b|strong|i\b|em\b|img|pre|code|blockquote|details|hr|aside|p\b|div|del|s\b|sup|sub|kbd|iframe|span\b[^>]*style)/i;
/** Editors of code hand over their colours: one element in a font for code, whose blanks are kept. */
const CODE_EDITOR =
  /^\s*(?:<meta[^>]*>\s*)?<(?:div|pre)\b[^>]*style="[^"]*(?:white-space:\s*pre|font-family:[^";]*mono)/i;
const ADDRESS = /^[a-z][\w+.-]*:\S+$/i;

export interface ClipboardWords {
  /** `text/html`, or an empty text. */
  readonly html: string;
  /** `text/plain`, or an empty text. */
  readonly plain: string;
  /** All kinds of contents that the clipboard has. */
  readonly types: readonly string[];
}

/** An address alone stays one: on selected words it becomes their link. What was copied here has its source beside it. */
export function isWorthReading({ html, plain, types }: ClipboardWords): boolean {
  if (html === '' || isOwnCopy(html) || !MEANING.test(html) || ADDRESS.test(plain.trim())) return false;
  return (
    !types.includes('vscode-editor-data') &&
    !CODE_EDITOR.test(html.replace(/<\/?(?:html|body)[^>]*>|<!--.*?-->/gis, ''))
  );
}
