/** @jsxImportSource #jsx */
import { PARAMETER_LOCATIONS } from '../../../catalogue/values.ts';
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { attribute, classNames, flagAttribute, listAttribute, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { aliasOf } from '../html/heading.tsx';

interface FieldName {
  readonly name: string | undefined;
  readonly location: string | undefined;
}

/** `<ParamField query="limit" type="integer" default="20" required>`: a parameter of an endpoint. */
export function ParamField(props: Props, context: RenderContext): JsxNode {
  const location = PARAMETER_LOCATIONS.find((one) => typeof props[one] === 'string' || typeof props[one] === 'number');
  const name = textAttribute(props, location ?? 'name') ?? textAttribute(props, 'name');
  return drawField({ name, location: location ?? textAttribute(props, 'in') }, props, context);
}

/** `<ResponseField name="id" type="string" required>`: a field of an answer. */
export function ResponseField(props: Props, context: RenderContext): JsxNode {
  return drawField({ name: textAttribute(props, 'name'), location: undefined }, props, context);
}

function drawField({ name, location }: FieldName, props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const given = textAttribute(props, 'id') ?? (name === undefined ? undefined : `${location ?? 'response'}-${name}`);
  const id = given === undefined ? undefined : context.anchor(given);
  const type = typeOf(props);
  const isDeprecated = flagAttribute(props, 'deprecated');
  const marks: readonly JsxNode[] = [
    ...listAttribute(props, 'pre').map(label),
    name === undefined ? null : (
      <a class="field-name" href={`#${id}`} {...secondId(given ?? name, name, id ?? '')}>
        {isDeprecated ? <s>{breakable(name)}</s> : breakable(name)}
      </a>
    ),
    type === undefined ? null : <span class="field-type">{type}</span>,
    location === undefined ? null : label(location),
    ...listAttribute(props, 'post').map(label),
    flagAttribute(props, 'required') ? <span class="field-required">{words.required}</span> : null,
    flagAttribute(props, 'optional') ? label(words.optional) : null,
    isDeprecated ? <span class="field-deprecated">{words.deprecated}</span> : null,
    fact(words.default, givenValue(props, 'default') ?? givenValue(props, 'defaultValue')),
    fact(words.example, givenValue(props, 'placeholder') ?? givenValue(props, 'initialValue')),
  ];
  return (
    <div class={classNames('field', props)} id={id}>
      <div class="field-head">{spaced(marks)}</div>
      <div class="field-body">{props.children}</div>
    </div>
  );
}

/** Links that were written for other services lead here, too. */
function secondId(given: string, name: string, id: string): Props {
  const plain = aliasOf(given, id);
  return Object.keys(plain).length > 0 ? plain : aliasOf(`param-${name}`, id);
}

/** `type="string | null"`, or a list of what is allowed. */
function typeOf(props: Props): string | undefined {
  const type = attribute(props, 'type');
  return Array.isArray(type) ? type.map(String).join(' | ') : textAttribute(props, 'type');
}

/** A value of `false` or `0` is one; an object is shown as JSON. */
function givenValue(props: Props, name: string): string | undefined {
  const value = attribute(props, name);
  if (value === undefined || value === null || value === '' || typeof value === 'function') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function fact(word: string, value: string | undefined): JsxNode {
  if (value === undefined) return null;
  return (
    <span class="field-fact">
      {word} <code>{value}</code>
    </span>
  );
}

function label(text: string): JsxNode {
  return <span class="field-label">{text}</span>;
}

/** Long names break where a part of them ends. */
function breakable(name: string): JsxNode {
  return name.split(/(?<=[._\-/[])(?=[^._\-/[\]])/).map((part, index) => (index === 0 ? part : [<wbr />, part]));
}

/** With white space between them, so that the words stay apart where only the text is read: in search, in copies. */
function spaced(nodes: readonly JsxNode[]): JsxNode {
  return nodes.map((node) => (node === null ? null : [node, ' ']));
}
