/** A schema with everything that `allOf` adds to it, and what is said of its values. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import type { SpecNode } from './spec-node.ts';

export interface EnumOption {
  readonly value: unknown;
  readonly title?: string;
  readonly description?: string;
}

export interface MergedSchema {
  readonly name: string | undefined;
  readonly parts: readonly SpecNode[];
  /** What the schema is but for `null` and its own words: the one schema that it takes over or leaves to choose. */
  readonly only: SpecNode | undefined;
  readonly properties: ReadonlyMap<string, SpecNode>;
  readonly required: ReadonlySet<string>;
  /** What further members are, where something is said of them. */
  readonly additional: SpecNode | undefined;
  readonly variants: readonly SpecNode[];
  /** The same, choice by choice: of each of them one variant holds. */
  readonly choices: readonly Choice[];
  /** The value of a key in the first part that has it. */
  readonly first: (key: string) => unknown;
}

/** `oneOf` or `anyOf` of a part. */
export interface Choice {
  readonly part: SpecNode;
  readonly variants: readonly SpecNode[];
}

export function mergeAllOf(schema: SpecNode): MergedSchema {
  return schema.once('merged', () => merge(schema));
}

function merge(schema: SpecNode): MergedSchema {
  const parts: SpecNode[] = [];
  const seen = new Set<unknown>();
  const choices: Choice[] = [];
  let only: SpecNode | undefined;
  const collect = (node: SpecNode): void => {
    if (seen.has(node.identity)) return;
    seen.add(node.identity);
    parts.push(node);
    for (const more of node.also) collect(more);
    const added = node.at('allOf').items();
    if (added.length === 1 && node.at('properties').entries().length === 0) only ??= added[0];
    for (const part of added) collect(part);
    for (const key of ['oneOf', 'anyOf']) {
      const variants = node
        .at(key)
        .items()
        .filter(({ value }) => !isNullType(value));
      const [first] = variants;
      if (first === undefined) continue;
      if (variants.length > 1) choices.push({ part: node, variants });
      else {
        only ??= first;
        collect(first);
      }
    }
  };
  collect(schema);
  const properties = new Map<string, SpecNode>();
  const required = new Set<string>();
  let additional: SpecNode | undefined;
  for (const part of parts) {
    for (const [name, node] of part.at('properties').entries()) {
      const known = properties.get(name);
      properties.set(name, known === undefined || known.identity === node.identity ? node : known.with(node));
    }
    for (const { value } of part.at('required').items()) if (typeof value === 'string') required.add(value);
    const others = part.at('additionalProperties');
    if (others.entries().length > 0) additional ??= others;
  }
  const first = (key: string): unknown => parts.map((part) => part.plain(key)).find((value) => value !== undefined);
  const variants = choices.flatMap((choice) => choice.variants);
  return { name: schema.name ?? only?.name, parts, only, properties, required, additional, variants, choices, first };
}

/** Tells schemas apart where they lie in each other; what takes another one over as it is counts as that one. */
export function identityOf(schema: SpecNode, { only }: MergedSchema): unknown {
  return only?.identity ?? schema.identity;
}

/** The schema of a property, by whichever part of `allOf` it comes. */
export function mergedProperty(schema: SpecNode, name: string): SpecNode | undefined {
  return mergeAllOf(schema).properties.get(name);
}

/** Whether `null` is a value of it, however its version of OpenAPI says so. */
export function isNullable({ first, parts }: MergedSchema): boolean {
  if (first('nullable') === true || first('x-nullable') === true) return true;
  if ([first('type')].flat().includes('null')) return true;
  return parts.some((part) =>
    [...part.at('oneOf').items(), ...part.at('anyOf').items()].some(({ value }) => isNullType(value)),
  );
}

/** OpenAPI 3.0 names a format, 3.1 a kind of content; a list of files is one of several. */
export function isFileSchema(schema: SpecNode | undefined): boolean {
  if (schema === undefined) return false;
  const item = schema.at('items');
  if (item.isPresent) return isFileSchema(item);
  return (
    schema.text('format') === 'binary' ||
    (schema.text('contentMediaType') !== undefined && schema.text('contentEncoding') === undefined)
  );
}

export function isNullType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'null';
}

export function listItem({ parts }: MergedSchema): SpecNode | undefined {
  return parts.map((part) => part.at('items')).find((items) => items.entries().length > 0);
}

const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

/** Of limits that several parts set, the narrowest. */
export function limitsOf(merged: MergedSchema): FormLimits {
  const { first, parts } = merged;
  const found = [...LOWEST, ...HIGHEST].flatMap((key) => {
    const values = parts.flatMap((part) => part.number(key) ?? []);
    if (values.length === 0) return [];
    const isLow = LOWEST.some((one) => one === key);
    return [[key, isLow ? Math.max(...values) : Math.min(...values)] as const];
  });
  const pattern = first('pattern');
  const multipleOf = first('multipleOf');
  return {
    ...Object.fromEntries(found),
    ...(typeof multipleOf === 'number' && { multipleOf }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(first('uniqueItems') === true && { uniqueItems: true }),
  };
}

/**
 * `enum`, with the words that tools agree on for each of its values; of several parts what all of them allow. A choice between
 * single values is the same.
 */
export function optionsOf({
  first,
  parts = [],
  choices = [],
}: Pick<MergedSchema, 'first'> & Partial<Pick<MergedSchema, 'parts' | 'choices'>>): readonly EnumOption[] {
  const values = first('enum');
  if (!Array.isArray(values)) return choices.length === 1 ? singleValues(choices[0] as Choice) : [];
  const described = first('x-enumDescriptions') ?? first('x-enum-descriptions');
  const options = values.map((value: unknown, index): EnumOption => {
    const words: unknown = Array.isArray(described)
      ? described[index]
      : typeof described === 'object' && described !== null
        ? Object.entries(described).find(([key]) => key === String(value))?.[1]
        : undefined;
    return { value, ...(typeof words === 'string' && { description: words }) };
  });
  const lists = parts.map((part) => part.plain('enum')).filter((list) => Array.isArray(list));
  const common = options.filter(({ value }) => lists.every((list) => list.includes(value)));
  return common.length > 0 ? common : options;
}

/** `oneOf: [{ const: asc, title: Upwards }, …]`; none where a variant is anything else. */
function singleValues({ variants }: Choice): readonly EnumOption[] {
  const options = variants.flatMap((variant): readonly EnumOption[] => {
    const { first } = mergeAllOf(variant);
    const listed = first('enum');
    const [value, ...more]: readonly unknown[] =
      first('const') !== undefined ? [first('const')] : Array.isArray(listed) ? listed : [];
    if (value === undefined || more.length > 0) return [];
    const [title, description] = [first('title'), first('description')];
    return [
      {
        value,
        ...(isWords(title) && { title }),
        ...(isWords(description) && { description }),
      },
    ];
  });
  return options.length === variants.length ? options : [];
}

function isWords(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

export function examplesOf({ first }: MergedSchema): readonly unknown[] {
  const several = first('examples');
  if (Array.isArray(several)) return several;
  const one = first('example');
  return one === undefined ? [] : [one];
}
