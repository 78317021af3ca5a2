/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { inlineAttribute, textAttribute } from '../../attributes.ts';
import { linkAttributes } from '../html/link.tsx';

/** A preview with a title below it that leads somewhere. */
export function Tile(props: Props, context: RenderContext): JsxNode {
  const href = textAttribute(props, 'href');
  const title = inlineAttribute(props, 'title', context) ?? href;
  return (
    <div class={href === undefined ? 'card tile' : 'card tile card-linked'}>
      <div class="tile-preview">{props.children}</div>
      <div class="card-inner">
        <div class="card-text">
          <div class="card-title">{href === undefined ? title : <a {...linkAttributes(href, context)}>{title}</a>}</div>
          <div class="card-body">{inlineAttribute(props, 'description', context)}</div>
        </div>
      </div>
    </div>
  );
}
