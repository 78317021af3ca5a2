/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';

/** A diagram, shown as its source under a name that says what it is. */
export function Mermaid(props: Props, context: RenderContext): JsxNode {
  const source = typeof props.source === 'string' ? props.source : context.textOf(props.children);
  return (
    <figure class="diagram" data-mermaid>
      <figcaption>Diagram</figcaption>
      <pre class="code" tabindex="0">
        <code>{source}</code>
      </pre>
    </figure>
  );
}
