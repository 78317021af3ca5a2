/** What the author gave where something else is shown: attributes of elements, and texts of `style` elements. */
export interface Originals {
  /** `undefined`: it is shown as it was given. */
  readonly keepAttribute: (live: Element, name: string, value: string | undefined) => void;
  readonly attributesOf: (live: Element) => readonly (readonly [name: string, value: string])[];
  /** `undefined`: it is shown as it was given. */
  readonly keepText: (style: Element, css: string | undefined) => void;
  readonly textOf: (style: Element) => string | undefined;
  /**
   * Gives a copy of an element everything as it was rendered.
   * @param sourceOf what an element was rendered as that stands in the place of another one
   */
  readonly restore: (live: Element, copy: Element, sourceOf: (live: Element) => Node | undefined) => void;
}

export function createOriginals(): Originals {
  const attributes = new WeakMap<Element, Map<string, string>>();
  const texts = new WeakMap<Element, string>();

  function restore(live: Element, copy: Element, sourceOf: (live: Element) => Node | undefined): void {
    for (const [name, value] of attributes.get(live) ?? []) copy.setAttribute(name, value);
    const css = texts.get(live);
    if (css !== undefined) copy.textContent = css;
    restoreChildren(live, copy, sourceOf);
    if (live instanceof HTMLTemplateElement && copy instanceof HTMLTemplateElement)
      restoreChildren(live.content, copy.content, sourceOf);
  }

  function restoreChildren(live: ParentNode, copy: ParentNode, sourceOf: (live: Element) => Node | undefined): void {
    for (let index = live.children.length - 1; index >= 0; index--) {
      const child = live.children[index] as Element;
      const childCopy = copy.children[index] as Element;
      const source = sourceOf(child);
      if (source) childCopy.replaceWith(source.cloneNode(true));
      else restore(child, childCopy, sourceOf);
    }
  }

  return {
    keepAttribute(live, name, value) {
      const known = attributes.get(live);
      if (value === undefined) known?.delete(name);
      else if (known) known.set(name, value);
      else attributes.set(live, new Map([[name, value]]));
    },
    attributesOf: (live) => [...(attributes.get(live) ?? [])],
    keepText(style, css) {
      if (css === undefined) texts.delete(style);
      else texts.set(style, css);
    },
    textOf: (style) => texts.get(style),
    restore,
  };
}
