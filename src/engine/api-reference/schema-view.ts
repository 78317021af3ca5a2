/** Schemas as readers see them: fields with types, limits and fields of their own. */

import type { FormLimits } from '../../shared/playground/request-form.ts';
import { choicesOf, type ToldVariants } from './discriminator.ts';
import {
  type EnumOption,
  examplesOf,
  identityOf,
  limitsOf,
  listItem,
  type MergedSchema,
  mergeAllOf,
  optionsOf,
} from './merged-schema.ts';
import { rulesOf, type SchemaRules } from './schema-rules.ts';
import type { SpecNode } from './spec-node.ts';
import { DEEPEST, nameLabel, tupleOf, typeLabel } from './type-label.ts';

/** What a value may be. */
export interface SchemaView {
  /** For example `string<date-time> | null`, `enum<string>`, `User[]`. */
  readonly type: string;
  /** Markdown. */
  readonly description?: string;
  readonly limits: FormLimits;
  readonly rules: SchemaRules;
  /** The values that are allowed, where only some are, with what their author says of each. */
  readonly options: readonly EnumOption[];
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  readonly isDeprecated: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  /** Of an object, or of what a list holds. */
  readonly fields: readonly FieldView[];
  /** Of each choice one variant, or several: their fields come beside `fields`. */
  readonly choices: readonly (readonly VariantView[])[];
  /** Of a list: what each of its items is. */
  readonly item?: SchemaView;
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
    const item = tupleOf(merged) === undefined ? listItem(merged) : undefined;
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
      rules: rulesOf(merged, this.#direction === 'response'),
      options: options.length > 0 ? options : (described?.options ?? []),
      ...(first('default') !== undefined && { default: first('default') }),
      examples: examplesOf(merged),
      isDeprecated: first('deprecated') === true,
      isReadOnly: first('readOnly') === true,
      isWriteOnly: first('writeOnly') === true,
      ...this.#children(merged, described, isOpen, deeper),
      ...(described !== undefined && { item: described }),
    };
  }

  /** Of a list those of what it holds. */
  #children(
    merged: MergedSchema,
    item: SchemaView | undefined,
    isOpen: boolean,
    inside: readonly unknown[],
  ): Pick<SchemaView, 'fields' | 'choices'> {
    if (item !== undefined) return { fields: item.fields, choices: item.choices };
    return isOpen ? this.#inside(merged, inside) : { fields: [], choices: [] };
  }

  /** What telling variants apart is for stands in each of them. */
  #inside(merged: MergedSchema, inside: readonly unknown[]): Pick<SchemaView, 'fields' | 'choices'> {
    const own = [...this.#fields(merged, inside), ...this.#positions(merged, inside)];
    const around = new Set(merged.properties.keys());
    const told = choicesOf(merged).map((choice) => ({
      property: choice.property,
      variants: this.#variants(choice, around, inside),
    }));
    const open = told.filter(({ variants }) => variants.length > 0);
    const fields = own.filter(({ name }) => !open.some(({ property }) => property === name));
    return { fields, choices: open.map(({ variants }) => variants) };
  }

  /** Places of a list where each has its own meaning; their types stand in that of the list. */
  #positions(merged: MergedSchema, inside: readonly unknown[]): readonly FieldView[] {
    const tuple = tupleOf(merged);
    if (tuple === undefined) return [];
    const { positions, rest } = tuple;
    const fields = positions.map((node, index) => {
      this.#left--;
      return { name: `[${index}]`, isRequired: false, schema: this.#view(node, inside) };
    });
    if (rest !== undefined)
      fields.push({ name: `[${positions.length}…]`, isRequired: false, schema: this.#view(rest, inside) });
    return fields.some(({ schema }) => saysMore(schema)) ? fields : [];
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
    for (const part of merged.first('patternProperties') === undefined ? [] : merged.parts)
      for (const [pattern, node] of part.at('patternProperties').entries()) add(`/${pattern}/`, node, false);
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
    if (found.every(({ schema }) => schema.fields.length === 0 && schema.choices.length === 0)) return [];
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
  rules: {},
  options: [],
  examples: [],
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  fields: [],
  choices: [],
};

/** Than its type. */
function saysMore({ description, limits, options, fields, choices, examples }: SchemaView): boolean {
  const listed = [options, fields, choices, examples, Object.keys(limits)];
  return description !== undefined || listed.some((list) => list.length > 0);
}

function descriptionOf(value: unknown): { readonly description?: string } {
  return typeof value === 'string' && value.trim() !== '' ? { description: value.trim() } : {};
}
