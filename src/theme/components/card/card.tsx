/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { toneFromProps, toneStyle } from '../callout/tones.ts';
import { glyph } from '../icon/glyph.tsx';
import { iconFromProps } from '../icon/icon.tsx';
import { CardLink } from './card-link.tsx';

/**
 * A card; with `href` a click anywhere on it follows the link. The link covers the card from inside its
 * title, so that links in the text stay links of their own.
 */
export function Card(props: Props, context: RenderContext): JsxNode {
  const href = textAttribute(props, 'href');
  const target = href === undefined ? undefined : context.link(href);
  const image = textAttribute(props, 'img') ?? textAttribute(props, 'image');
  const tone = toneFromProps(props);
  const icon = iconFromProps(props, context) ?? (tone && glyph(tone.sign));
  const call = inlineAttribute(props, 'cta', context);
  const description = inlineAttribute(props, 'description', context);
  const given = inlineAttribute(props, 'title', context);
  // Without a title the link is named after what stands in the card; only an empty card shows where it leads.
  const hasWords = context.textOf([description, props.children]).trim() !== '';
  const isNamedByBody = given === undefined && call === undefined && href !== undefined && hasWords;
  const labelledBy = isNamedByBody ? context.anchor(`card-${href}`) : undefined;
  const title = given ?? (call === undefined && !isNamedByBody ? href : undefined);
  const isOutward = target?.isExternal === true && /^https?:/i.test(target.href);
  const hasArrow = attribute(props, 'arrow') === undefined ? isOutward : flagAttribute(props, 'arrow');
  const names = [
    'card',
    flagAttribute(props, 'horizontal') && 'card-row',
    target && 'card-linked',
    tone && `card-toned ${tone.className}`,
  ];
  return (
    <div class={classNames(names.filter(Boolean).join(' '), props)} style={toneStyle(props, context)}>
      {image === undefined ? null : <img class="card-image" src={context.asset(image)} alt="" loading="lazy" />}
      <div class="card-inner">
        {icon === undefined ? null : <div class="card-icon">{icon}</div>}
        <div class="card-text">
          {title === undefined && !isNamedByBody ? null : (
            <div class="card-title">
              {call === undefined ? CardLink({ target, children: title, labelledBy }, context) : title}
            </div>
          )}
          <div class="card-body" id={labelledBy}>
            {description}
            {props.children}
          </div>
          {call === undefined ? null : (
            <div class="card-call">
              {CardLink({ target, children: call }, context)}
              {glyph('chevron')}
            </div>
          )}
        </div>
        {hasArrow && target !== undefined ? <div class="card-arrow">{glyph('arrow')}</div> : null}
      </div>
    </div>
  );
}
