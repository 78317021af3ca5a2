/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { classNames, inlineAttribute } from '../../attributes.ts';

/** A picture or video set off from the text, with a caption below and a hint above. */
export function Frame(props: Props, context: RenderContext): JsxNode {
  const caption = inlineAttribute(props, 'caption', context);
  const hint = inlineAttribute(props, 'hint', context);
  return (
    <figure class={classNames('frame', props)}>
      {hint === undefined ? null : <p class="frame-hint">{hint}</p>}
      <div class="frame-box">{props.children}</div>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
