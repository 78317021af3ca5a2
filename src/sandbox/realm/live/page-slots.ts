import { createElement, type VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { LiveParent } from './messages.ts';

export interface SlotProps {
  readonly component: number;
  readonly index: number;
}

export interface PageSlots {
  /** What the page puts into a component stays in the frame; here is only its place, and what is alive in it. */
  readonly Slot: (props: SlotProps, context: object) => VNode;
  /** Contexts around a slot; `undefined` until it has been drawn. */
  readonly contextOf: (parent: LiveParent) => object | undefined;
}

/** @param onShown a slot is there, and components in it can be drawn */
export function createPageSlots(onShown: (slot: LiveParent, context: object) => void): PageSlots {
  const contexts = new Map<string, object>();
  function Slot({ component, index }: SlotProps, context: object): VNode {
    useLayoutEffect(() => onShown({ component, slot: index }, context), []);
    contexts.set(`${component} ${index}`, context);
    return createElement('lw-slot', { 'data-slot': index }) as VNode;
  }

  return { Slot, contextOf: ({ component, slot }) => contexts.get(`${component} ${slot}`) };
}
