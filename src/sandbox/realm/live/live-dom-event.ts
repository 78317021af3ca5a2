import type { DomEvent } from './dom.ts';
import type { LiveEvent } from './messages.ts';

/** What the person did, as an event that authors' code is given. */
export function domEventOf(event: LiveEvent): DomEvent {
  return { ...event.fields, ...methodsOf(event) } as DomEvent;
}

function methodsOf({ type, bubbles }: LiveEvent): Partial<DomEvent> {
  const event: Record<string, unknown> = {
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
  return event as unknown as Partial<DomEvent>;
}
