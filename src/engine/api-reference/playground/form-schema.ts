/** Schemas as a form asks for their values. */

import type { FormField, FormSchema, FormVariant } from '../../../shared/playground/request-form.ts';
import { isFileSchema } from '../samples/request-body.ts';
import {
  examplesOf,
  isNullType,
  limitsOf,
  listItem,
  type MergedSchema,
  mergeAllOf,
  optionsOf,
} from '../schema-view.ts';
import type { SpecNode } from '../spec-node.ts';

/** What lies deeper is typed as JSON. */
const DEEPEST = 6;
/** A form of more fields is filled in by nobody: what comes then is typed as JSON. */
const MOST_FIELDS = 300;
/** Letters of a field's own words; the page says all of them. */
const MOST_WORDS = 160;

/** Reads the schemas of one request. */
export class FormReader {
  readonly #withFiles: boolean;
  #left: number;

  /** @param withFiles whether the body can hold files, as forms can and JSON cannot */
  constructor(withFiles = false, most = MOST_FIELDS) {
    this.#withFiles = withFiles;
    this.#left = most;
  }

  read(schema: SpecNode): FormSchema {
    return this.#schema(schema, []);
  }

  #schema(node: SpecNode, inside: readonly unknown[]): FormSchema {
    const merged = mergeAllOf(node);
    const { first } = merged;
    this.#left--;
    const isOpen = inside.length < DEEPEST && this.#left > 0 && !inside.includes(node.identity);
    const deeper = [...inside, node.identity];
    const [example] = examplesOf(merged);
    const limits = limitsOf(merged);
    const format = first('format');
    const description = first('description');
    return {
      ...(isOpen ? this.#open(node, merged, deeper) : { kind: 'any' }),
      ...(typeof format === 'string' && { format }),
      ...(typeof description === 'string' && description.trim() !== '' && { words: shortWords(description) }),
      ...(isNullable(merged) && { nullable: true }),
      ...(first('deprecated') === true && { deprecated: true }),
      ...(example !== undefined && { example }),
      ...(first('default') !== undefined && { default: first('default') }),
      ...(Object.keys(limits).length > 0 && { limits }),
    };
  }

  #open(node: SpecNode, merged: MergedSchema, deeper: readonly unknown[]): FormSchema {
    const { first, properties, additional, variants } = merged;
    if (first('const') !== undefined) return { kind: 'text', options: [{ value: first('const') }] };
    const options = optionsOf(merged);
    if (options.length > 0)
      return {
        kind: 'text',
        options: options.map(({ value, description }) => ({
          value,
          ...(description !== undefined && { words: shortWords(description) }),
        })),
      };
    if (this.#withFiles && isFileSchema(node) && listItem(merged) === undefined) return { kind: 'file' };
    const type = typeOf(merged);
    const item = listItem(merged);
    if (item !== undefined) return { kind: 'list', item: this.#schema(item, deeper) };
    const isObject = properties.size > 0 || additional !== undefined;
    const choice = this.#variants(merged, variants, deeper);
    if (!isObject && choice.length === 1) return (choice[0] as FormVariant).schema;
    if (isObject)
      return {
        kind: 'object',
        fields: this.#fields(merged, deeper),
        ...(additional !== undefined && { others: this.#schema(additional, deeper) }),
        ...(choice.length > 0 && { variants: choice }),
      };
    if (choice.length > 1) return { kind: 'variants', variants: choice };
    return { kind: type };
  }

  #fields({ properties, required }: MergedSchema, deeper: readonly unknown[]): readonly FormField[] {
    return [...properties].flatMap(([name, node]): FormField[] => {
      // What only the API sets is not sent to it.
      if (mergeAllOf(node).first('readOnly') === true) return [];
      return [{ name, ...(required.has(name) && { required: true }), schema: this.#schema(node, deeper) }];
    });
  }

  #variants(merged: MergedSchema, nodes: readonly SpecNode[], deeper: readonly unknown[]): readonly FormVariant[] {
    const discriminator = merged.parts.map((part) => part.at('discriminator')).find((one) => one.isPresent);
    const property = discriminator?.text('propertyName');
    const names = discriminator?.at('mapping').entries() ?? [];
    return nodes.map((node, index) => {
      const schema = this.#schema(node, deeper);
      const title = node.text('title') ?? node.name ?? `${schema.format ?? schema.kind} ${index + 1}`;
      if (property === undefined || node.name === undefined) return { title, schema };
      const value = names.find(([, { value }]) => lastName(value) === node.name)?.[0] ?? node.name;
      return { title, schema: withFixed(schema, property, value) };
    });
  }
}

function lastName(reference: unknown): string {
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
}

/** The property that tells variants apart says which one this is. */
function withFixed(schema: FormSchema, name: string, value: string): FormSchema {
  if (schema.kind !== 'object') return schema;
  const fixed: FormField = { name, required: true, schema: { kind: 'text', options: [{ value }] } };
  return { ...schema, fields: [fixed, ...(schema.fields ?? []).filter((field) => field.name !== name)] };
}

function isNullable({ first, parts }: MergedSchema): boolean {
  if (first('nullable') === true || [first('type')].flat().includes('null')) return true;
  return parts.some((part) =>
    [...part.at('oneOf').items(), ...part.at('anyOf').items()].some(({ value }) => isNullType(value)),
  );
}

function typeOf({ first }: MergedSchema): FormSchema['kind'] {
  const types = [first('type')].flat().filter((type) => type !== 'null');
  if (types.length > 1) return types.includes('string') ? 'text' : 'any';
  switch (types[0]) {
    case 'string':
      return 'text';
    case 'number':
    case 'integer':
    case 'boolean':
      return types[0];
    default:
      return 'any';
  }
}

/** The first sentence or so, without marks of Markdown and HTML. */
export function shortWords(markdown: string): string {
  const plain = markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^#+\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MOST_WORDS) return plain;
  const cut = plain.slice(0, MOST_WORDS);
  const end = cut.lastIndexOf('. ');
  return end > MOST_WORDS / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
