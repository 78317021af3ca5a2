/** Fields of an endpoint as text of its page: `<ParamField>` for what a reader sends, `<ResponseField>` for what comes back. */

import { plainText } from '../../shared/api-request/parameter-text.ts';
import { factsText, outerFactsText } from './facts-text.ts';
import { attribute, descriptionText } from './mdx-text.ts';
import type { FieldView, SchemaView, VariantView } from './schema-view.ts';

/** Where a field stands: in a part of the request, or in an answer. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';

/** Fields one after the other. */
export function fieldsText(fields: readonly FieldView[], place: FieldPlace, prefix = ''): string {
  return fields.map((field) => fieldText(field, place, prefix)).join('\n\n');
}

/** What a body or an answer is: its fields, its variants, or one value without a name. */
export function valueText(schema: SchemaView, place: 'body' | 'response'): string {
  const { fields, choices } = schema;
  if (fields.length === 0 && choices.length === 0) return unnamedText(schema, place);
  return [...outerFactsText(schema), ...insideText(schema, place, '')].join('\n\n');
}

function unnamedText(schema: SchemaView, place: 'body' | 'response'): string {
  return fieldText({ name: place, isRequired: false, schema }, place, '');
}

function fieldText({ name, isRequired, schema, notes = [] }: FieldView, place: FieldPlace, prefix: string): string {
  const tag = place === 'response' ? 'ResponseField' : 'ParamField';
  const key = place === 'response' ? 'name' : place;
  const path = prefix === '' ? name : `${prefix}.${name}`;
  const attributes = [
    attribute(key, name),
    prefix === '' ? '' : attribute('id', `${place}-${path}`),
    attribute('type', schema.type),
    // The part of the page is named by the place.
    place === 'response' ? '' : ' placed',
    isRequired ? ' required' : '',
    schema.isReadOnly ? ' readOnly' : '',
    schema.isWriteOnly ? ' writeOnly' : '',
    schema.isDeprecated ? ' deprecated' : '',
    schema.default === undefined || schema.default === '' ? '' : attribute('default', plainText(schema.default)),
  ];
  const body = [
    ...(schema.description === undefined ? [] : [descriptionText(schema.description)]),
    ...factsText(schema),
    ...notes,
    ...childrenText(schema, place, path),
  ].join('\n\n');
  return body === '' ? `<${tag}${attributes.join('')} />` : `<${tag}${attributes.join('')}>\n${body}\n</${tag}>`;
}

function childrenText(schema: SchemaView, place: FieldPlace, path: string): readonly string[] {
  const inside = insideText(schema, place, path);
  return inside.length === 0 ? [] : [`<Expandable>\n${inside.join('\n\n')}\n</Expandable>`];
}

/** Fields, and the variants of each choice. */
function insideText({ fields, choices }: SchemaView, place: FieldPlace, path: string): readonly string[] {
  return [
    ...(fields.length > 0 ? [fieldsText(fields, place, path)] : []),
    ...choices.map((variants) => variantsText(variants, place, path)),
  ];
}

/** One tab for each variant. */
function variantsText(variants: readonly VariantView[], place: FieldPlace, path: string): string {
  const tabs = variants.map(({ title, schema }) => {
    const inside = insideText(schema, place, path);
    const parts = [
      ...(schema.description === undefined ? [] : [descriptionText(schema.description)]),
      ...(inside.length === 0
        ? [`<ApiFacts${attribute('type', schema.type)} />`, ...factsText(schema)]
        : [...outerFactsText(schema), ...inside]),
    ];
    return `<Tab${attribute('title', title)}>\n${parts.join('\n\n')}\n</Tab>`;
  });
  return `<Tabs sync={false}>\n${tabs.join('\n\n')}\n</Tabs>`;
}
