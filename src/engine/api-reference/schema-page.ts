/** The page of a data model: one schema of an API description as fields, with an example of a value. */

import { fieldsText, valueText } from './field-text.ts';
import { codeFence, descriptionText } from './mdx-text.ts';
import type { ApiDescription } from './operations.ts';
import { schemaSample } from './schema-sample.ts';
import { SchemaReader } from './schema-view.ts';
import type { SpecNode } from './spec-node.ts';

/** As authors name it: `User`, or `openapi.json User` where several descriptions have one. */
export interface SchemaName {
  readonly file?: string;
  readonly schema: string;
}

/** `undefined` for nothing at all. */
export function parseSchemaName(written: string): SchemaName | undefined {
  const [, file, schema] = /^(?:(\S.*?)\s+)?(\S+)$/.exec(written.trim()) ?? [];
  if (schema === undefined) return undefined;
  return { schema, ...(file !== undefined && { file }) };
}

/** The schemas that a description names, in the order of the file. */
export function schemasOf({ root }: ApiDescription): readonly (readonly [name: string, schema: SpecNode])[] {
  return root.at('components').at('schemas').entries();
}

/** The schema in the first description that has it. */
export function findSchema(name: string, descriptions: readonly ApiDescription[]): SpecNode | undefined {
  for (const { root } of descriptions) {
    const schema = root.at('components').at('schemas').at(name);
    if (schema.isPresent) return schema;
  }
  return undefined;
}

/** MDX without front matter. Equal schemas give equal text. */
export function schemaText(name: string, schema: SpecNode): string {
  const { description, ...view } = new SchemaReader('either').read(schema);
  const isObject = view.fields.length > 0 && view.choices.length === 0 && !view.type.includes('[]');
  const parts = [
    ...(description === undefined ? [] : [descriptionText(description)]),
    isObject ? fieldsText(view.fields, 'response') : valueText(view, 'response'),
    ...exampleText(schema.text('title') ?? name, schema),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A longer one is no example that anybody reads. */
const LONGEST = 20_000;

function exampleText(title: string, schema: SpecNode): readonly string[] {
  const value = schema.plain('example') ?? schemaSample(schema, { direction: 'either' });
  const text = value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
  if (text === '' || text === '{}' || text.length > LONGEST) return [];
  const info = `json title=${JSON.stringify(title.replace(/["\\\n]/g, ' '))}`;
  return [`<ResponseExample>\n${codeFence(text, info)}\n</ResponseExample>`];
}
