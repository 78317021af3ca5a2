/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { inlineAttribute } from '../../attributes.ts';
import { copyButton } from '../code-block/code-block.tsx';
import { iconFromProps } from '../icon/icon.tsx';

/** A text to hand to an assistant. */
export function Prompt(props: Props, context: RenderContext): JsxNode {
  return (
    <div class="code-block prompt">
      <div class="code-bar">
        <span class="code-title">
          {iconFromProps(props, context)}
          {inlineAttribute(props, 'description', context) ?? 'Prompt'}
        </span>
        {copyButton(context)}
      </div>
      <pre class="code" tabindex="0">
        <code>{context.textOf(props.children).trim()}</code>
      </pre>
    </div>
  );
}
