/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import { textAttribute } from '../../attributes.ts';

/** The box of a task list, which Markdown makes without a name. */
export function Input(props: Props): JsxNode {
  if (textAttribute(props, 'type') !== 'checkbox' || props['aria-label'] !== undefined) return <input {...props} />;
  return <input {...props} aria-label={props.checked === true ? 'Done' : 'To do'} />;
}
