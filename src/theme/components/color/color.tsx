/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, inlineAttribute, textAttribute } from '../../attributes.ts';
import { isColor, reportColor } from '../../color/is-color.ts';
import { wordsOf } from '../../words/words-of.ts';

function ColorList(props: Props): JsxNode {
  const variant = textAttribute(props, 'variant')?.toLowerCase() === 'table' ? 'table' : 'compact';
  // Items may stand in the list itself as well as in rows.
  return <div class={classNames(`colors colors-${variant}`, props)}>{props.children}</div>;
}

function Row(props: Props, context: RenderContext): JsxNode {
  const title = inlineAttribute(props, 'title', context);
  return (
    <div class="colors-row">
      {title === undefined ? null : <div class="colors-title">{title}</div>}
      <div class="colors-items">{props.children}</div>
    </div>
  );
}

/** A colour, or one for each mode; a click copies it. */
function Item(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const name = inlineAttribute(props, 'name', context);
  return (
    <div class="colors-item">
      {name === undefined ? null : <span class="colors-name">{name}</span>}
      <span class="colors-values">
        {valuesOf(props, context).map((value) => (
          <button
            type="button"
            class="colors-value"
            style={`--swatch:${value.replace(/[;{}<>"]/g, '')}`}
            data-copy={value}
            data-done={words.copied}
            aria-label={`${words.copy} ${value}`}
          >
            <code>{value}</code>
          </button>
        ))}
      </span>
    </div>
  );
}

/** `value="#fff"`, and `value={{ light: '#fff', dark: '#000' }}`; equal colours are shown once. */
function valuesOf(props: Props, context: RenderContext): readonly string[] {
  const value = attribute(props, 'value') ?? attribute(props, 'color');
  const { light, dark } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { light: value };
  const values = [light, dark].filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  const written = [...new Set(values.map((one) => one.trim()))];
  for (const one of written) if (!isColor(one)) reportColor(one, props, context);
  return written;
}

/** A palette: `Color.Row` and `Color.Item`. */
export const Color = Object.assign(ColorList, { Row, Item });
