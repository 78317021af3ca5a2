/** Schemas as readers see them: fields with types, limits and fields of their own. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import { type ToldVariants, variantsOf } from './discriminator.ts';
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
} from './merged-schema.ts';
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
  /** What else stands below its words, as parts of a page. */
  readonly notes?: readonly string[];
}

export interface VariantView {
  readonly title: string;
  readonly schema: SchemaView;
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
    const self = identityOf(schema, merged);
    const isOpen = inside.length < DEEPEST && !inside.includes(self) && this.#left > 0;
    const deeper = [...inside, self];
    const described = item === undefined ? undefined : isOpen ? this.#view(item, deeper) : undefined;
    const options = optionsOf(merged);
    const { first } = merged;
    return {
      // What stays closed is named.
      type: isOpen || merged.properties.size === 0 ? typeLabel(merged, inside) : nameLabel(merged),
      ...descriptionOf(first('description')),
      limits: limitsOf(merged),
      options: options.length > 0 ? options : (described?.options ?? []),
      ...(first('default') !== undefined && { default: first('default') }),
      examples: examplesOf(merged),
      isDeprecated: first('deprecated') === true,
      isReadOnly: first('readOnly') === true,
      isWriteOnly: first('writeOnly') === true,
      ...this.#children(merged, described, isOpen, deeper),
    };
  }

  /** Of a list those of what it holds. */
  #children(
    merged: MergedSchema,
    item: SchemaView | undefined,
    isOpen: boolean,
    inside: readonly unknown[],
  ): Pick<SchemaView, 'fields' | 'variants'> {
    if (item !== undefined) return { fields: item.fields, variants: item.variants };
    return isOpen ? this.#inside(merged, inside) : { fields: [], variants: [] };
  }

  /** What telling variants apart is for stands in each of them. */
  #inside(merged: MergedSchema, inside: readonly unknown[]): Pick<SchemaView, 'fields' | 'variants'> {
    const told = variantsOf(merged);
    const fields = this.#fields(merged, inside);
    const variants = this.#variants(told, new Set(merged.properties.keys()), inside);
    return { fields: variants.length === 0 ? fields : fields.filter(({ name }) => name !== told.property), variants };
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

  /** @param around names of the fields that stand beside the variants */
  #variants({ property, variants }: ToldVariants, around: ReadonlySet<string>, inside: readonly unknown[]) {
    const found = variants.map(({ node, values }) => {
      const schema = this.#view(node, inside);
      return { node, schema: property === undefined ? schema : toldApart(schema, property, values, around) };
    });
    // Plain values are told apart by their types.
    if (found.every(({ schema }) => schema.fields.length === 0 && schema.variants.length === 0)) return [];
    const titles = found.map(({ node, schema }) => node.text('title') ?? node.name ?? schema.type);
    return found.map(({ schema }, index): VariantView => {
      const title = titles[index] as string;
      const number = titles.slice(0, index + 1).filter((other) => other === title).length;
      const isTwice = titles.indexOf(title) !== titles.lastIndexOf(title);
      return { title: isTwice ? `${title} ${number}` : title, schema };
    });
  }
}

/** One of several variants: the property that tells them apart comes first, with the value that it has here. */
function toldApart(
  schema: SchemaView,
  property: string,
  values: readonly string[],
  around: ReadonlySet<string>,
): SchemaView {
  const own = schema.fields.find(({ name }) => name === property);
  const others = schema.fields.filter(({ name }) => name !== property && !around.has(name));
  if (values.length === 0 || (own === undefined && schema.fields.length === 0)) return schema;
  const [only, ...more] = values.map((value) => JSON.stringify(value));
  const type = more.length === 0 ? (only as string) : 'enum<string>';
  const options = more.length === 0 ? [] : values.map((value): EnumOption => ({ value }));
  const told: SchemaView = { ...(own?.schema ?? PLAIN_SCHEMA), type, options, examples: [] };
  return { ...schema, fields: [{ name: property, isRequired: true, schema: told }, ...others] };
}

/** A text of which nothing more is known. */
export const PLAIN_SCHEMA: SchemaView = {
  type: 'string',
  limits: {},
  options: [],
  examples: [],
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  fields: [],
  variants: [],
};

/** @param inside See `SchemaReader`; a circle is named, not followed. */
function typeLabel(merged: MergedSchema, inside: readonly unknown[]): string {
  const { first, variants, parts, name } = merged;
  const broken = parts.find((part) => part.broken !== undefined)?.broken;
  if (broken !== undefined && parts.length === 1) return name ?? broken;
  const written = [first('type')].flat().filter((one): one is string => typeof one === 'string');
  const named = written.filter((one) => one !== 'null');
  const label = plainLabel(merged, named.length > 0 ? named : written, inside);
  if (label !== undefined) return isNullable(merged) && label !== 'null' ? `${label} | null` : label;
  const labels = variants.map((variant) => {
    const choice = mergeAllOf(variant);
    const self = identityOf(variant, choice);
    return inside.includes(self) ? (choice.name ?? 'object') : typeLabel(choice, [...inside, self]);
  });
  const all = [...new Set([...(labels.length > 0 ? labels : ['any']), ...(isNullable(merged) ? ['null'] : [])])];
  return all.join(' | ');
}

function nameLabel(merged: MergedSchema): string {
  return `${merged.name ?? 'object'}${isNullable(merged) ? ' | null' : ''}`;
}

function plainLabel(merged: MergedSchema, types: readonly string[], inside: readonly unknown[]): string | undefined {
  const { first, properties, additional, parts, only } = merged;
  const item = listItem(merged);
  if (item !== undefined || types.includes('array')) {
    if (item === undefined) return 'any[]';
    const inner = mergeAllOf(item);
    const self = identityOf(item, inner);
    if (inside.length > DEEPEST || inside.includes(self)) return `${inner.name ?? 'object'}[]`;
    const label = typeLabel(inner, [...inside, self]);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
  }
  if (first('const') !== undefined) return JSON.stringify(first('const'));
  const options = parts.find((part) => part.at('enum').items().length > 0);
  if (options !== undefined) return `enum<${types.join(' | ') || 'string'}>`;
  if (isFileSchema(only ?? parts[0])) return 'file';
  if (types.length === 0) return properties.size > 0 || additional !== undefined ? 'object' : undefined;
  const format = first('format');
  return types
    .map((type) => (typeof format === 'string' && type !== 'object' ? `${type}<${format}>` : type))
    .join(' | ');
}

function descriptionOf(value: unknown): { readonly description?: string } {
  return typeof value === 'string' && value.trim() !== '' ? { description: value.trim() } : {};
}
