import type { DomEvent } from './dom.ts';
import type { LiveEvent } from './messages.ts';

/** What the person did, as an event that authors' code is given. Its methods change what they are called on, as in a browser. */
export function domEventOf({ type, bubbles, fields }: LiveEvent): DomEvent {
  const event: Record<string, unknown> = {
    ...fields,
    type,
    bubbles,
    defaultPrevented: false,
    isStopped: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
    stopPropagation: () => {
      event.isStopped = true;
    },
    persist: () => undefined,
  };
  event.stopImmediatePropagation = event.stopPropagation;
  event.nativeEvent = event;
  return event as unknown as DomEvent;
}
