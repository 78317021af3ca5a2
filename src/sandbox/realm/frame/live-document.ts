/** The frame's own nodes for a rendered document: what is shown, and what the author gave in its place. */
import type { LiveTree } from './morph.ts';
import { type FindAsset, shownAttribute, shownStyle } from './shown-attributes.ts';
import { readAddress } from './site-address.ts';

export interface LiveDocument extends LiveTree {
  /** Makes a live element out of one that is there already, with nothing in it. */
  readonly claim: (rendered: Element, live: Element) => void;
  /** Shows again what waited for this file. */
  readonly refresh: (asset: string) => void;
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
}

type Originals = Map<string, string>;

export function createLiveDocument({ output, find, styles }: LiveDocumentOptions): LiveDocument {
  const lives = new WeakMap<Node, Node>();
  const originals = new WeakMap<Element, Originals>();
  /** Live `style` elements in the place of links, by the rendered link. */
  const sheets = new Map<HTMLStyleElement, { readonly rendered: Element; readonly output: string }>();
  const users = new Map<string, Set<Element>>();

  const findFor = (element: Element): FindAsset => {
    return (asset) => {
      const known = users.get(asset);
      if (known) known.add(element);
      else users.set(asset, new Set([element]));
      return find(asset);
    };
  };

  function setAttribute(live: Element, name: string, value: string | null): void {
    const shown = value === null ? null : shownAttribute(live.localName, name, value, output, findFor(live));
    remember(live, name, shown === value ? undefined : (value ?? undefined));
    if (shown === null) live.removeAttribute(name);
    else if (live.getAttribute(name) !== shown) live.setAttribute(name, shown);
  }

  function remember(live: Element, name: string, original: string | undefined): void {
    const known = originals.get(live);
    if (original === undefined) known?.delete(name);
    else if (known) known.set(name, original);
    else originals.set(live, new Map([[name, original]]));
  }

  /** Connects a copy with what it was copied from, and shows its attributes; both have the same shape. */
  function prepare(rendered: Node, live: Node): void {
    lives.set(rendered, live);
    if (live instanceof Element) {
      for (const name of live.getAttributeNames()) setAttribute(live, name, live.getAttribute(name));
    } else if (rendered.parentNode instanceof HTMLStyleElement) setText(live, rendered.nodeValue);
    let copy = live.firstChild;
    for (let child = rendered.firstChild; child && copy; child = child.nextSibling) {
      const next = copy.nextSibling;
      prepare(child, copy);
      const sheet = child instanceof HTMLLinkElement ? sheetOf(child) : undefined;
      if (sheet) copy.parentNode?.replaceChild(sheet, copy);
      copy = next;
    }
  }

  function sheetOf(link: HTMLLinkElement): HTMLStyleElement | undefined {
    if (link.rel !== 'stylesheet') return undefined;
    const address = readAddress(link.getAttribute('href') ?? '', output);
    if (address?.kind !== 'site') return undefined;
    const live = document.createElement('style');
    sheets.set(live, { rendered: link, output: address.output });
    lives.set(link, live);
    fillSheet(live, address.output);
    return live;
  }

  function fillSheet(live: HTMLStyleElement, sheet: string): void {
    const text = shownStyle(styles(sheet) ?? '', sheet, findFor(live));
    if (live.textContent !== text) live.textContent = text;
  }

  function setText(live: Node, value: string | null): void {
    const parent = live.parentNode;
    live.nodeValue =
      value !== null && parent instanceof HTMLStyleElement ? shownStyle(value, output, findFor(parent)) : value;
  }

  return {
    of: (rendered) => lives.get(rendered),
    create(rendered) {
      // The copy is made and prepared in the inert document of the rendered node: nothing is loaded on the way.
      const live = rendered.cloneNode(true);
      prepare(rendered, live);
      const sheet = rendered instanceof HTMLLinkElement ? sheetOf(rendered) : undefined;
      return sheet ?? document.adoptNode(live);
    },
    claim(rendered, live) {
      lives.set(rendered, live);
      for (const name of live.getAttributeNames()) if (!rendered.hasAttribute(name)) live.removeAttribute(name);
      for (const { name, value } of rendered.attributes) setAttribute(live, name, value);
    },
    setAttribute,
    setText,
    refresh(asset) {
      for (const live of users.get(asset) ?? []) {
        const sheet = live instanceof HTMLStyleElement ? sheets.get(live) : undefined;
        if (sheet && live instanceof HTMLStyleElement) fillSheet(live, sheet.output);
        for (const [name, value] of [...(originals.get(live) ?? [])]) setAttribute(live, name, value);
      }
    },
    refreshStyles() {
      for (const [live, sheet] of sheets) if (live.isConnected) fillSheet(live, sheet.output);
    },
    restore(live) {
      // In an inert document: with its own addresses back, the copy must not load them.
      const copy = document.implementation.createHTMLDocument().importNode(live, true);
      restoreInto(live, copy);
      return copy;
    },
  };

  function restoreInto(live: Element, copy: Element): void {
    for (const [name, value] of originals.get(live) ?? []) copy.setAttribute(name, value);
    for (let index = live.children.length - 1; index >= 0; index--) {
      const child = live.children[index] as Element;
      const childCopy = copy.children[index] as Element;
      const sheet = child instanceof HTMLStyleElement ? sheets.get(child) : undefined;
      if (sheet) childCopy.replaceWith(sheet.rendered.cloneNode(true));
      else restoreInto(child, childCopy);
    }
  }
}
