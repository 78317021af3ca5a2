/** Text of a node without markup. Components are not called: their children are read. */
import type { JsxNode } from './jsx.ts';
import { isUnresolved } from './unresolved.ts';

export function textOf(node: JsxNode): string {
  if (typeof node === 'string') return node;
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (isUnresolved(node)) return String(node);
  if (typeof node !== 'object' || node === null) return '';
  if (Array.isArray(node)) return (node as readonly JsxNode[]).map(textOf).join('');
  if ('html' in node) return textOfHtml(node.html);
  if ('props' in node) return textOf(node.props.children);
  return '';
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Text of HTML that the renderer wrote. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''));
}

/** `&amp;` → `&`; only what the renderer writes. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_match, name: string) => ENTITIES[name] ?? '')
    : text;
}
