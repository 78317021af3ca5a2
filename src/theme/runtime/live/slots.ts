/** What stands in a component from its page: nodes that were there, handed back as they are. */
import { createElement, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface SlotProps {
  readonly index: number;
  readonly nodes: readonly Node[];
  /** Starts the components in an element, with the contexts around the slot. */
  readonly startIn: (root: Element, context: object) => void;
}

/** Nodes in which the components run already. */
const started = new WeakSet<readonly Node[]>();

/** @param context all contexts that are given to what stands here */
export function Slot({ index, nodes, startIn }: SlotProps, context: object): VNode {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const root = ref.current as Element;
    // Shown twice at once, the second one is a copy. Those of a slot that is gone come back as their reader left them.
    const isCopy = nodes[0]?.isConnected;
    root.append(...(isCopy ? nodes.map((node) => node.cloneNode(true)) : nodes));
    if (isCopy || !started.has(nodes)) startIn(root, context);
    started.add(nodes);
  }, []);
  return createElement('lw-slot', { 'data-slot': index, ref }) as VNode;
}

/** Elements of the slots of a component with their numbers, but not of those in them. */
export function slotElements(host: Element): readonly (readonly [element: Element, index: number])[] {
  return [...host.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element.parentElement?.closest('lw-live') === host)
    .map((element) => [element, Number(element.dataset.slot)]);
}

/** The nodes of a component's slots: those that are shown, and those that wait in templates. */
export function takeSlots(host: Element): readonly (readonly Node[])[] {
  const slots: Node[][] = [];
  for (const [element, index] of slotElements(host)) {
    slots[index] = [...((element as HTMLTemplateElement).content ?? element).childNodes];
  }
  return slots;
}
