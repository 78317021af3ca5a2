/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { inlineAttribute } from '../../attributes.ts';
import { iconFromProps } from '../icon/icon.tsx';

/** A version of the page for one kind of reader, under its name. */
export function View(props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context);
  return (
    <section class="view">
      <div class="view-name">
        {iconFromProps(props, context)}
        {title}
      </div>
      {props.children}
    </section>
  );
}

/** What is meant for programs only is left out of the page that people read. */
export function Visibility(props: Props): JsxNode {
  const audience = props.for ?? props.htmlFor;
  return audience === 'agents' ? null : props.children;
}
