/** How much the components of a page show: what is too much for a browser never gets to it. */
import { LiveDomElement, type LiveDomNode, type LiveDomText } from './dom.ts';
import { MOST_DEPTH } from './messages.ts';

export interface ShownSize {
  /** More than can be, where they stand inside each other too often. */
  readonly elements: number;
  readonly characters: number;
}

export const NOTHING: ShownSize = { elements: 0, characters: 0 };

/** Of all components of a page together. */
const MOST_ELEMENTS = 30_000;
const MOST_CHARACTERS = 5_000_000;

export function sizeOf(root: LiveDomElement): ShownSize {
  let elements = 0;
  let characters = 0;
  const waiting: (readonly [LiveDomNode, number])[] = [[root, 0]];
  for (let next = waiting.pop(); next && elements <= MOST_ELEMENTS; next = waiting.pop()) {
    const [node, depth] = next;
    if (depth >= MOST_DEPTH) return { elements: Number.POSITIVE_INFINITY, characters };
    if (!(node instanceof LiveDomElement)) {
      characters += (node as LiveDomText).data.length;
      continue;
    }
    elements++;
    for (const [name, value] of node.attributes_) characters += name.length + value.length;
    const html = node.html ?? node.getAttribute('html');
    if (html) {
      characters += html.length;
      elements += html.split('<').length - 1;
    }
    for (const child of node.childNodes) waiting.push([child, depth + 1]);
  }
  return { elements, characters };
}

/** What there is too much of; `undefined` where a browser can show it all. */
export function tooMuch(sizes: readonly ShownSize[]): string | undefined {
  const sum = (read: (size: ShownSize) => number): number => sizes.reduce((all, size) => all + read(size), 0);
  const elements = sum((size) => size.elements);
  if (elements === Number.POSITIVE_INFINITY) return `elements inside each other more than ${MOST_DEPTH} times`;
  if (elements > MOST_ELEMENTS) return `more than ${MOST_ELEMENTS.toLocaleString('en')} elements`;
  if (sum((size) => size.characters) > MOST_CHARACTERS)
    return `more than ${MOST_CHARACTERS / 1_000_000} million characters`;
  return undefined;
}
