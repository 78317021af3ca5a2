/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';
import { iconFromProps } from '../icon/icon.tsx';
import { secondId } from '../second-id.ts';

/** Content behind a title, opened and closed by the browser itself. */
export function Accordion(props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context) ?? wordsOf(context).details;
  const description = inlineAttribute(props, 'description', context);
  const words = context.textOf(title);
  const given = textAttribute(props, 'id');
  const id = context.anchor(given ?? words);
  return (
    <details class={classNames('accordion', props)} id={id} open={flagAttribute(props, 'defaultOpen')}>
      <summary>
        {glyph('chevron')}
        {iconFromProps(props, context)}
        <span class="accordion-title" {...secondId(id, given, words)}>
          {title}
          {description === undefined ? null : <span class="accordion-description">{description}</span>}
        </span>
      </summary>
      <div class="accordion-body">{props.children}</div>
    </details>
  );
}

/** Accordions as one block; each opens on its own. */
export function AccordionGroup(props: Props): JsxNode {
  return <div class={classNames('accordion-group', props)}>{props.children}</div>;
}
