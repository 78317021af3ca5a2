/**
 * Reading a whole document and comparing it costs as much as the document is long. A key changes one paragraph of it:
 * then only the element around the change is read anew, if it means the same by itself as in its place.
 */
import type { TextDifference } from '../../../shared/text-difference.ts';
import { elementsAround, isWholeElement } from './html-source.ts';

/** Longer elements are not worth the search. */
const MOST_CHARACTERS = 60_000;
/** As many places as a key changes: a heading, its entry in the list of contents, … */
const MOST_KNOWN = 6;

/** An element as it is, and as it is to be. */
export interface ElementChange {
  readonly rendered: Element;
  readonly next: Element;
}

/** Finds the element that a change is in. One finder belongs to one rendered document, as long as it is kept. */
export interface ElementFinder {
  /**
   * @param before text of the document as it is
   * @param after text of the document as it is to be; `change` leads from one to the other
   * @returns `undefined` when only the whole document tells
   */
  readonly find: (before: string, after: string, change: TextDifference) => ElementChange | undefined;
  /** The document was changed in another way. */
  readonly forget: () => void;
}

interface Place {
  readonly element: Element;
  readonly name: string;
  /** In the text of the document as it is. */
  readonly start: number;
  readonly end: number;
}

/** @param mayBecome whether an element may be made another one: with another id it may be another thing */
export function createElementFinder(
  rendered: Document,
  mayBecome: (rendered: Element, next: Element) => boolean,
): ElementFinder {
  /** Where the last changes were: the next ones are most likely there too. None is in another. */
  let known: readonly Place[] = [];

  function readElement(html: string, name: string): Element | undefined {
    if (html.length > MOST_CHARACTERS || !isWholeElement(html, name)) return undefined;
    const template = rendered.createElement('template');
    template.innerHTML = html;
    const { firstElementChild: element, childNodes } = template.content;
    return childNodes.length === 1 && element?.localName === name ? element : undefined;
  }

  function changeAt(place: Place, after: string, change: TextDifference): ElementChange | undefined {
    const longer = change.text.length - (change.end - change.start);
    const end = place.end + longer;
    const next = readElement(after.slice(place.start, end), place.name);
    if (!next || !mayBecome(place.element, next)) return undefined;
    const before = known.filter((other) => other.end <= place.start);
    const behind = known.filter((other) => other.start >= place.end);
    const moved = behind.map((other) => ({ ...other, start: other.start + longer, end: other.end + longer }));
    known = [{ ...place, end }, ...before, ...moved].slice(0, MOST_KNOWN);
    return { rendered: place.element, next };
  }

  function findPlace(before: string, after: string, change: TextDifference): ElementChange | undefined {
    for (const { name, path, ...source } of elementsAround(before, change.start, change.end)) {
      const element = elementAt(rendered.documentElement, path);
      if (!element) return undefined;
      // Whether it can be read by itself, and whether it is the one that was found.
      if (!readElement(before.slice(source.start, source.end), name)?.isEqualNode(element)) continue;
      const found = changeAt({ ...source, name, element }, after, change);
      if (found) return found;
    }
    return undefined;
  }

  return {
    find(before, after, change) {
      const place = known.find(({ start, end }) => change.start > start && change.end < end);
      return (place && changeAt(place, after, change)) ?? findPlace(before, after, change);
    },
    forget() {
      known = [];
    },
  };
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  let element: Element | undefined = root;
  for (const index of path) element = element?.children[index];
  return element;
}
