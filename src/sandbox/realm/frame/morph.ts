/**
 * Brings a live tree from one document to the next by changing only what differs.
 *
 * What differs is found between two documents as they were rendered, not between a document and the live tree:
 * whatever the site's script or the reader changed there since (open sections, chosen tabs, focus) is not a
 * difference and stays. So a rendered tree is kept beside the live one, and both are changed alike.
 */

import { isBlock } from './held-elements.ts';

/** How a rendered node is shown. */
export interface LiveTree {
  /** Makes the live node of a rendered one, remembered for it and the nodes in it. */
  readonly create: (rendered: Node) => Node;
  /** The live node made for a rendered one. */
  readonly of: (rendered: Node) => Node | undefined;
  /** Shows an attribute of a rendered element, which has its new value already (`null`: removed). */
  readonly setAttribute: (live: Element, name: string, value: string | null) => void;
  readonly setText: (live: Node, value: string | null) => void;
  /** Whether the contents of a live element stay as they are for now. */
  readonly isHeld: (live: Element) => boolean;
  /** Whether a live element stays itself when its id changes, which is made of the words that are typed in it. */
  readonly isTypedIn: (live: Element) => boolean;
}

/** How many old siblings are looked through for the one that a new sibling equals. */
const LOOK_AHEAD = 16;

/** Changes a rendered element and its live one into `next`, which has the same name and is used up. */
export function morphElement(rendered: Element, next: Element, tree: LiveTree): void {
  const live = tree.of(rendered);
  if (!(live instanceof Element)) return;
  morphAttributes(rendered, next, live, tree);
  const isComplete = tree.isHeld(live) ? morphBlocks(rendered, next, tree) : morphChildren(rendered, next, live, tree);
  // The site's script put something else in the place of what changed (a drawing for its source): start it afresh.
  if (!isComplete) live.replaceWith(tree.create(rendered));
}

/** Of an element whose words are held: the blocks below them go along, the words are as rendered. */
function morphBlocks(rendered: Element, next: Element, tree: LiveTree): true {
  const before = [...rendered.children].filter(isBlock);
  const after = [...next.children].filter(isBlock);
  for (const [index, block] of after.entries()) {
    const known = before[index];
    if (known?.localName !== block.localName) break;
    morphElement(known, block, tree);
    block.replaceWith(known);
  }
  rendered.replaceChildren(...next.childNodes);
  return true;
}

function morphAttributes(rendered: Element, next: Element, live: Element, tree: LiveTree): void {
  for (const { name, value } of next.attributes) {
    if (rendered.getAttribute(name) === value) continue;
    rendered.setAttribute(name, value);
    tree.setAttribute(live, name, value);
  }
  for (const name of rendered.getAttributeNames()) {
    if (next.hasAttribute(name)) continue;
    rendered.removeAttribute(name);
    tree.setAttribute(live, name, null);
  }
}

/** @returns whether every change found its place in the live tree */
function morphChildren(rendered: Element, next: Element, live: Element, tree: LiveTree): boolean {
  const before = [...rendered.childNodes];
  const after = [...next.childNodes];
  let start = 0;
  let beforeEnd = before.length;
  let afterEnd = after.length;
  while (start < beforeEnd && start < afterEnd && before[start]?.isEqualNode(after[start] ?? null)) start++;
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1]?.isEqualNode(after[afterEnd - 1] ?? null)) {
    beforeEnd--;
    afterEnd--;
  }
  const middle = before.slice(start, beforeEnd);
  return morphMiddle(middle, after.slice(start, afterEnd), { rendered, live, behind: before[beforeEnd] ?? null }, tree);
}

interface Place {
  readonly rendered: Element;
  readonly live: Element;
  /** The rendered sibling after the last one that may change. */
  readonly behind: Node | null;
}

/** The siblings between the equal ones: each new one takes an equal old one, else one of its kind, else is made. */
function morphMiddle(before: readonly Node[], after: readonly Node[], place: Place, tree: LiveTree): boolean {
  let isComplete = true;
  let position = 0;
  const removeUntil = (end: number): void => {
    for (; position < end; position++) {
      const node = before[position] as Node;
      const live = tree.of(node);
      live?.parentNode?.removeChild(live);
      place.rendered.removeChild(node);
    }
  };
  for (const [index, node] of after.entries()) {
    const equal = findEqual(before, position, node);
    if (equal >= 0) {
      removeUntil(equal);
      position++;
      continue;
    }
    const candidate = before[position];
    if (candidate && isSameKind(candidate, node, tree) && !isAwaited(candidate, after, index + 1)) {
      isComplete = morphNode(candidate, node, tree) && isComplete;
      position++;
    } else isComplete = insert(node, candidate ?? place.behind, place, tree) && isComplete;
  }
  removeUntil(before.length);
  return isComplete;
}

function insert(node: Node, behind: Node | null, { rendered, live }: Place, tree: LiveTree): boolean {
  rendered.insertBefore(node, behind);
  const liveBehind = behind && tree.of(behind);
  // The script may have moved it.
  if (liveBehind && liveBehind.parentNode !== live) return false;
  live.insertBefore(tree.create(node), liveBehind ?? null);
  return true;
}

function morphNode(rendered: Node, next: Node, tree: LiveTree): boolean {
  if (rendered instanceof Element && next instanceof Element) morphElement(rendered, next, tree);
  else {
    const live = tree.of(rendered);
    rendered.nodeValue = next.nodeValue;
    if (live) tree.setText(live, next.nodeValue);
  }
  return tree.of(rendered)?.isConnected === true;
}

function findEqual(before: readonly Node[], from: number, node: Node): number {
  const end = Math.min(before.length, from + LOOK_AHEAD);
  for (let index = from; index < end; index++) if (before[index]?.isEqualNode(node)) return index;
  return -1;
}

/** Whether an upcoming sibling equals the node, so that it is to be kept for that one. */
function isAwaited(candidate: Node, after: readonly Node[], from: number): boolean {
  const end = Math.min(after.length, from + LOOK_AHEAD);
  for (let index = from; index < end; index++) if (candidate.isEqualNode(after[index] ?? null)) return true;
  return false;
}

/** A link is what it leads to: its style sheet stands for it. */
function isSameKind(rendered: Node, next: Node, tree: LiveTree): boolean {
  if (rendered.nodeName !== next.nodeName) return false;
  if (rendered instanceof HTMLLinkElement && rendered.getAttribute('href') !== (next as Element).getAttribute('href'))
    return false;
  return !(rendered instanceof Element && next instanceof Element) || isSameThing(rendered, next, tree);
}

/** Another id is another thing: what was done to it does not carry over. A heading that is typed in stays itself. */
export function isSameThing(rendered: Element, next: Element, tree: Pick<LiveTree, 'of' | 'isTypedIn'>): boolean {
  if (rendered.id === next.id) return true;
  const live = tree.of(rendered);
  return live instanceof Element && tree.isTypedIn(live);
}
