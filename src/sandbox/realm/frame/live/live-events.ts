/** What the person does in a component, as data. */
import type { LiveEvent } from '../../live/messages.ts';

const FIELDS =
  'key code altKey ctrlKey metaKey shiftKey repeat button buttons clientX clientY offsetX offsetY pageX pageY movementX movementY deltaX deltaY detail pointerId pointerType inputType data timeStamp'.split(
    ' ',
  );

/** A link that only does something leads nowhere. */
export function keepFromLeading(event: Event): void {
  const link = event.type === 'click' && event.target instanceof Element ? event.target.closest('a') : null;
  if (link && /^#?$/.test(link.getAttribute('href') ?? '')) event.preventDefault();
}

export function readEvent(event: Event): Omit<LiveEvent, 'number'> {
  const fields: Record<string, string | number | boolean> = {};
  const given = event as unknown as Readonly<Record<string, unknown>>;
  for (const name of FIELDS) {
    const value = given[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') fields[name] = value;
  }
  const { target } = event;
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return {
    type: event.type,
    bubbles: event.bubbles,
    fields,
    ...(isField && { value: target.value }),
    ...(target instanceof HTMLInputElement && { checked: target.checked }),
  };
}
