/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { inlineAttribute, textAttribute } from '../../attributes.ts';
import { linkAttributes } from '../html/link.tsx';

/** A term with its definition, shown on hover and on focus, and read with the term by a screen reader. */
export function Tooltip(props: Props, context: RenderContext): JsxNode {
  const tip = inlineAttribute(props, 'tip', context) ?? inlineAttribute(props, 'content', context);
  const headline = inlineAttribute(props, 'headline', context);
  if (tip === undefined && headline === undefined) return props.children;
  const href = textAttribute(props, 'href');
  const call = inlineAttribute(props, 'cta', context);
  const id = context.anchor(`tip-${context.textOf(props.children)}`);
  return (
    <span class="tooltip">
      <button class="tooltip-term" type="button" data-search="yes" aria-describedby={id}>
        {props.children}
      </button>
      <span class="tooltip-tip" role="tooltip" id={id}>
        {headline === undefined ? null : <strong>{headline}</strong>}
        {tip}
        {href === undefined || call === undefined ? null : <a {...linkAttributes(href, context)}>{call}</a>}
      </span>
    </span>
  );
}
