/**
 * The first state of a component was drawn by another worker. Its elements are taken over where they are the ones that
 * the component shows, so that the focus, what was typed and a press of the mouse are not lost with them.
 */
import type { LiveNode } from '../../live/messages.ts';
import type { ShownComponent } from './shown-nodes.ts';

export function adoptNodes(component: ShownComponent, parent: Element, nodes: readonly LiveNode[]): void {
  let at = 0;
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'lw-slot') continue;
    const { id, attributes, isSvg } = node;
    const found = [...parent.children].findIndex(
      (child, index) =>
        index >= at &&
        child.localName === (isSvg ? node.tag : node.tag.toLowerCase()) &&
        (child.getAttribute('class') ?? '') === (attributes.class ?? ''),
    );
    const element = parent.children[found];
    if (!element || component.ids.has(element)) continue;
    at = found + 1;
    component.elements.set(id, element);
    component.ids.set(element, id);
    for (const name of element.getAttributeNames()) {
      const isKept = Object.keys(attributes).some((wanted) => wanted.toLowerCase() === name.toLowerCase());
      if (!isKept) component.live.setAttribute(element, name, null);
    }
    if (node.html === undefined) adoptNodes(component, element, node.children);
  }
}
