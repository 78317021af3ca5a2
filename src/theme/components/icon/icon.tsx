/** @jsxImportSource #jsx */
import type { IconReference, IconType } from '../../../engine/config/site-config.ts';
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { attribute, classNames, numberAttribute, textAttribute } from '../../attributes.ts';
import { isElement } from '../../children.ts';

/** `<Icon icon="flag" iconType="solid" color="#f00" size={20} />`: a drawing in the flow of text. */
export function Icon(props: Props, context: RenderContext): JsxNode {
  const drawing = iconFromProps(props, context) ?? iconFromProps(props, context, 'src');
  if (drawing === undefined) return props.children;
  const size = numberAttribute(props, 'size');
  const color = textAttribute(props, 'color');
  const style = [size && `--icon-size:${size}px`, color && `color:${color.replace(/[;{}<>]/g, '')}`]
    .filter(Boolean)
    .join(';');
  return (
    <span class={classNames('icon-inline', props)} style={style || undefined}>
      {drawing}
    </span>
  );
}

/** The drawing that a component's `icon` attribute asks for: a name, a path, a URL, or an element. */
export function iconFromProps(props: Props, context: RenderContext, name = 'icon'): JsxNode {
  const icon = attribute(props, name) as JsxNode;
  if (isElement(icon)) return <span class="icon icon-own">{icon}</span>;
  if (typeof icon !== 'string' || icon.trim() === '') return undefined;
  const type = textAttribute(props, 'iconType');
  return drawIcon({ name: icon.trim(), ...(type === undefined ? {} : { type: type as IconType }) }, context);
}

/** An icon without meaning of its own: words beside it say what it stands for. */
export function drawIcon(icon: IconReference, context: RenderContext): JsxNode {
  const drawing = context.icon(icon);
  if (drawing.kind === 'image') return <img class="icon" src={drawing.src} alt="" />;
  return (
    <svg class={drawing.isStroked ? 'icon icon-stroked' : 'icon'} viewBox={drawing.viewBox} aria-hidden="true">
      {{ html: drawing.markup }}
    </svg>
  );
}
