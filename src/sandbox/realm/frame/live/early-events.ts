/**
 * What the person does in a component before its worker has shown it for the first time. Nobody knows yet which events
 * it waits for, so all that people cause are kept, and handed on in order when it is known.
 */
import type { LiveEvent } from '../../live/messages.ts';
import { keepFromLeading, readEvent } from './live-events.ts';

/** The events themselves are over by the time they are handed on. */
export interface EarlyEvent {
  readonly event: Omit<LiveEvent, 'number'>;
  /** From the target outwards. */
  readonly path: readonly Element[];
  /** Which of the elements with its tag in the component the target was: a new one may stand in its place. */
  readonly index: number;
  readonly text: string;
}

export interface EarlyEvents {
  /** Ends the listening, and gives what was kept. */
  readonly take: () => readonly EarlyEvent[];
}

const TYPES =
  'click dblclick input change submit reset keydown keyup pointerdown pointerup mousedown mouseup focusin focusout'.split(
    ' ',
  );

export function keepEarlyEvents(host: Element): EarlyEvents {
  const kept: EarlyEvent[] = [];
  const keep = (event: Event): void => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const [target] = path;
    if (!target) return;
    keepFromLeading(event);
    const index = [...host.getElementsByTagName(target.localName)].indexOf(target);
    kept.push({ event: readEvent(event), path, index, text: target.textContent });
  };
  for (const type of TYPES) host.addEventListener(type, keep, true);
  return {
    take() {
      for (const type of TYPES) host.removeEventListener(type, keep, true);
      return kept;
    },
  };
}

/** The target of an event and what is around it, now that the component is shown. Empty when nothing stands in its place. */
export function pathNow(host: Element, { path, index, text }: EarlyEvent): readonly Element[] {
  const [target] = path;
  if (!target || target.isConnected) return path;
  const now = host.getElementsByTagName(target.localName)[index];
  if (!now || now.textContent !== text) return [];
  const around: Element[] = [];
  for (let element: Element | null = now; element; element = element.parentElement) around.push(element);
  return around;
}
