/** The frame's own nodes for a rendered document: what is shown, and what the author gave in its place. */
import type { LiveTree } from './morph.ts';
import { createOriginals } from './originals.ts';
import type { OutsideGate } from './outside/gate.ts';
import { createPlaces } from './outside/places.ts';
import { type FindAsset, shownAttribute, shownStyle } from './shown-attributes.ts';
import { createShownSources } from './shown-sources.ts';
import { createSiteSheets } from './site-sheets.ts';
import { cssOf, fillTexts, isStyle, textsIn } from './style-texts.ts';

export interface LiveDocument extends Omit<LiveTree, 'isHeld' | 'isTypedIn'> {
  /** Makes a live element out of one that is there already, with nothing in it. */
  readonly claim: (rendered: Element, live: Element) => void;
  /** Shows again what waited for this file, or for word about this address of another host. */
  readonly refresh: (asset: string) => void;
  /** Whether something of the document would load this address of another host. */
  readonly isUsed: (address: string) => boolean;
  /** What stands in the document for an element: itself, or a place for what it would load from another host. */
  readonly inPlaceOf: (live: Element) => Element;
  /** Shows again what depends on the style sheet of the site. */
  readonly refreshStyles: () => void;
  /** A copy of a live tree with everything as rendered; what the site's script changed stays. */
  readonly restore: (live: Element) => Element;
}

export interface LiveDocumentOptions {
  /** Path of the document in the built site. */
  readonly output: string;
  readonly find: FindAsset;
  /** Text of a style sheet of the site, by path in the built site. */
  readonly styles: (output: string) => string | undefined;
  readonly outside: Pick<OutsideGate, 'look' | 'open' | 'noteHidden' | 'isClosed'>;
}

export function createLiveDocument({ output, find, styles, outside }: LiveDocumentOptions): LiveDocument {
  const lives = new WeakMap<Node, Node>();
  const originals = createOriginals();
  const places = createPlaces(outside, (rendered, live) => lives.set(rendered, live));
  const sources = createShownSources(find, outside, places);
  const sheets = createSiteSheets(output, (live, sheet) => {
    const text = shownStyle(styles(sheet) ?? '', sheet, sources.of(live, ''));
    places.settle(live);
    return text;
  });

  function setAttribute(shownAs: Element, name: string, value: string | null): void {
    const live = places.realOf(shownAs);
    showAttribute(live, name, value);
    places.settle(live);
  }

  function showAttribute(live: Element, name: string, value: string | null): void {
    const own = sources.of(live, name);
    const shown = value === null ? null : shownAttribute(live.localName, name, value, output, own);
    originals.keepAttribute(live, name, shown === value ? undefined : (value ?? undefined));
    if (shown === null) live.removeAttribute(name);
    else if (live.getAttribute(name) !== shown) write(live, name, shown);
  }

  /** Connects a copy with what it was copied from, and shows its attributes; both have the same shape. */
  function prepare(rendered: Node, live: Node): void {
    lives.set(rendered, live);
    if (live instanceof Element) {
      places.know(rendered, live);
      for (const name of live.getAttributeNames()) showAttribute(live, name, live.getAttribute(name));
    } else if (isStyle(rendered.parentNode)) live.nodeValue = '';
    prepareChildren(rendered, live);
    if (live instanceof Element) places.settle(live);
    // What the site's script takes out of it is shown like everything else.
    if (rendered instanceof HTMLTemplateElement && live instanceof HTMLTemplateElement)
      prepareChildren(rendered.content, live.content);
  }

  function prepareChildren(rendered: Node, live: Node): void {
    let copy = live.firstChild;
    for (let child = rendered.firstChild; child && copy; child = child.nextSibling) {
      const next = copy.nextSibling;
      prepare(child, copy);
      const sheet = sheetOf(child);
      if (sheet) copy.parentNode?.replaceChild(sheet, copy);
      copy = next;
    }
    if (live instanceof Element && isStyle(live)) setStyle(live, cssOf(rendered));
  }

  function sheetOf(link: Node): Element | undefined {
    const live = sheets.create(link);
    if (live) lives.set(link, live);
    return live;
  }

  function setText(live: Node, value: string | null): void {
    const { parentElement } = live;
    if (parentElement && isStyle(parentElement)) setStyle(parentElement, value ?? '');
    else live.nodeValue = value;
  }

  function setStyle(live: Element, css: string): void {
    fillTexts(live, shownCss(live, css));
    places.settle(live);
  }

  function shownCss(live: Element, css: string): string {
    const shown = shownStyle(css, output, sources.of(live, ''));
    originals.keepText(live, shown === css ? undefined : css);
    return shown;
  }

  /** A text that comes into a `style` element; further ones come to nothing until the element is made anew. */
  function showNewText({ parentNode }: Node, live: Text): void {
    const parent = parentNode && lives.get(parentNode);
    if (!parentNode || !(parent instanceof Element) || textsIn(parentNode).length > 1) return;
    live.data = shownCss(parent, cssOf(parentNode));
  }

  return {
    of: (rendered) => lives.get(rendered),
    create(rendered) {
      // The copy is made and prepared in the inert document of the rendered node: nothing is loaded on the way.
      const live = rendered.cloneNode(true);
      prepare(rendered, live);
      if (live instanceof Text && isStyle(rendered.parentNode)) showNewText(rendered, live);
      return sheetOf(rendered) ?? document.adoptNode(live instanceof Element ? places.inPlaceOf(live) : live);
    },
    isUsed: sources.isUsed,
    inPlaceOf: places.inPlaceOf,
    claim(rendered, live) {
      lives.set(rendered, live);
      for (const name of live.getAttributeNames()) if (!rendered.hasAttribute(name)) live.removeAttribute(name);
      for (const { name, value } of rendered.attributes) setAttribute(live, name, value);
    },
    setAttribute,
    setText,
    refresh(source) {
      for (const live of sources.usersOf(source)) {
        sheets.refresh(live);
        const css = originals.textOf(live);
        if (css !== undefined) setStyle(live, css);
        for (const [name, value] of originals.attributesOf(live)) setAttribute(live, name, value);
        // A film looks at its sources once, unless it is told that there are others.
        if (live.localName === 'source' && live.parentElement instanceof HTMLMediaElement) live.parentElement.load();
      }
    },
    refreshStyles: sheets.refreshAll,
    restore(live) {
      // In an inert document: with its own addresses back, the copy must not load them.
      const copy = document.implementation.createHTMLDocument().importNode(live, true);
      originals.restore(live, copy, (child) => sheets.renderedOf(child) ?? places.renderedOf(child));
      return copy;
    },
  };
}

function write(live: Element, name: string, value: string): void {
  if (name.startsWith('xlink:')) live.setAttributeNS('http://www.w3.org/1999/xlink', name, value);
  else live.setAttribute(name, value);
}
