/** Schemas as a form asks for their values. */

import type { FormField, FormOption, FormSchema, FormVariant } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';
import { type ToldVariants, variantsOf } from '../discriminator.ts';
import {
  type EnumOption,
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
import { tupleOf } from '../type-label.ts';

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
    const options = optionsFor(merged);
    if (options.length > 0) return { kind: 'text', options };
    if (this.#withFiles && isFileSchema(merged.only ?? node) && listItem(merged) === undefined) return { kind: 'file' };
    const [type = 'any', ...otherTypes] = typesOf(merged);
    if (otherTypes.length > 0 && merged.variants.length === 0) return this.#ofTypes(merged, deeper);
    const item = this.#item(merged, deeper);
    if (item !== undefined) return { kind: 'list', item };
    const isObject = properties.size > 0 || additional !== undefined;
    const told = variantsOf(merged);
    const choice = this.#variants(told, new Set(properties.keys()), deeper);
    if (!isObject && choice.length === 1) return (choice[0] as FormVariant).schema;
    if (isObject)
      return {
        ...this.#object(merged, choice.length > 0 ? told.property : undefined, deeper),
        ...(choice.length > 0 && { variants: choice }),
      };
    if (choice.length > 1) return { kind: 'variants', variants: choice };
    return { kind: KINDS[type] ?? 'any' };
  }

  /** One kind of field for each type: `5` and `"5"` are two values. */
  #ofTypes(merged: MergedSchema, deeper: readonly unknown[]): FormSchema {
    const limits = limitsOf(merged);
    const variants = typesOf(merged).map((type): FormVariant => {
      const item = type === 'array' ? this.#item(merged, deeper) : undefined;
      if (item !== undefined) return { title: type, schema: { kind: 'list', item, limits } };
      const isObject = type === 'object' && (merged.properties.size > 0 || merged.additional !== undefined);
      if (isObject) return { title: type, schema: this.#object(merged, undefined, deeper) };
      const hasLimits = Object.keys(limits).length > 0;
      return { title: type, schema: { kind: KINDS[type] ?? 'any', ...(hasLimits && { limits }) } };
    });
    return { kind: 'variants', variants };
  }

  #object(merged: MergedSchema, told: string | undefined, deeper: readonly unknown[]): FormSchema {
    const { additional } = merged;
    const others =
      additional !== undefined
        ? this.#schema(additional, deeper)
        : allowsAll(merged)
          ? ({ kind: 'any' } as const)
          : undefined;
    return { kind: 'object', fields: this.#fields(merged, told, deeper), ...(others && { others }) };
  }

  /** Of a list: where its first items have schemas of their own, each item is one of these. `undefined` for no list. */
  #item(merged: MergedSchema, deeper: readonly unknown[]): FormSchema | undefined {
    const first = tupleOf(merged)?.positions ?? [];
    const usual = listItem(merged);
    const nodes = [...first, ...(usual === undefined ? [] : [usual])];
    const read = nodes.map((node) => ({ title: node.text('title') ?? node.name, schema: this.#schema(node, deeper) }));
    const kinds = read.filter(({ schema }, index) => read.findIndex((one) => isAlike(one.schema, schema)) === index);
    const isOpen = merged.variants.length === 0 && typesOf(merged).includes('array');
    if (kinds.length < 2) return kinds[0]?.schema ?? (isOpen ? { kind: 'any' } : undefined);
    const variants = kinds.map(
      ({ title, schema }, index): FormVariant => ({
        title: title ?? `${schema.format ?? schema.kind} ${index + 1}`,
        schema,
      }),
    );
    return { kind: 'variants', variants };
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

const KINDS: Readonly<Record<string, FormSchema['kind']>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
};

/** But for `null`; every whole number is a number. */
function typesOf({ first }: MergedSchema): readonly string[] {
  const types = [first('type')].flat().filter((type): type is string => typeof type === 'string' && type !== 'null');
  return types.filter((type) => type !== 'integer' || !types.includes('number'));
}

/** The only values that it may have: those of `enum`, or kinds that are one value each, with their titles. */
function optionsFor(merged: MergedSchema): readonly FormOption[] {
  const listed = optionsOf(merged).map(optionOf);
  // What a checkbox offers, no list has to.
  return listed.length > 0 && isNullable(merged) ? listed.filter(({ value }) => value !== null) : listed;
}

function optionOf({ value, title, description }: EnumOption): FormOption {
  return {
    value,
    ...(title && { title: shortWords(title) }),
    ...(description && { words: shortWords(description) }),
  };
}

/** Whether members without a description are expressly allowed. */
function allowsAll({ parts }: MergedSchema): boolean {
  return parts.some((part) => {
    const others = part.plain('additionalProperties');
    return others === true || (isRecord(others) && Object.keys(others).length === 0);
  });
}

function isAlike(one: FormSchema, other: FormSchema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
