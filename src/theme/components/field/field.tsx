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
  const marks: readonly JsxNode[] = [
    ...listAttribute(props, 'pre').map(label),
    name === undefined ? null : (
      <a class="field-name" href={`#${id}`}>
        {name}
      </a>
    ),
    type === undefined ? null : <span class="field-type">{type}</span>,
    location === undefined ? null : label(location),
    flagAttribute(props, 'required') ? <span class="field-required">required</span> : null,
    flagAttribute(props, 'deprecated') ? <span class="field-deprecated">deprecated</span> : null,
    ...listAttribute(props, 'post').map(label),
    fallback === undefined ? null : (
      <span class="field-default">
        default <code>{fallback}</code>
      </span>
    ),
  ];
  return (
    <div class="field" id={id}>
      <div class="field-head">{spaced(marks)}</div>
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

function label(text: string): JsxNode {
  return <span class="field-label">{text}</span>;
}

/** With white space between them, so that the words stay apart where only the text is read: in search, in copies. */
function spaced(nodes: readonly JsxNode[]): JsxNode {
  return nodes.map((node) => (node === null ? null : [node, ' ']));
}
