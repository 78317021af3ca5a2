/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { attribute, flagAttribute, listAttribute, textAttribute } from '../../attributes.ts';

const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** `<ParamField query="limit" type="integer" default="20" required>`: a parameter of an endpoint. */
export function ParamField(props: Props, context: RenderContext): JsxNode {
  const location = LOCATIONS.find((name) => textAttribute(props, name) !== undefined);
  const name = textAttribute(props, location ?? 'name') ?? textAttribute(props, 'name');
  return field({ name, location: location ?? textAttribute(props, 'in') }, props, context);
}

/** `<ResponseField name="id" type="string" required>`: a field of an answer. */
export function ResponseField(props: Props, context: RenderContext): JsxNode {
  return field({ name: textAttribute(props, 'name'), location: undefined }, props, context);
}

function field(
  { name, location }: { readonly name: string | undefined; readonly location: string | undefined },
  props: Props,
  context: RenderContext,
): JsxNode {
  const id = name === undefined ? undefined : context.anchor(`${location ?? 'field'}-${name}`);
  const type = textAttribute(props, 'type');
  const fallback = readDefault(props);
  return (
    <div class="field" id={id}>
      <div class="field-head">
        {listAttribute(props, 'pre').map((label) => (
          <span class="field-label">{label}</span>
        ))}
        {name === undefined ? null : (
          <a class="field-name" href={`#${id}`}>
            {name}
          </a>
        )}
        {type === undefined ? null : <span class="field-type">{type}</span>}
        {location === undefined ? null : <span class="field-label">{location}</span>}
        {flagAttribute(props, 'required') ? <span class="field-required">required</span> : null}
        {flagAttribute(props, 'deprecated') ? <span class="field-deprecated">deprecated</span> : null}
        {listAttribute(props, 'post').map((label) => (
          <span class="field-label">{label}</span>
        ))}
        {fallback === undefined ? null : (
          <span class="field-default">
            default <code>{fallback}</code>
          </span>
        )}
      </div>
      <div class="field-body">{props.children}</div>
    </div>
  );
}

/** A default of `false` or `0` is one; an object is shown as JSON. */
function readDefault(props: Props): string | undefined {
  const value = attribute(props, 'default') ?? attribute(props, 'defaultValue');
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
