/** Trees of a worker's elements: as data for the frame, and for events that rise in them. */
import { type DomEvent, FIELDS, LiveDomElement, type LiveDomNode, type LiveDomText } from './dom.ts';
import type { LiveElementNode, LiveNode } from './messages.ts';

/** Calls whoever waits for an event, from the element outwards. */
export function dispatch(path: readonly LiveDomElement[], event: DomEvent): void {
  [event.target] = path;
  for (const element of event.bubbles ? path : path.slice(0, 1)) {
    event.currentTarget = element;
    for (const listener of [...(element.listeners.get(event.type) ?? [])]) listener.call(element, event);
    if (event.isStopped) return;
  }
}

/** What stands in a root, as data, and the events that are waited for in it. */
export function describe(root: LiveDomElement): {
  readonly nodes: readonly LiveNode[];
  readonly events: readonly string[];
} {
  const events = new Set<string>();
  const read = (node: LiveDomNode): LiveNode => {
    if (!(node instanceof LiveDomElement)) return (node as LiveDomText).data;
    for (const [type, listeners] of node.listeners) if (listeners.size > 0) events.add(type);
    return elementNode(node, node.childNodes.map(read));
  };
  return { nodes: root.childNodes.map(read), events: [...events] };
}

function elementNode(element: LiveDomElement, children: readonly LiveNode[]): LiveElementNode {
  const isField = FIELDS.test(element.localName);
  const { namespaceURI } = element;
  const { html = element.html, ...attributes } = Object.fromEntries(element.attributes_);
  return {
    id: element.id_,
    tag: element.localName,
    ...(namespaceURI.endsWith('/svg') && { isSvg: true }),
    attributes,
    ...(isField && { value: element.value, checked: element.checked }),
    ...(html !== undefined && { html }),
    children,
  };
}
