/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { inlineAttribute, textAttribute } from '../../attributes.ts';
import { iconFromProps } from '../icon/icon.tsx';

/** What a page says to one kind of reader, under its name: where there are several, a reader chooses one. */
export function View(props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context);
  const name = context.textOf(title).trim();
  if (name === '') return props.children;
  return (
    <section class="view" aria-label={name} data-view={name}>
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
  const audience = textAttribute(props, 'for') ?? textAttribute(props, 'htmlFor');
  return audience === 'agents' ? null : props.children;
}
