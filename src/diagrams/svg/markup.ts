/** Pieces of SVG as text. */
import { escapeHtml } from '../../shared/html-escape.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are `undefined` or empty are left out, numbers are shortened. */
export function element(tag: string, attributes: Attributes, content = ''): string {
  let out = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === '') continue;
    out += ` ${name}="${typeof value === 'number' ? short(value) : escapeHtml(value)}"`;
  }
  return content === '' ? `${out}/>` : `${out}>${content}</${tag}>`;
}

/** A group; empty when there is nothing in it. */
export function group(attributes: Attributes, ...content: readonly string[]): string {
  const inner = content.join('');
  return inner === '' ? '' : element('g', attributes, inner);
}

/** At most one digit behind the point: a tenth of a pixel is not seen, and many digits are many bytes. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
