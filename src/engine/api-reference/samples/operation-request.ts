/** The request of an operation of an API description. */

import { credentialsOf } from '../../../shared/api-request/credentials.ts';
import {
  headerText,
  type ParameterStyle,
  pathText,
  plainText,
  queryText,
} from '../../../shared/api-request/parameter-text.ts';
import { placeholderOf, requestOf } from '../../../shared/api-request/request-of.ts';
import {
  encodeValue,
  placeholder,
  type SampleHeader,
  type SampleRequest,
} from '../../../shared/api-request/sample-request.ts';
import { type Operation, parametersOf, serversOf } from '../operations.ts';
import { schemaSample } from '../schema-sample.ts';
import type { SpecNode } from '../spec-node.ts';
import { waysOfOperation } from './authentication.ts';
import { requestBodyOf } from './request-body.ts';
import type { SampleSettings } from './sample-settings.ts';

export function operationRequest(operation: Operation, settings: SampleSettings): SampleRequest {
  const parameters = parametersOf(operation);
  const needed = (place: string): readonly SpecNode[] =>
    parameters.filter((one) => {
      const isWanted = one.flag('required') || settings.parameters === 'all';
      return one.text('in') === place && isWanted && !one.flag('deprecated');
    });
  const base = settings.baseUrls?.[0] ?? serversOf(operation)[0]?.url ?? '';
  return requestOf({
    method: operation.method,
    base,
    path: pathOf(operation, parameters),
    credentials: credentialsOf(waysOfOperation(operation, settings)[0] ?? []),
    query: needed('query').flatMap(queryOf),
    headers: needed('header').map(headerOf),
    cookies: needed('cookie').map((one) => `${nameOf(one)}=${textOf(one)}`),
    body: requestBodyOf(operation.node, settings.parameters === 'required'),
  });
}

function nameOf(parameter: SpecNode): string {
  return parameter.text('name') ?? '';
}

function pathOf({ path }: Operation, parameters: readonly SpecNode[]): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.text('in') === 'path' && nameOf(one) === name);
    const value = parameter && exampleOf(parameter);
    return parameter === undefined || value === undefined
      ? placeholder(name)
      : pathText(name, value, styleOf(parameter, 'simple'));
  });
}

function queryOf(parameter: SpecNode): readonly string[] {
  const name = nameOf(parameter);
  const value = exampleOf(parameter);
  if (value === undefined) return [`${encodeValue(name)}=${placeholder(name)}`];
  return queryText(name, value, styleOf(parameter, 'form'));
}

function headerOf(parameter: SpecNode): SampleHeader {
  return { name: nameOf(parameter), value: textOf(parameter) };
}

function textOf(parameter: SpecNode): string {
  const value = exampleOf(parameter);
  return value === undefined ? placeholderOf(nameOf(parameter)) : headerText(value, parameter.flag('explode'));
}

/** @param usual the style of parameters in this place, where nobody says another */
export function styleOf(parameter: SpecNode, usual: string): ParameterStyle {
  const style = parameter.text('style') ?? usual;
  const explode = parameter.plain('explode');
  return { style, explode: typeof explode === 'boolean' ? explode : style === 'form' };
}

/** The parameter's example, else what its schema says of one; a text or a number that nobody has named is left to readers. */
function exampleOf(parameter: SpecNode): unknown {
  const own = parameter.plain('example') ?? parameter.at('examples').entries()[0]?.[1].plain('value');
  if (own !== undefined) return own;
  const [, media] = parameter.at('content').entries()[0] ?? [];
  if (media !== undefined) {
    const value = media.plain('example') ?? schemaSample(media.at('schema'), { direction: 'request' });
    return value === undefined ? undefined : plainText(value);
  }
  const schema = parameter.at('schema');
  const [named] = [
    schema.plain('const'),
    schema.plain('example'),
    schema.at('examples').items()[0]?.value,
    schema.plain('default'),
    schema.at('enum').items()[0]?.value,
  ].filter((value) => value !== undefined && value !== null);
  if (named !== undefined) return named;
  const type = schema.plain('type');
  const isMade = type === 'boolean' || type === 'array' || type === 'object';
  return isMade ? schemaSample(schema, { direction: 'request' }) : undefined;
}
