/**
 * Reading a whole document and comparing it costs as much as the document is long. A key changes one paragraph of it:
 * then only the element around the change is read anew, if it means the same by itself as in its place.
 */
import type { TextDifference } from '../../../shared/text-difference.ts';
import { elementsAround, isWholeElement } from './html-source.ts';

/** Longer elements are not worth the search. */
const MOST_CHARACTERS = 60_000;

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

export function createElementFinder(rendered: Document): ElementFinder {
  /** Where the last change was: the next one is most likely there too. */
  let last: Place | undefined;

  function readElement(html: string, name: string): Element | undefined {
    if (html.length > MOST_CHARACTERS || !isWholeElement(html, name)) return undefined;
    const template = rendered.createElement('template');
    template.innerHTML = html;
    const { firstElementChild: element, childNodes } = template.content;
    return childNodes.length === 1 && element?.localName === name ? element : undefined;
  }

  function changeAt(place: Place, after: string, change: TextDifference): ElementChange | undefined {
    const end = place.end + change.text.length - (change.end - change.start);
    const next = readElement(after.slice(place.start, end), place.name);
    if (!next) return undefined;
    last = { ...place, end };
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
      const known = last;
      last = undefined;
      const isThere = known && change.start > known.start && change.end < known.end;
      return (isThere ? changeAt(known, after, change) : undefined) ?? findPlace(before, after, change);
    },
    forget() {
      last = undefined;
    },
  };
}

function elementAt(root: Element, path: readonly number[]): Element | undefined {
  let element: Element | undefined = root;
  for (const index of path) element = element?.children[index];
  return element;
}
