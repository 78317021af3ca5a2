/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';

/** The box of a task list, which Markdown makes without a name. */
export function Input(props: Props, context: RenderContext): JsxNode {
  if (textAttribute(props, 'type') !== 'checkbox' || props['aria-label'] !== undefined) return <input {...props} />;
  const { done, toDo } = wordsOf(context);
  return <input {...props} aria-label={props.checked === true ? done : toDo} />;
}
