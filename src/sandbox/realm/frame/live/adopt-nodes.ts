/**
 * The first state of a component was drawn by another worker. Its elements are taken over where they are the ones that
 * the component shows, so that the focus, what was typed and a press of the mouse are not lost with them.
 */
import type { LiveElementNode, LiveNode } from '../../live/messages.ts';
import type { ShownComponent } from './shown-nodes.ts';

export function adoptNodes(component: ShownComponent, parent: Element, nodes: readonly LiveNode[]): void {
  const next = createFinder(parent);
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'lw-slot') continue;
    const { id, attributes } = node;
    const element = next(node, (found) => !component.ids.has(found));
    if (!element) continue;
    component.elements.set(id, element);
    component.ids.set(element, id);
    for (const name of element.getAttributeNames()) {
      const isKept = Object.keys(attributes).some((wanted) => wanted.toLowerCase() === name.toLowerCase());
      if (!isKept) component.live.setAttribute(element, name, null);
    }
    if (node.html === undefined) adoptNodes(component, element, node.children);
  }
}

type Finder = (node: LiveElementNode, isFree: (found: Element) => boolean) => Element | undefined;

/** Finds the next child that looks like a node, behind the one before. A list may have thousands: each is looked at once. */
function createFinder(parent: Element): Finder {
  const children = [...parent.children];
  /** Places of the children that look alike, and how many of them are passed. */
  const alike = new Map<string, { readonly places: number[]; passed: number }>();
  for (const [place, child] of children.entries()) {
    const look = `${child.localName} ${child.getAttribute('class') ?? ''}`;
    const known = alike.get(look);
    if (known) known.places.push(place);
    else alike.set(look, { places: [place], passed: 0 });
  }
  let from = 0;
  return ({ tag, isSvg, attributes }, isFree) => {
    const those = alike.get(`${isSvg ? tag : tag.toLowerCase()} ${attributes.class ?? ''}`);
    if (!those) return undefined;
    const { places } = those;
    while ((places[those.passed] ?? children.length) < from) those.passed++;
    const place = places[those.passed];
    const found = place === undefined ? undefined : children[place];
    if (place === undefined || !found || !isFree(found)) return undefined;
    from = place + 1;
    return found;
  };
}
