/** Brings the components with state of a page to life, each by itself: a fault in one leaves the others alone. */
import { type Component, createElement, render, type VNode } from 'preact';
import { findComponent } from './modules.ts';
import { part } from './parts.ts';
import { Slot, slotElements, takeSlots } from './slots.ts';

interface HostProps {
  readonly onError: (error: unknown) => void;
  readonly context: object;
  readonly children?: unknown;
}

/** What stands in JSON for what is none. */
interface Reference {
  readonly $slot?: number;
  readonly $live?: string;
  readonly $part?: string;
}

/** Stands around a component: what it throws ends here, and contexts of the components around its element go on. */
function Host(this: Component<object, { error?: unknown }>, { context, onError, children }: HostProps): VNode | null {
  this.getChildContext = () => context;
  this.componentDidCatch = (error) => {
    this.setState({ error });
    onError(error);
  };
  return this.state?.error ? null : (children as VNode);
}

/** Starts the components in an element, but for those in the slots of another: it starts them itself. */
export function startIn(root: Element, context: object = {}): void {
  const around = root.closest('lw-live');
  const found = [...root.querySelectorAll('lw-live')].filter(
    (host) => host.parentElement?.closest('lw-live') === around,
  );
  for (const host of found) start(host, context);
}

function start(host: Element, context: object): void {
  const { live = '', props = '' } = (host as HTMLElement).dataset;
  const before = [...host.childNodes];
  const slots = takeSlots(host);
  const fail = (error: unknown): void => {
    console.error(live, error);
    // Not while Preact is at work on it.
    queueMicrotask(() => {
      render(null, host);
      // The first state again, with the nodes of its slots where they were.
      host.replaceChildren(...before);
      for (const [element, index] of slotElements(host)) {
        if (element.localName === 'lw-slot') element.replaceChildren(...(slots[index] ?? []));
      }
    });
  };
  const revive = (_key: string, value: unknown): unknown => {
    const { $slot, $live, $part } = (value ?? {}) as Reference;
    if ($slot !== undefined) return createElement(Slot, { index: $slot, nodes: slots[$slot] ?? [], startIn });
    return $part ? part($part) : $live ? findComponent($live) : value;
  };
  try {
    const given = JSON.parse(props, revive) as object;
    const component = createElement(findComponent(live) as () => VNode, given);
    host.replaceChildren();
    render(createElement(Host as () => VNode, { onError: fail, context } as object, component), host);
  } catch (error) {
    fail(error);
  }
}
