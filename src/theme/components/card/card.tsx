/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { attribute, classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { toneStyle } from '../callout/callout.tsx';
import { linkAttributes } from '../html/link.tsx';
import { glyph } from '../icon/glyph.tsx';
import { iconFromProps } from '../icon/icon.tsx';

/**
 * A card; with `href` a click anywhere on it follows the link. The link covers the card from inside its
 * title, so that links in the text stay links of their own.
 */
export function Card(props: Props, context: RenderContext): JsxNode {
  const href = textAttribute(props, 'href');
  const link = href === undefined ? undefined : linkAttributes(href, context);
  const image = textAttribute(props, 'img') ?? textAttribute(props, 'image');
  const color = textAttribute(props, 'color');
  const icon = iconFromProps(props, context);
  const call = inlineAttribute(props, 'cta', context);
  const given = inlineAttribute(props, 'title', context);
  const title = given ?? (link === undefined || call !== undefined ? undefined : (href as string));
  const isOutward = link?.target === '_blank';
  const hasArrow = attribute(props, 'arrow') === undefined ? isOutward : flagAttribute(props, 'arrow');
  const isRow = flagAttribute(props, 'horizontal');
  const kind = textAttribute(props, 'type');
  const names = ['card', isRow && 'card-row', link && 'card-linked', kind && `card-${kind.toLowerCase()}`];
  return (
    <div class={classNames(names.filter(Boolean).join(' '), props)} style={color && toneStyle(color)}>
      {image === undefined ? null : <img class="card-image" src={context.asset(image)} alt="" loading="lazy" />}
      <div class="card-inner">
        {icon === undefined ? null : <div class="card-icon">{icon}</div>}
        <div class="card-text">
          {title === undefined ? null : (
            <div class="card-title">{link === undefined || call !== undefined ? title : <a {...link}>{title}</a>}</div>
          )}
          <div class="card-body">
            {inlineAttribute(props, 'description', context)}
            {props.children}
          </div>
          {call === undefined ? null : (
            <div class="card-call">
              {link === undefined ? call : <a {...link}>{call}</a>}
              {glyph('chevron')}
            </div>
          )}
        </div>
        {hasArrow && link !== undefined ? <div class="card-arrow">{glyph('arrow')}</div> : null}
      </div>
    </div>
  );
}
