/** Schemas as a form asks for their values. */

import type { FormField, FormSchema, FormVariant } from '../../../shared/playground/request-form.ts';
import { type ToldVariants, variantsOf } from '../discriminator.ts';
import {
  examplesOf,
  identityOf,
  isFileSchema,
  isNullable,
  limitsOf,
  listItem,
  type MergedSchema,
  mergeAllOf,
  optionsOf,
} from '../merged-schema.ts';
import { shortWords } from '../short-words.ts';
import type { SpecNode } from '../spec-node.ts';

/** What lies deeper is typed as JSON. */
const DEEPEST = 6;
/** A form of more fields is filled in by nobody: what comes then is typed as JSON. */
const MOST_FIELDS = 300;

/**
 * A schema as a form asks for its value.
 * @param withFiles whether it can hold files, as forms can and JSON cannot
 */
export function formSchema(schema: SpecNode, withFiles = false): FormSchema {
  return schema.once(`form ${withFiles}`, () => new FormReader(withFiles).read(schema));
}

/** Reads one schema, with all that lies in it. */
class FormReader {
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
    const self = identityOf(node, merged);
    const isOpen = inside.length < DEEPEST && this.#left > 0 && !inside.includes(self);
    const deeper = [...inside, self];
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
    const { first, properties, additional } = merged;
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
    if (this.#withFiles && isFileSchema(merged.only ?? node) && listItem(merged) === undefined) return { kind: 'file' };
    const type = typeOf(merged);
    const item = listItem(merged);
    if (item !== undefined) return { kind: 'list', item: this.#schema(item, deeper) };
    const isObject = properties.size > 0 || additional !== undefined;
    const told = variantsOf(merged);
    const choice = this.#variants(told, new Set(properties.keys()), deeper);
    if (!isObject && choice.length === 1) return (choice[0] as FormVariant).schema;
    if (isObject)
      return {
        kind: 'object',
        fields: this.#fields(merged, choice.length > 0 ? told.property : undefined, deeper),
        ...(additional !== undefined && { others: this.#schema(additional, deeper) }),
        ...(choice.length > 0 && { variants: choice }),
      };
    if (choice.length > 1) return { kind: 'variants', variants: choice };
    return { kind: type };
  }

  /** @param told the property that variants have for themselves */
  #fields(
    { properties, required }: MergedSchema,
    told: string | undefined,
    deeper: readonly unknown[],
  ): readonly FormField[] {
    return [...properties].flatMap(([name, node]): FormField[] => {
      // What only the API sets is not sent to it.
      if (name === told || mergeAllOf(node).first('readOnly') === true) return [];
      return [{ name, ...(required.has(name) && { required: true }), schema: this.#schema(node, deeper) }];
    });
  }

  /** @param around names of the fields that stand beside the variants */
  #variants({ property, variants }: ToldVariants, around: ReadonlySet<string>, deeper: readonly unknown[]) {
    return variants.map(({ node, values }, index): FormVariant => {
      const schema = this.#schema(node, deeper);
      const title = node.text('title') ?? node.name ?? `${schema.format ?? schema.kind} ${index + 1}`;
      return { title, schema: property === undefined ? schema : toldApart(schema, property, values, around) };
    });
  }
}

/** The property that tells variants apart says which one this is. */
function toldApart(
  schema: FormSchema,
  property: string,
  values: readonly string[],
  around: ReadonlySet<string>,
): FormSchema {
  if (schema.kind !== 'object' || values.length === 0) return schema;
  const options = values.map((value) => ({ value }));
  const told: FormField = { name: property, required: true, schema: { kind: 'text', options } };
  const others = (schema.fields ?? []).filter(({ name }) => name !== property && !around.has(name));
  return { ...schema, fields: [told, ...others] };
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
