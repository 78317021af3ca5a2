/**
 * All texts of a `style` element are one style sheet: it is read as a whole, and stands in the first of them. Drawings may
 * have several.
 */

/** In drawings too. */
export function isStyle(node: Node | null): boolean {
  return node instanceof Element && node.localName === 'style';
}

export function textsIn(style: Node): readonly Text[] {
  return [...style.childNodes].filter((node) => node instanceof Text);
}

export function cssOf(style: Node): string {
  return textsIn(style)
    .map(({ data }) => data)
    .join('');
}

export function fillTexts(style: Element, css: string): void {
  for (const [index, node] of textsIn(style).entries()) {
    const text = index === 0 ? css : '';
    if (node.data !== text) node.data = text;
  }
}
