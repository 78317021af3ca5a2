/** Fields of an endpoint as text of its page: `<ParamField>` for what a reader sends, `<ResponseField>` for what comes back. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import { attribute, descriptionText, inlineCode } from './mdx-text.ts';
import type { FieldView, SchemaView, VariantView } from './schema-view.ts';

/** Where a field stands: in a part of the request, or in an answer. */
export type FieldPlace = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';

/** Fields one after the other. */
export function fieldsText(fields: readonly FieldView[], place: FieldPlace, prefix = ''): string {
  return fields.map((field) => fieldText(field, place, prefix)).join('\n\n');
}

/** What a body or an answer is: its fields, its variants, or one value without a name. */
export function valueText(schema: SchemaView, place: 'body' | 'response'): string {
  const parts = [
    ...(schema.fields.length === 0 && schema.variants.length === 0 ? [unnamedText(schema, place)] : []),
    ...(schema.fields.length > 0 ? [...listNote(schema), fieldsText(schema.fields, place)] : []),
    ...(schema.variants.length > 0 ? [variantsText(schema.variants, place, '')] : []),
  ];
  return parts.join('\n\n');
}

/** A list of objects shows the fields of one, and says that there are several. */
function listNote({ type }: SchemaView): readonly string[] {
  return /\[\]/.test(type) ? [`<ApiFacts${attribute('type', type)} />`] : [];
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
    schema.default === undefined || schema.default === '' ? '' : attribute('default', plain(schema.default)),
  ];
  const body = [
    ...(schema.description === undefined ? [] : [descriptionText(schema.description)]),
    ...factsText(schema),
    ...notes,
    ...childrenText(schema, place, path),
  ].join('\n\n');
  return body === '' ? `<${tag}${attributes.join('')} />` : `<${tag}${attributes.join('')}>\n${body}\n</${tag}>`;
}

function childrenText({ fields, variants }: SchemaView, place: FieldPlace, path: string): readonly string[] {
  const inside = [
    ...(fields.length > 0 ? [fieldsText(fields, place, path)] : []),
    ...(variants.length > 0 ? [variantsText(variants, place, path)] : []),
  ];
  return inside.length === 0 ? [] : [`<Expandable>\n${inside.join('\n\n')}\n</Expandable>`];
}

/** One tab for each variant. */
export function variantsText(variants: readonly VariantView[], place: FieldPlace, path: string): string {
  const tabs = variants.map(({ title, schema }) => {
    const parts = [
      ...(schema.description === undefined ? [] : [descriptionText(schema.description)]),
      ...(schema.fields.length > 0 ? [fieldsText(schema.fields, place, path)] : []),
      ...(schema.variants.length > 0 ? [variantsText(schema.variants, place, path)] : []),
      ...(schema.fields.length === 0 && schema.variants.length === 0
        ? [`<ApiFacts${attribute('type', schema.type)} />`, ...factsText(schema)]
        : []),
    ];
    return `<Tab${attribute('title', title)}>\n${parts.join('\n\n')}\n</Tab>`;
  });
  return `<Tabs sync={false}>\n${tabs.join('\n\n')}\n</Tabs>`;
}

/** Limits, allowed values and examples. */
function factsText({ limits, options, examples }: SchemaView): readonly string[] {
  const facts: Record<string, unknown> = {
    ...rangesOf(limits),
    ...(limits.pattern !== undefined && { pattern: limits.pattern }),
    ...(limits.multipleOf !== undefined && { multipleOf: limits.multipleOf }),
    ...(limits.uniqueItems === true && { isUnique: true }),
    ...(options.length > 0 && { options: options.map(({ value }) => plain(value)) }),
    ...(examples.length > 0 && { examples: examples.slice(0, 3).map(plain) }),
  };
  const described = options.filter(({ description }) => description !== undefined);
  const words = described.map(
    ({ value, description }) => `- ${inlineCode(plain(value))}: ${descriptionText(description ?? '').trim()}`,
  );
  const names = Object.keys(facts);
  const text = names.length === 0 ? [] : [`<ApiFacts${names.map((name) => attribute(name, facts[name])).join('')} />`];
  return [...text, ...(words.length === 0 ? [] : [words.join('\n')])];
}

/** Ranges as people write them: `1 <= x <= 50`. */
function rangesOf(limits: FormLimits): Readonly<Record<string, string>> {
  const range = (
    low: number | undefined,
    high: number | undefined,
    isAbove = false,
    isBelow = false,
  ): string | undefined => {
    if (low === undefined && high === undefined) return undefined;
    return `${low === undefined ? '' : `${low} ${isAbove ? '<' : '≤'} `}x${high === undefined ? '' : ` ${isBelow ? '<' : '≤'} ${high}`}`;
  };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
  const found = {
    range: range(
      exclusiveMinimum ?? minimum,
      exclusiveMaximum ?? maximum,
      exclusiveMinimum !== undefined,
      exclusiveMaximum !== undefined,
    ),
    length: range(limits.minLength, limits.maxLength),
    items: range(limits.minItems, limits.maxItems),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A value as readers write it. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
