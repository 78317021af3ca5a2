/** The form of an operation of an API description. */

import type {
  FormBody,
  FormParameter,
  FormSchema,
  FormVariant,
  RequestForm,
} from '../../../shared/playground/request-form.ts';
import { mergeAllOf } from '../merged-schema.ts';
import { type Operation, parametersOf } from '../operations.ts';
import { type AuthWays, waysOfOperation } from '../samples/authentication.ts';
import { styleOf } from '../samples/operation-request.ts';
import { firstExample, partTypesOf, stylesOf } from '../samples/request-body.ts';
import type { SampleSettings } from '../samples/sample-settings.ts';
import { shortWords } from '../short-words.ts';
import type { SpecNode } from '../spec-node.ts';
import { formSchema } from './form-schema.ts';
import { serversFor } from './server-choices.ts';

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'] satisfies readonly FormParameter['in'][];

/** `undefined` where there is nothing that a request could be sent to. */
export function operationForm(operation: Operation, settings: SampleSettings): RequestForm | undefined {
  if (operation.kind === 'webhook') return undefined;
  const servers = serversFor(operation, settings);
  if (servers.length === 0) return undefined;
  const ways = waysOfOperation(operation, settings);
  const known = parametersOf(operation).filter((one) => PLACES.includes(one.text('in') ?? ''));
  const body = operation.node.at('requestBody');
  return {
    method: operation.method,
    path: operation.path,
    servers,
    parameters: [
      ...known.filter((one) => !isSaidElsewhere(one, ways)).map(parameterOf),
      ...unnamedParameters(operation.path, known),
    ],
    bodies: body.at('content').entries().map(bodyOf),
    ...(body.flag('required') && { isBodyRequired: true }),
    ways,
    languages: settings.languages,
    ...(settings.isFormFilled && { isFilled: true }),
  };
}

/** The body says what it is, and the fields for signing in what their headers hold. */
function isSaidElsewhere(node: SpecNode, ways: AuthWays): boolean {
  const place = node.text('in');
  const name = node.text('name') ?? '';
  if (place === 'header' && /^content-(?:type|length)$/i.test(name)) return true;
  return ways.flat().some((scheme) => scheme.in === place && scheme.name.toLowerCase() === name.toLowerCase());
}

function parameterOf(node: SpecNode): FormParameter {
  const place = node.text('in') as FormParameter['in'];
  const [, media] = node.at('content').entries()[0] ?? [];
  const written = (media ?? node).at('schema');
  const schema = media === undefined ? addressSchema(formSchema(written), written) : formSchema(written);
  const words = node.text('description');
  const example = node.plain('example') ?? firstExample(node) ?? media?.plain('example');
  return {
    in: place,
    name: node.text('name') ?? '',
    ...((place === 'path' || node.flag('required')) && { required: true }),
    ...styleOf(node, place === 'query' || place === 'cookie' ? 'form' : 'simple'),
    ...(node.flag('allowReserved') && { reserved: true }),
    ...(media !== undefined && { json: true }),
    schema: {
      ...schema,
      ...(words !== undefined && { words: shortWords(words) }),
      ...(example !== undefined && { example }),
      ...(node.flag('deprecated') && { deprecated: true }),
    },
  };
}

const PLAIN: ReadonlySet<FormSchema['kind']> = new Set(['text', 'number', 'integer', 'boolean']);

/** In an address and a header all is text: nothing is typed as JSON there, and a number is the text of its digits. */
function addressSchema(schema: FormSchema, node: SpecNode): FormSchema {
  const { kind, item, others, variants = [], ...rest } = schema;
  const text = (inner: FormSchema): FormSchema => (inner.kind === 'any' ? { ...inner, kind: 'text' } : inner);
  if (kind === 'any') {
    const isObject = mergeAllOf(node).first('type') === 'object';
    return isObject ? { ...schema, kind: 'object', others: { kind: 'text' } } : text(schema);
  }
  const isPlain = ({ schema: one }: FormVariant): boolean =>
    PLAIN.has(one.kind) && !one.options && !one.limits && !one.format;
  if (kind === 'variants' && variants.every(isPlain)) return { ...rest, kind: 'text' };
  return { ...schema, ...(item && { item: text(item) }), ...(others && { others: text(others) }) };
}

/** The path has parameters that nobody describes. */
function unnamedParameters(path: string, known: readonly SpecNode[]): readonly FormParameter[] {
  const names = [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
  return names
    .filter((name) => !known.some((one) => one.text('in') === 'path' && one.text('name') === name))
    .map((name) => pathParameter(name));
}

/** One of which no more is known. */
export function pathParameter(name: string, schema: FormParameter['schema'] = { kind: 'text' }): FormParameter {
  return { in: 'path', name, required: true, style: 'simple', explode: false, schema };
}

function bodyOf([written, media]: readonly [string, SpecNode]): FormBody {
  const kind = kindOf(written);
  const type = written.includes('*') ? (kind === 'json' ? 'application/json' : 'application/octet-stream') : written;
  const schema = formSchema(media.at('schema'), kind === 'multipart');
  const example = media.plain('example') ?? firstExample(media);
  const styles = stylesOf(media);
  const types = kind === 'multipart' ? partTypesOf(media) : {};
  return {
    type,
    kind,
    schema: kind === 'file' ? { kind: 'file' } : kind === 'text' ? { ...schema, kind: 'text' } : schema,
    ...(example !== undefined && { example }),
    ...(Object.keys(styles).length > 0 && { styles }),
    ...(Object.keys(types).length > 0 && { types }),
  };
}

function kindOf(type: string): FormBody['kind'] {
  if (/json/i.test(type) || /^\*\/\*/.test(type)) return 'json';
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/^application\/x-www-form-urlencoded/i.test(type)) return 'form';
  return /^text\/|xml|yaml|graphql|javascript/i.test(type) ? 'text' : 'file';
}
