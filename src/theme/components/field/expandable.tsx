/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { flagAttribute, inlineAttribute } from '../../attributes.ts';
import { glyph } from '../icon/glyph.tsx';

/** Fields inside a field. */
export function Expandable(props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context) ?? 'child attributes';
  return (
    <details class="expandable" open={flagAttribute(props, 'defaultOpen')}>
      <summary>
        {glyph('chevron')}
        <span class="expandable-title">{title}</span>
      </summary>
      <div class="expandable-body">{props.children}</div>
    </details>
  );
}
