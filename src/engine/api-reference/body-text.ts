/** Bodies and answers as parts of a page: what they hold in each kind of content. */

import { fieldsText, valueText } from './field-text.ts';
import { contentSchema } from './file-content.ts';
import { linksText } from './links-text.ts';
import { attribute, descriptionText } from './mdx-text.ts';
import { exampleFence, writtenExamples } from './media-examples.ts';
import type { ApiDescription } from './operations.ts';
import { parameterField } from './parameters-text.ts';
import { type Direction, type FieldView, SchemaReader } from './schema-view.ts';
import { type SectionOptions, sectionText } from './section-text.ts';
import type { SpecNode } from './spec-node.ts';

/**
 * A body or an answer: its description, and what it holds in each kind of content.
 * @param direction what the API sends by itself is a body that comes as answers do
 */
export function bodyText(body: SpecNode, place: 'body' | 'response', direction: Direction): string {
  const contents = body.at('content').entries();
  const texts = contents.map(([type, media]) => {
    const examples = direction === 'request' ? examplesText(type, media, contents.length > 1) : [];
    return [type, joined([schemaText(contentSchema(type, media), place, direction), ...examples])] as const;
  });
  const words = body.text('description');
  const [first] = texts;
  return joined([
    ...(words === undefined ? [] : [descriptionText(words)]),
    ...(texts.length === 1 && first !== undefined ? [`<ApiFacts${attribute('content', first[0])} />`, first[1]] : []),
    ...(texts.length > 1 ? [tabs(texts)] : []),
  ]);
}

/** Those of a request's author. One alone stands in the samples of the request, where they are of its kind of content. */
function examplesText(type: string, media: SpecNode, isOneOfMany: boolean): readonly string[] {
  const examples = writtenExamples(type, media);
  if (examples.length < (isOneOfMany ? 1 : 2)) return [];
  const fences = examples.map((example) => exampleFence(example, example.name ?? type));
  return [`<CodeGroup>\n${fences.join('\n\n')}\n</CodeGroup>`];
}

/**
 * An answer for each status.
 * @param inside what its own headings are
 */
export function responsesText(
  node: SpecNode,
  description: ApiDescription,
  inside: SectionOptions = { level: 3 },
): string {
  const responses = node
    .at('responses')
    .entries()
    .map(([status, response]) => [status, responseText(response, description, inside)] as const);
  return responses.length === 0 ? '' : tabs(responses);
}

function responseText(response: SpecNode, description: ApiDescription, inside: SectionOptions): string {
  const headers = response
    .at('headers')
    .entries()
    .map(([name, header]): FieldView => ({ ...parameterField(header), name, isRequired: header.flag('required') }));
  return joined([
    bodyText(response, 'response', 'response'),
    ...sectionText('header', fieldsText(headers, 'response'), inside),
    ...sectionText('links', linksText(response, description), inside),
  ]);
}

function schemaText(schema: SpecNode, place: 'body' | 'response', direction: Direction): string {
  const { broken, isPresent, name } = schema;
  if (broken !== undefined) return `<ApiFacts${attribute('type', name ?? broken)} />`;
  if (!isPresent) return '';
  return schema.once(`text ${place} ${direction}`, () => valueText(new SchemaReader(direction).read(schema), place));
}

function tabs(texts: readonly (readonly [title: string, text: string])[]): string {
  const made = texts.map(([title, text]) => `<Tab${attribute('title', title)}>\n${text}\n</Tab>`);
  return `<Tabs sync={false}>\n${made.join('\n\n')}\n</Tabs>`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
