/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';

/** A formula, as its source. */
export function Latex(props: Props, context: RenderContext): JsxNode {
  return <code class="formula">{context.textOf(props.children).trim()}</code>;
}
