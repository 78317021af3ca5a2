/**
 * Shows what a component's worker sent, in the component's own element only. What came out of a worker is never run:
 * elements that run or load something are left out, and attributes go through the rules of all documents.
 */
import { isScriptUrl } from '../../../../engine/index.ts';
import type { LiveElementNode, LiveNode } from '../../live/messages.ts';
import type { LiveDocument } from '../live-document.ts';

/** A component's element, with what is known of the nodes in it. */
export interface ShownComponent {
  readonly host: Element;
  readonly live: LiveDocument;
  /** Elements that hold what the page puts into the component, by number. */
  readonly slots: ReadonlyMap<number, Element>;
  readonly elements: Map<number, Element>;
  readonly ids: WeakMap<Element, number>;
  readonly last: WeakMap<Element, LiveElementNode>;
}

const FORBIDDEN: ReadonlySet<string> = new Set(
  'script base meta link object embed frame frameset iframe template noscript'.split(' '),
);
const TAG = /^[A-Za-z_][\w.-]*$/;
const NAME = /^[A-Za-z_:][\w:.-]*$/;

/** @param areFieldsNew whether the worker has heard of all that was typed */
export function showNodes(component: ShownComponent, nodes: readonly LiveNode[], areFieldsNew: boolean): void {
  const seen = new Set<number>();
  place(component, component.host, nodes, areFieldsNew, seen);
  for (const id of component.elements.keys()) if (!seen.has(id)) component.elements.delete(id);
}

function place(
  component: ShownComponent,
  parent: Element,
  nodes: readonly LiveNode[],
  areFieldsNew: boolean,
  seen: Set<number>,
): void {
  const texts = [...parent.childNodes].filter((node) => node instanceof Text);
  const wanted = nodes.flatMap((node): Node[] => {
    if (typeof node !== 'string') return elementFor(component, node, areFieldsNew, seen) ?? [];
    const text = texts.shift() ?? document.createTextNode('');
    if (text.data !== node) text.data = node;
    return [text];
  });
  const kept = new Set(wanted);
  // Before anything is moved, so that what has the focus is not.
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  for (const [index, node] of wanted.entries()) {
    const there = parent.childNodes[index];
    if (there !== node) parent.insertBefore(node, there ?? null);
  }
}

function elementFor(
  component: ShownComponent,
  node: LiveElementNode,
  areFieldsNew: boolean,
  seen: Set<number>,
): Node[] | undefined {
  const { id, isSvg, attributes } = node;
  const tag = isSvg ? node.tag : node.tag.toLowerCase();
  if (!TAG.test(tag) || FORBIDDEN.has(tag.toLowerCase())) return undefined;
  const slot = tag === 'lw-slot' ? component.slots.get(Number(attributes['data-slot'])) : undefined;
  if (slot) return [slot];
  seen.add(id);
  let element = component.elements.get(id);
  if (!element) {
    const namespace = isSvg ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml';
    element = document.createElementNS(namespace, tag);
    component.elements.set(id, element);
    component.ids.set(element, id);
  }
  const before = component.last.get(element);
  showAttributes(component.live, element, before?.attributes ?? {}, attributes, isSvg === true);
  if (tag === 'style') showStyle(component.live, element, node);
  else if (node.html !== undefined) {
    if (node.html !== before?.html) element.replaceChildren(...readHtml(node.html, component.live));
    const hole = tag === 'lw-part' ? element.querySelector('lw-slot') : null;
    if (hole) place(component, hole, node.children, areFieldsNew, seen);
  } else place(component, element, node.children, areFieldsNew, seen);
  if (areFieldsNew) showField(element, node);
  component.last.set(element, node);
  return [component.live.inPlaceOf(element)];
}

/** A style sheet may name addresses, so it is read as one text. */
function showStyle(live: LiveDocument, element: Element, { html, children }: LiveElementNode): void {
  const text = html ?? children.filter((child) => typeof child === 'string').join('');
  if (!(element.firstChild instanceof Text)) element.replaceChildren('');
  if (element.firstChild) live.setText(element.firstChild, text);
}

function showAttributes(
  live: LiveDocument,
  element: Element,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  isSvg: boolean,
): void {
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) live.setAttribute(element, written(name, isSvg), null);
  for (const [given, value] of Object.entries(after)) {
    if (before[given] === value) continue;
    const name = written(given, isSvg);
    if (!NAME.test(name) || /^on/i.test(name) || name === 'srcdoc' || name.toLowerCase() === 'data-live') continue;
    live.setAttribute(element, name, isScriptUrl(value) ? '#' : value);
  }
}

function written(name: string, isSvg: boolean): string {
  return isSvg ? name : name.toLowerCase();
}

/** HTML of an author's, as nodes that are safe to show. */
function readHtml(html: string, live: LiveDocument): readonly Node[] {
  // Of a document without a window: nothing in it loads or runs.
  const inert = document.implementation.createHTMLDocument();
  inert.body.innerHTML = html;
  for (const element of [...inert.body.querySelectorAll('*')]) {
    if (FORBIDDEN.has(element.localName)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || name === 'srcdoc' || isScriptUrl(value)) element.removeAttribute(name);
  }
  return [...inert.body.childNodes].map((node) => live.create(node));
}

function showField(element: Element, { value, checked }: LiveElementNode): void {
  if (element instanceof HTMLInputElement && element.type !== 'file') {
    if (checked !== undefined && element.checked !== checked) element.checked = checked;
    if (value !== undefined && element.value !== value) element.value = value;
  } else if (element instanceof HTMLTextAreaElement || (element instanceof HTMLSelectElement && !element.multiple)) {
    if (value && element.value !== value) element.value = value;
  }
}
