/** One field of a form: an attribute of a component, or a key of the front matter. */

import type { AttributeValue } from '../../../../authoring/source-edit/attributes.ts';
import type { Attribute } from '../../../../catalogue/component.ts';

export interface FieldProps {
  readonly spec: Attribute;
  /** `undefined` when it is not written. */
  readonly value: AttributeValue | undefined;
  readonly isReadOnly: boolean;
  /** `undefined` takes it away. `isTyping`: one of many small changes that are one step of undo. */
  readonly onChange: (value: AttributeValue | undefined, isTyping: boolean) => void;
}

/** The value as words. */
export function wordsOf(value: AttributeValue | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'expression') return `{${value.source}}`;
  return value.kind === 'list' ? value.value.join(', ') : String(value.value);
}

/** Whether a flag is on, also where it is written as words. */
export function isOn(value: AttributeValue | undefined, usual: Attribute['default']): boolean {
  if (value === undefined) return usual === true;
  if (value.kind === 'boolean') return value.value;
  return value.kind === 'text' && value.value !== 'false';
}
