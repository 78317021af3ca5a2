/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { attribute, inlineAttribute, textAttribute } from '../../attributes.ts';

function ColorList(props: Props): JsxNode {
  return <div class={`colors colors-${textAttribute(props, 'variant') ?? 'compact'}`}>{props.children}</div>;
}

function Row(props: Props, context: RenderContext): JsxNode {
  return (
    <div class="colors-row">
      <div class="colors-title">{inlineAttribute(props, 'title', context)}</div>
      <div class="colors-items">{props.children}</div>
    </div>
  );
}

function Item(props: Props): JsxNode {
  const value = attribute(props, 'value');
  const values = typeof value === 'string' ? [value] : Object.values((value as object | undefined) ?? {});
  return (
    <div class="colors-item">
      {values.map((color) => (
        <span class="colors-swatch" style={`--swatch:${String(color)}`} />
      ))}
      <span class="colors-name">{textAttribute(props, 'name')}</span>
      <code>{values.map(String).join(' / ')}</code>
    </div>
  );
}

/** A palette: `Color.Row` and `Color.Item`. */
export const Color = Object.assign(ColorList, { Row, Item });
