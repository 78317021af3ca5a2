/** Schemas as readers see them: fields with types, limits and fields of their own. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import type { SpecNode } from './spec-node.ts';

/** What a value may be. */
export interface SchemaView {
  /** For example `string<date-time> | null`, `enum<string>`, `User[]`. */
  readonly type: string;
  /** Markdown. */
  readonly description?: string;
  readonly limits: FormLimits;
  /** The values that are allowed, where only some are, with what their author says of each. */
  readonly options: readonly EnumOption[];
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly isDeprecated: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  /** Of an object, or of what a list holds. */
  readonly fields: readonly FieldView[];
  /** One of these, or several: their fields come beside `fields`. */
  readonly variants: readonly VariantView[];
}

export interface FieldView {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: SchemaView;
}

export interface VariantView {
  readonly title: string;
  readonly schema: SchemaView;
}

export interface EnumOption {
  readonly value: unknown;
  readonly description?: string;
}

/** Which way the values go: a reader sends requests, and gets answers. `either`: the schema by itself, with all that it has. */
export type Direction = 'request' | 'response' | 'either';

/** Fields lie in fields this deep; what is deeper is named by its type. */
const DEEPEST = 8;
/** A page of more fields is read by nobody, and drawn slowly: then nothing more is opened. */
const MOST_FIELDS = 500;

/** Reads the schemas of one page. */
export class SchemaReader {
  readonly #direction: Direction;
  #left: number;

  constructor(direction: Direction, most = MOST_FIELDS) {
    this.#direction = direction;
    this.#left = most;
  }

  read(schema: SpecNode): SchemaView {
    return this.#view(schema, []);
  }

  /** @param inside What the schema lies in: whoever comes again leads round in a circle. */
  #view(schema: SpecNode, inside: readonly unknown[]): SchemaView {
    const merged = mergeAllOf(schema);
    const item = listItem(merged);
    const isOpen = inside.length < DEEPEST && !inside.includes(schema.identity) && this.#left > 0;
    const deeper = [...inside, schema.identity];
    const described = item === undefined ? undefined : isOpen ? this.#view(item, deeper) : undefined;
    const options = optionsOf(merged);
    const { first } = merged;
    return {
      // What stays closed is named.
      type: isOpen || merged.properties.size === 0 ? typeLabel(merged, inside) : (schema.name ?? 'object'),
      ...descriptionOf(first('description')),
      limits: limitsOf(merged),
      options: options.length > 0 ? options : (described?.options ?? []),
      ...(first('default') !== undefined && { default: first('default') }),
      examples: examplesOf(merged),
      isDeprecated: first('deprecated') === true,
      isReadOnly: first('readOnly') === true,
      isWriteOnly: first('writeOnly') === true,
      fields: described?.fields ?? (isOpen ? this.#fields(merged, deeper) : []),
      variants: described?.variants ?? (isOpen ? this.#variants(merged, deeper) : []),
    };
  }

  #fields(merged: MergedSchema, inside: readonly unknown[]): readonly FieldView[] {
    const fields: FieldView[] = [];
    const add = (name: string, node: SpecNode, isRequired: boolean): void => {
      this.#left--;
      const schema = this.#view(node, inside);
      // What only the API sets is not sent to it, and the other way round.
      if (this.#direction === 'request' && schema.isReadOnly) return;
      if (this.#direction === 'response' && schema.isWriteOnly) return;
      fields.push({ name, isRequired, schema });
    };
    for (const [name, node] of merged.properties) add(name, node, merged.required.has(name));
    const others = merged.additional;
    if (others !== undefined) add('{key}', others, false);
    return fields;
  }

  #variants(merged: MergedSchema, inside: readonly unknown[]): readonly VariantView[] {
    const found = merged.variants.map((node) => ({ node, schema: this.#view(node, inside) }));
    // Plain values are told apart by their types.
    if (found.every(({ schema }) => schema.fields.length === 0 && schema.variants.length === 0)) return [];
    const titles = found.map(({ node, schema }) => node.text('title') ?? node.name ?? schema.type);
    return found.map(({ schema }, index) => {
      const title = titles[index] as string;
      const isTwice = titles.filter((other) => other === title).length > 1;
      return { title: isTwice ? `${title} ${index + 1}` : title, schema };
    });
  }
}

/** A schema with everything that `allOf` adds to it. */
export interface MergedSchema {
  readonly name: string | undefined;
  readonly parts: readonly SpecNode[];
  readonly properties: ReadonlyMap<string, SpecNode>;
  readonly required: ReadonlySet<string>;
  /** What further members are, where something is said of them. */
  readonly additional: SpecNode | undefined;
  readonly variants: readonly SpecNode[];
  /** The value of a key in the first part that has it. */
  readonly first: (key: string) => unknown;
}

export function mergeAllOf(schema: SpecNode): MergedSchema {
  const parts: SpecNode[] = [];
  const seen = new Set<unknown>();
  const collect = (node: SpecNode): void => {
    if (seen.has(node.identity)) return;
    seen.add(node.identity);
    parts.push(node);
    for (const part of node.at('allOf').items()) collect(part);
  };
  collect(schema);
  const properties = new Map<string, SpecNode>();
  const required = new Set<string>();
  const variants: SpecNode[] = [];
  let additional: SpecNode | undefined;
  for (const part of parts) {
    for (const [name, node] of part.at('properties').entries()) if (!properties.has(name)) properties.set(name, node);
    for (const { value } of part.at('required').items()) if (typeof value === 'string') required.add(value);
    for (const key of ['oneOf', 'anyOf'])
      variants.push(
        ...part
          .at(key)
          .items()
          .filter(({ value }) => !isNullType(value)),
      );
    const others = part.at('additionalProperties');
    if (others.entries().length > 0) additional ??= others;
  }
  const first = (key: string): unknown => parts.map((part) => part.plain(key)).find((value) => value !== undefined);
  return { name: schema.name, parts, properties, required, additional, variants, first };
}

/** The schema of a property, by whichever part of `allOf` it comes. */
export function mergedProperty(schema: SpecNode, name: string): SpecNode | undefined {
  return mergeAllOf(schema).properties.get(name);
}

export function isNullType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'null';
}

export function listItem({ parts }: MergedSchema): SpecNode | undefined {
  return parts.map((part) => part.at('items')).find((items) => items.entries().length > 0);
}

/** @param inside See `SchemaReader`; a circle is named, not followed. */
function typeLabel(merged: MergedSchema, inside: readonly unknown[]): string {
  const { first, variants, parts } = merged;
  const isNullable =
    first('nullable') === true ||
    parts.some((part) =>
      [...part.at('oneOf').items(), ...part.at('anyOf').items()].some(({ value }) => isNullType(value)),
    );
  const written = [first('type')].flat().filter((one): one is string => typeof one === 'string');
  const named = written.filter((one) => one !== 'null');
  const isNull = isNullable || (written.includes('null') && named.length > 0);
  const label = plainLabel(merged, named.length > 0 ? named : written, inside);
  if (label !== undefined) return isNull ? `${label} | null` : label;
  const labels = variants.map((variant) =>
    inside.includes(variant.identity)
      ? (variant.name ?? 'object')
      : typeLabel(mergeAllOf(variant), [...inside, variant.identity]),
  );
  const all = [...new Set([...(labels.length > 0 ? labels : ['any']), ...(isNull ? ['null'] : [])])];
  return all.join(' | ');
}

function plainLabel(merged: MergedSchema, types: readonly string[], inside: readonly unknown[]): string | undefined {
  const { first, properties, additional, parts } = merged;
  const item = listItem(merged);
  if (item !== undefined || types.includes('array')) {
    if (item === undefined) return 'any[]';
    if (inside.length > DEEPEST || inside.includes(item.identity)) return `${item.name ?? 'object'}[]`;
    const label = typeLabel(mergeAllOf(item), [...inside, item.identity]);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
  }
  if (first('const') !== undefined) return JSON.stringify(first('const'));
  const options = parts.find((part) => part.at('enum').items().length > 0);
  if (options !== undefined) return `enum<${types.join(' | ') || 'string'}>`;
  if (types.length === 0) return properties.size > 0 || additional !== undefined ? 'object' : undefined;
  const format = first('format');
  return types
    .map((type) => (typeof format === 'string' && type !== 'object' ? `${type}<${format}>` : type))
    .join(' | ');
}

function descriptionOf(value: unknown): { readonly description?: string } {
  return typeof value === 'string' && value.trim() !== '' ? { description: value.trim() } : {};
}

export function limitsOf({ first }: MergedSchema): FormLimits {
  const numbers = [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ] as const;
  const found = numbers.flatMap((key) => {
    const value = first(key);
    return typeof value === 'number' ? [[key, value] as const] : [];
  });
  const pattern = first('pattern');
  return {
    ...Object.fromEntries(found),
    ...(typeof pattern === 'string' && { pattern }),
    ...(first('uniqueItems') === true && { uniqueItems: true }),
  };
}

/** `enum`, with the words that tools agree on for each of its values. */
export function optionsOf({ first }: MergedSchema): readonly EnumOption[] {
  const values = first('enum');
  if (!Array.isArray(values)) return [];
  const described = first('x-enumDescriptions') ?? first('x-enum-descriptions');
  return values.map((value: unknown, index): EnumOption => {
    const words: unknown = Array.isArray(described)
      ? described[index]
      : typeof described === 'object' && described !== null
        ? Object.entries(described).find(([key]) => key === String(value))?.[1]
        : undefined;
    return { value, ...(typeof words === 'string' && { description: words }) };
  });
}

export function examplesOf({ first }: MergedSchema): readonly unknown[] {
  const several = first('examples');
  if (Array.isArray(several)) return several;
  const one = first('example');
  return one === undefined ? [] : [one];
}
