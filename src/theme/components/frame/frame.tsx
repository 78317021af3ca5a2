/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, inlineAttribute, textAttribute } from '../../attributes.ts';
import { withStyle } from '../html/style.ts';

/** A picture or video set off from the text, with a caption below and a hint above. */
export function Frame(props: Props, context: RenderContext): JsxNode {
  const caption = inlineAttribute(props, 'caption', context) ?? inlineAttribute(props, 'description', context);
  const hint = inlineAttribute(props, 'hint', context);
  const width = textAttribute(props, 'width');
  const isPlain = textAttribute(props, 'type')?.toLowerCase() === 'simple';
  return (
    <figure
      class={classNames('frame', props)}
      id={textAttribute(props, 'id')}
      style={width === undefined ? props.style : withStyle(props.style, 'max-width', lengthOf(width))}
    >
      {hint === undefined ? null : <div class="frame-hint">{hint}</div>}
      <div class={isPlain ? 'frame-box frame-plain' : 'frame-box'}>{props.children}</div>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function lengthOf(width: string): string {
  return /^[\d.]+$/.test(width) ? `${width}px` : width.replace(/[;{}<>]/g, '');
}
