/** The page of an operation, as text: what it needs, what it gives back, and examples of both. */

import { authorizationsText } from './authorization-text.ts';
import { type FieldPlace, fieldsText, valueText } from './field-text.ts';
import { attribute, descriptionText } from './mdx-text.ts';
import { type Operation, parametersOf } from './operations.ts';
import { operationForm } from './playground/operation-form.ts';
import { playgroundText } from './playground/playground-text.ts';
import { responseExamplesText } from './response-examples.ts';
import { operationSamplesText } from './samples/operation-samples.ts';
import type { SampleSettings } from './samples/sample-settings.ts';
import { type Direction, type FieldView, SchemaReader } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** Parts of a page, in their order; the theme draws their headings in the site's language. */
export type ApiSectionName =
  | 'authorization'
  | 'path'
  | 'query'
  | 'header'
  | 'cookie'
  | 'body'
  | 'response'
  | 'callbacks';

/** MDX without front matter. Equal operations and settings give equal text. */
export function endpointText(operation: Operation, samples: SampleSettings): string {
  const { node } = operation;
  const description = node.text('description');
  const parts = [
    ...(description === undefined ? [] : [descriptionText(description)]),
    ...section('authorization', authorizationsText(operation)),
    ...parameterSections(operation),
    ...section('body', bodyText(node.at('requestBody'), 'request')),
    ...section('response', responsesText(node)),
    ...section('callbacks', callbacksText(node)),
    ...operationSamplesText(operation, samples),
    ...responseExamplesText(node),
    ...(samples.isPlayable === true ? playgroundText(operationForm(operation, samples)) : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function section(name: ApiSectionName, body: string): readonly string[] {
  return body === '' ? [] : [`<ApiSection${attribute('part', name)}>\n${body}\n</ApiSection>`];
}

function parameterSections(operation: Operation): readonly string[] {
  const parameters = parametersOf(operation);
  return (['path', 'query', 'header', 'cookie'] as const).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.text('in') === place);
    return section(place, fieldsText(here.map(parameterField), place satisfies FieldPlace));
  });
}

/** A parameter's own words count more than those of its schema. */
function parameterField(parameter: SpecNode): FieldView {
  const [, media] = parameter.at('content').entries()[0] ?? [];
  const schema = new SchemaReader('request').read((media ?? parameter).at('schema'));
  const description = parameter.text('description');
  const examples = examplesOf(parameter);
  return {
    name: parameter.text('name') ?? '',
    isRequired: parameter.flag('required') || parameter.text('in') === 'path',
    schema: {
      ...schema,
      ...(description !== undefined && { description: description.trim() }),
      ...(examples.length > 0 && { examples }),
      isDeprecated: parameter.flag('deprecated') || schema.isDeprecated,
    },
  };
}

function examplesOf(parameter: SpecNode): readonly unknown[] {
  const one = parameter.plain('example');
  if (one !== undefined) return [one];
  return parameter
    .at('examples')
    .entries()
    .flatMap(([, example]) => {
      const value = example.plain('value');
      return value === undefined ? [] : [value];
    });
}

/** A body or an answer: its description, and what it holds in each kind of content. */
function bodyText(body: SpecNode, direction: Direction): string {
  const place = direction === 'request' ? 'body' : 'response';
  const contents = body.at('content').entries();
  const texts = contents.map(([type, media]) => {
    const schema = media.at('schema');
    return [type, schema.isPresent ? valueText(new SchemaReader(direction).read(schema), place) : ''] as const;
  });
  const description = body.text('description');
  const [first] = texts;
  const parts = [
    ...(description === undefined ? [] : [descriptionText(description)]),
    ...(texts.length === 1 && first !== undefined ? [`<ApiFacts${attribute('content', first[0])} />`, first[1]] : []),
    ...(texts.length > 1 ? [tabs(texts)] : []),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function tabs(texts: readonly (readonly [title: string, text: string])[]): string {
  const made = texts.map(([title, text]) => `<Tab${attribute('title', title)}>\n${text}\n</Tab>`);
  return `<Tabs sync={false}>\n${made.join('\n\n')}\n</Tabs>`;
}

/** An answer for each status. */
function responsesText(node: SpecNode): string {
  const responses = node
    .at('responses')
    .entries()
    .map(([status, response]) => [status, responseText(response)] as const);
  return responses.length === 0 ? '' : tabs(responses);
}

function responseText(response: SpecNode): string {
  const headers = response
    .at('headers')
    .entries()
    .map(([name, header]): FieldView => ({ ...parameterField(header), name, isRequired: header.flag('required') }));
  const body = bodyText(response, 'response');
  return [
    body,
    ...(headers.length === 0
      ? []
      : [`<ApiSection part="header" level={3}>\n${fieldsText(headers, 'response')}\n</ApiSection>`]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What the API sends by itself later. */
function callbacksText(node: SpecNode): string {
  const found = node
    .at('callbacks')
    .entries()
    .flatMap(([name, callback]) =>
      callback.entries().flatMap(([address, item]) =>
        item
          .entries()
          .filter(([method]) => /^(?:get|put|post|delete|patch)$/.test(method))
          .map(([method, operation]) => {
            const words = operation.text('description') ?? operation.text('summary');
            const parts = [
              ...(words === undefined ? [] : [descriptionText(words)]),
              bodyText(operation.at('requestBody'), 'request'),
            ].filter((part) => part !== '');
            const title = `${name}: ${method.toUpperCase()} ${address}`;
            return `<Accordion${attribute('title', title)}>\n${parts.join('\n\n')}\n</Accordion>`;
          }),
      ),
    );
  return found.join('\n\n');
}
