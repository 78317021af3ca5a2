/**
 * Elements whose contents are a field while somebody types in them. The document goes on as it is rendered; what is shown
 * of it in them waits until they are let go.
 */
import type { LiveDocument } from './live-document.ts';

export interface HeldElements {
  readonly isHeld: (live: Element) => boolean;
  /** Whether it is held, holds one that is, or is the tab of one: while its words are typed, it stays what it is. */
  readonly isTypedIn: (live: Element) => boolean;
  /** Whether a rendered element is in the words of one that is held. */
  readonly isInside: (rendered: Element) => boolean;
  readonly hold: (live: Element) => void;
  /** Shows the contents as they are rendered now. What the document has no more is taken out. */
  readonly release: (live: Element) => void;
}

export function createHeldElements(root: Document, live: LiveDocument): HeldElements {
  /** With what each was rendered from. */
  const held = new Map<Element, Element>();
  const isHeld = (element: Element): boolean => held.has(element);
  const isTypedIn = (live: Element): boolean => {
    const panel = live.getAttribute('aria-controls');
    for (const element of held.keys()) {
      if (live.contains(element) || (panel !== null && element.closest('[role=tabpanel]')?.id === panel)) return true;
    }
    return false;
  };
  return {
    isHeld,
    isTypedIn,
    isInside(rendered) {
      if (held.size === 0) return false;
      let child = rendered;
      for (let at = rendered.parentElement; at; at = at.parentElement) {
        const shown = live.of(at);
        if (shown instanceof Element && isHeld(shown)) return !isBlock(child);
        child = at;
      }
      return false;
    },
    hold(element) {
      const rendered = [...root.querySelectorAll(element.localName)].find((one) => live.of(one) === element);
      if (rendered) held.set(element, rendered);
    },
    release(element) {
      const rendered = held.get(element);
      held.delete(element);
      if (rendered && root.contains(rendered)) fill(element, rendered, live);
      else element.remove();
    },
  };
}

/** Shows what is rendered; the blocks in it have gone along all the time, and stay. */
function fill(element: Element, rendered: Element, live: LiveDocument): void {
  const kept = new Set([...rendered.childNodes].map(live.of).filter((node) => node?.parentNode === element));
  for (const node of [...element.childNodes]) if (!kept.has(node)) node.remove();
  let behind = element.firstChild;
  for (const node of rendered.childNodes) {
    const shown = live.of(node);
    if (shown && kept.has(shown)) behind = shown.nextSibling;
    else element.insertBefore(live.create(node), behind);
  }
}

/** What stands in an item below its words. */
const BLOCKS =
  'ul, ol, p, div, section, table, pre, blockquote, details, figure, dl, hr, aside, .accordion-description';

export function isBlock(node: Node): node is Element {
  return node instanceof Element && node.matches(BLOCKS);
}

/** Makes of a rendered element the next one, which has its name and is used up; what is shown stays. */
export function takeOver(rendered: Element, next: Element): void {
  for (const name of rendered.getAttributeNames()) if (!next.hasAttribute(name)) rendered.removeAttribute(name);
  for (const { name, value } of next.attributes) rendered.setAttribute(name, value);
  rendered.replaceChildren(...next.childNodes);
}
