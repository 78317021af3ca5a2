/** @jsxImportSource #jsx */
import type { IconReference, IconType } from '../../../config/site-config.ts';
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, textAttribute } from '../../attributes.ts';
import { isElement } from '../../children.ts';
import { readColor } from '../../color/is-color.ts';

/** `<Icon icon="flag" iconType="solid" color="#f00" size={20} />`: a drawing in the flow of text. */
export function Icon(props: Props, context: RenderContext): JsxNode {
  const drawing = iconFromProps(props, context) ?? iconFromProps(props, context, 'src');
  if (drawing === undefined) return props.children;
  const size = sizeOf(textAttribute(props, 'size'));
  const color = readColor(props, context);
  const style = [size && `--icon-size:${size}`, color && `color:${color}`].filter(Boolean).join(';');
  return (
    <span class={classNames('icon-inline', props)} style={style || undefined}>
      {drawing}
    </span>
  );
}

/** `20`, `20px` and `1.5em`; what is no length is left out. */
function sizeOf(written: string | undefined): string | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?|\.\d+)\s*(px|r?em|%|ch|pt|v[wh])?$/i.exec(written ?? '') ?? [];
  return number && `${number}${unit ?? 'px'}`;
}

/** The drawing that a component's `icon` attribute asks for: a name, a path, a URL, or an element. */
export function iconFromProps(props: Props, context: RenderContext, name = 'icon'): JsxNode {
  const icon = attribute(props, name) as JsxNode;
  if (isElement(icon)) return <span class="icon icon-own">{icon}</span>;
  const { name: given, style, library } = isNamedIcon(icon) ? icon : { name: icon };
  if (typeof given !== 'string' || given.trim() === '') return undefined;
  const type = textAttribute(props, 'iconType') ?? style;
  return drawIcon(
    { name: given.trim(), ...(type && { type: type.toLowerCase() as IconType }), ...(library && { library }) },
    context,
    attribute(props, 'color') !== undefined,
  );
}

/** `icon={{ name: 'flag', style: 'solid' }}`, as the configuration has it too. */
function isNamedIcon(icon: unknown): icon is { name: string; style?: string; library?: string } {
  return typeof icon === 'object' && icon !== null && typeof (icon as { name?: unknown }).name === 'string';
}

/**
 * An icon without meaning of its own: words beside it say what it stands for.
 * @param isColored whether its author asks for a colour, which wins over that of a drawing
 */
export function drawIcon(icon: IconReference, context: RenderContext, isColored = false): JsxNode {
  const drawing = context.icon(icon);
  if (drawing.kind === 'image') return <img class="icon" src={drawing.src} alt="" />;
  const style = drawing.tint === undefined || isColored ? undefined : `color:${drawing.tint}`;
  return (
    <svg
      class={drawing.isStroked ? 'icon icon-stroked' : 'icon'}
      viewBox={drawing.viewBox}
      style={style}
      aria-hidden="true"
    >
      {{ html: drawing.markup }}
    </svg>
  );
}
