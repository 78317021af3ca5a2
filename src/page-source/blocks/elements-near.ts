/** The elements near a place of a long page, without reading all of it. */

import type { TextRange } from '../../project/text-edit.ts';
import type { Fence } from '../source-scan.ts';
import type { JsxAttribute } from '../tree/read-tag.ts';
import { type JsxElement, scanElements } from './jsx-elements.ts';

/** A page up to this length is read as a whole. */
const SHORT_PAGE_CHARACTERS = 24_000;
/** How far an element around the place may begin before it, or end behind it, at least. */
const REACH_CHARACTERS = 10_000;

/**
 * The elements of the part of a page that a place is in: from a heading at the margin well before it to one well behind
 * it. Headings in components are indented, as a rule; one that is not hides a component around it.
 */
export function scanElementsNear(text: string, offset: number, fences: readonly Fence[]): readonly JsxElement[] {
  if (text.length <= SHORT_PAGE_CHARACTERS) return scanElements(text);
  const start = headingBefore(text, offset - REACH_CHARACTERS, fences);
  const end = headingBehind(text, offset + REACH_CHARACTERS, fences);
  return scanElements(text.slice(start, end)).map((element) => shiftElement(element, start));
}

function headingBefore(text: string, offset: number, fences: readonly Fence[]): number {
  for (let at = offset; at > 0; at--) {
    at = text.lastIndexOf('\n#', at - 1);
    if (at < 0) return 0;
    if (!isCode(at + 1, fences)) return at + 1;
  }
  return 0;
}

function headingBehind(text: string, offset: number, fences: readonly Fence[]): number {
  for (let at = text.indexOf('\n#', offset); at >= 0; at = text.indexOf('\n#', at + 1)) {
    if (!isCode(at + 1, fences)) return at + 1;
  }
  return text.length;
}

function isCode(offset: number, fences: readonly Fence[]): boolean {
  return fences.some(({ start, end }) => offset >= start && offset < end);
}

/** The element with all offsets moved by so many characters. */
export function shiftElement(element: JsxElement, by: number): JsxElement {
  const { closing } = element;
  return {
    ...element,
    ...moved(element, by),
    nameEnd: element.nameEnd + by,
    openEnd: element.openEnd + by,
    attributes: element.attributes.map((attribute) => shiftedAttribute(attribute, by)),
    children: element.children.map((child) => shiftElement(child, by)),
    ...(closing && { closing: moved(closing, by) }),
  };
}

function shiftedAttribute(attribute: JsxAttribute, by: number): JsxAttribute {
  const { value, nameEnd } = attribute;
  return {
    ...attribute,
    ...moved(attribute, by),
    nameEnd: nameEnd + by,
    ...(value && { value: { ...value, ...moved(value, by) } }),
  };
}

function moved({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}
