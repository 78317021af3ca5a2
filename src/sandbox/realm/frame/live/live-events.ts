/** What the person does in a component, as data. */
import type { LiveEvent } from '../../live/messages.ts';

const FIELDS =
  'key code altKey ctrlKey metaKey shiftKey repeat button buttons clientX clientY offsetX offsetY pageX pageY movementX movementY deltaX deltaY detail pointerId pointerType inputType data timeStamp'.split(
    ' ',
  );

export function readEvent(event: Event, number: number): LiveEvent {
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
    number,
    type: event.type,
    bubbles: event.bubbles,
    fields,
    ...(isField && { value: target.value }),
    ...(target instanceof HTMLInputElement && { checked: target.checked }),
  };
}
