/** @jsxImportSource #jsx */
import { PARAMETER_LOCATIONS } from '../../../catalogue/values.ts';
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, flagAttribute, listAttribute, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { aliasOf } from '../html/heading.tsx';

interface FieldName {
  readonly name: string | undefined;
  readonly location: string | undefined;
  /** It stands under a heading that says so already. */
  readonly isPlaceSaid: boolean;
}

/** `<ParamField query="limit" type="integer" default="20" required>`: a parameter of an endpoint. */
export function ParamField(props: Props, context: RenderContext): JsxNode {
  const locations = PARAMETER_LOCATIONS.filter((one) => textAttribute(props, one) !== undefined);
  const [location] = locations;
  const name = textAttribute(props, location ?? 'name');
  if (locations.length !== 1) reportPlaces(locations, name, props, context);
  const place = location ?? textAttribute(props, 'in');
  return drawField({ name, location: place, isPlaceSaid: flagAttribute(props, 'placed') }, props, context);
}

/** Exactly one attribute says where a parameter stands, and its value is the name. */
function reportPlaces(
  locations: readonly string[],
  name: string | undefined,
  props: Props,
  context: RenderContext,
): void {
  const example = (location: string): string => `\`${location}="${name ?? 'name'}"\``;
  const listed = locations.map((location) => `\`${location}\``);
  const words =
    locations.length > 1
      ? {
          subject: locations,
          message: `This \`<ParamField>\` is given ${listOf(listed, 'conjunction')}, and only one of them can say where the parameter stands; ${listed[0]} is shown.`,
          hint: 'Keep the one that is right, and remove the others.',
        }
      : {
          message: `This \`<ParamField>\` does not say where the parameter stands${name === undefined ? ', and has no name' : ''}.`,
          hint: `Name it with the attribute of its place: ${listOf(['path', 'query', 'body', 'header'].map(example), 'disjunction')}.`,
        };
  context.report({ code: 'mdx/field-place', severity: 'warning', ...words }, { tag: 'ParamField', props });
}

/** Made when it is needed: the browser reads its words for lists first, which takes longer than all else that stands here. */
function listOf(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat('en', { type }).format(items);
}

/** `<ResponseField name="id" type="string" required>`: a field of an answer. */
export function ResponseField(props: Props, context: RenderContext): JsxNode {
  return drawField({ name: textAttribute(props, 'name'), location: undefined, isPlaceSaid: false }, props, context);
}

function drawField({ name, location, isPlaceSaid }: FieldName, props: Props, context: RenderContext): JsxNode {
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
    location === undefined || isPlaceSaid ? null : label(location),
    ...listAttribute(props, 'post').map(label),
    flagAttribute(props, 'required') ? <span class="field-required">{words.required}</span> : null,
    flagAttribute(props, 'optional') ? label(words.optional) : null,
    flagAttribute(props, 'readOnly') ? label(words.readOnly) : null,
    flagAttribute(props, 'writeOnly') ? label(words.writeOnly) : null,
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
  if (!/[._\-/[]/.test(name)) return name;
  return name.split(/(?<=[._\-/[])(?=[^._\-/[\]])/).map((part, index) => (index === 0 ? part : [<wbr />, part]));
}

/** With white space between them, so that the words stay apart where only the text is read: in search, in copies. */
function spaced(nodes: readonly JsxNode[]): JsxNode {
  return nodes.map((node) => (node === null ? null : [node, ' ']));
}
