/** What is special about some tags of HTML. */

import type { JsxNode } from '../jsx/jsx.ts';

/** Their text is taken as it is. */
export const RAW_TAGS: ReadonlySet<string> = new Set(['script', 'style']);
/** What ends a paragraph for a browser: inside of `<p>` it would be torn out of it. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre search section table ul'.split(
    ' ',
  ),
);
/** Of parts that stand in no element of their own: a browser would put an element around them outside. */
export const TAGS_OF_PARTS: ReadonlySet<string> = new Set(
  'table thead tbody tfoot tr colgroup select optgroup'.split(' '),
);

/** Names that can be written as a tag. */
export const TAG = /^[A-Za-z][\w:.-]*$/;

/** Text of `<script>` and `<style>`, which HTML takes as it is up to the closing tag. */
export function rawText(node: JsxNode, tag: string): string {
  if (Array.isArray(node)) return (node as readonly JsxNode[]).map((child) => rawText(child, tag)).join('');
  if (typeof node === 'object' && node !== null && 'html' in node) return node.html;
  if (typeof node !== 'string' && typeof node !== 'number') return '';
  return String(node).replaceAll(new RegExp(`</(?=${tag})`, 'gi'), '<\\/');
}
