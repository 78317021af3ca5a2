/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, inlineAttribute, textAttribute } from '../../attributes.ts';
import { CardLink } from '../card/card-link.tsx';

/** A preview with a title below it that leads somewhere. */
export function Tile(props: Props, context: RenderContext): JsxNode {
  const href = textAttribute(props, 'href');
  const target = href === undefined ? undefined : context.link(href);
  const title = inlineAttribute(props, 'title', context) ?? href;
  const description = inlineAttribute(props, 'description', context);
  return (
    <div class={classNames(target === undefined ? 'card tile' : 'card tile card-linked', props)}>
      <div class="tile-preview">{props.children}</div>
      {title === undefined && description === undefined ? null : (
        <div class="card-inner">
          <div class="card-text">
            {title === undefined ? null : (
              <div class="card-title">{CardLink({ target, children: title }, context)}</div>
            )}
            <div class="card-body">{description}</div>
          </div>
        </div>
      )}
    </div>
  );
}
