/** A component of a page, as an element of the tree of pasted HTML: its sources are told apart by how they look in HTML. */
import type { Element, ElementContent } from 'hast';
import { element } from './hast.ts';

/** No element of HTML has this name. */
export const COMPONENT = 'leafwright-component';

export interface PastedComponent {
  readonly name: string;
  /** In the order in which they are written; empty ones are left out. `true` is an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
}

export function component(
  name: string,
  attributes: PastedComponent['attributes'],
  children: readonly ElementContent[],
): Element {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return element(COMPONENT, { dataName: name, dataAttributes: JSON.stringify(Object.fromEntries(given)) }, children);
}

export function componentOf({ properties }: Element): PastedComponent {
  return { name: String(properties.dataName), attributes: JSON.parse(String(properties.dataAttributes)) };
}

const INLINE: ReadonlySet<string> = new Set(['sup', 'sub', 'br']);

/** Whether a component stands among words. */
export function isInlineComponent(node: Element): boolean {
  return INLINE.has(componentOf(node).name);
}

/** The callout for a word that other programs have for it; `Note` for words nobody knows. */
export function calloutFor(word: string): string {
  return CALLOUTS[word.toLowerCase()] ?? 'Note';
}

const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  info: 'Info',
  information: 'Info',
  important: 'Info',
  abstract: 'Info',
  tip: 'Tip',
  hint: 'Tip',
  warning: 'Warning',
  caution: 'Warning',
  attention: 'Warning',
  danger: 'Danger',
  error: 'Danger',
  failure: 'Danger',
  check: 'Check',
  success: 'Check',
};
