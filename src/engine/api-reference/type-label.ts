/** Types as readers see them: `string<date-time> | null`, `enum<string>`, `User[]`, `[number, string]`. */

import {
  identityOf,
  isFileSchema,
  isNullable,
  listItem,
  type MergedSchema,
  mergeAllOf,
  optionsOf,
} from './merged-schema.ts';
import type { SpecNode } from './spec-node.ts';

/** Fields lie in fields this deep; what is deeper is named by its type. */
export const DEEPEST = 8;

/** @param inside What the schema lies in; a circle is named, not followed. */
export function typeLabel(merged: MergedSchema, inside: readonly unknown[]): string {
  const { first, choices, parts, name } = merged;
  const broken = parts.find((part) => part.broken !== undefined)?.broken;
  if (broken !== undefined && parts.length === 1) return name ?? broken;
  const isNull = isNullable(merged) || optionsOf(merged).some(({ value }) => value === null);
  const written = [first('type')].flat().filter((one): one is string => typeof one === 'string');
  const named = written.filter((one) => one !== 'null');
  const label = plainLabel(merged, named.length > 0 ? named : written, inside);
  if (label !== undefined) return isNull && label !== 'null' ? `${label} | null` : label;
  const labels = choices.map(({ variants }) => [...new Set(variants.map((one) => memberLabel(one, inside)))]);
  const groups = new Set(labels.map((all) => (all.length > 1 ? `(${all.join(' | ')})` : all.join(''))));
  const several = [...groups].join(' & ');
  const all = labels.length === 0 ? ['any'] : labels.length === 1 ? (labels[0] as string[]) : [several];
  return [...new Set([...all, ...(isNull ? ['null'] : [])])].join(' | ');
}

export function nameLabel(merged: MergedSchema): string {
  return `${merged.name ?? 'object'}${isNullable(merged) ? ' | null' : ''}`;
}

/** Of what a schema is made of: a variant, or what a list holds. */
function memberLabel(schema: SpecNode, inside: readonly unknown[]): string {
  const merged = mergeAllOf(schema);
  const self = identityOf(schema, merged);
  const isClosed = inside.length > DEEPEST || inside.includes(self);
  return isClosed ? (merged.name ?? 'object') : typeLabel(merged, [...inside, self]);
}

function plainLabel(merged: MergedSchema, types: readonly string[], inside: readonly unknown[]): string | undefined {
  const { first, properties, additional, parts, only } = merged;
  const hasList = types.includes('array');
  if (!hasList && (listItem(merged) !== undefined || tupleOf(merged) !== undefined)) return listLabel(merged, inside);
  if (first('const') !== undefined) return JSON.stringify(first('const'));
  const options = optionsOf(merged);
  if (options.length > 0 && !hasList) {
    const known = types.length > 0 ? types : typesOf(options.map(({ value }) => value));
    return known.length === 0 ? 'null' : `enum<${known.join(' | ')}>`;
  }
  if (isFileSchema(only ?? parts[0]) && !hasList) return 'file';
  if (types.length === 0) return properties.size > 0 || additional !== undefined ? 'object' : undefined;
  const format = first('format') ?? first('contentEncoding');
  return types
    .map((type) => {
      if (type === 'array') return listLabel(merged, inside);
      return typeof format === 'string' && type !== 'object' ? `${type}<${format}>` : type;
    })
    .join(' | ');
}

function listLabel(merged: MergedSchema, inside: readonly unknown[]): string {
  const tuple = tupleOf(merged);
  if (tuple !== undefined) {
    const { positions, rest } = tuple;
    const labels = positions.map((one) => memberLabel(one, inside));
    return `[${[...labels, ...(rest === undefined ? [] : [`...${manyLabel(memberLabel(rest, inside))}`])].join(', ')}]`;
  }
  const item = listItem(merged);
  return item === undefined ? 'any[]' : manyLabel(memberLabel(item, inside));
}

function manyLabel(label: string): string {
  return / [|&] /.test(label) && !/^\[.*\]$/.test(label) ? `(${label})[]` : `${label}[]`;
}

export interface Tuple {
  /** A schema for each of the first items. */
  readonly positions: readonly SpecNode[];
  /** Of what may come after them; absent where nothing may. */
  readonly rest: SpecNode | undefined;
}

/** A list where each place has its own meaning. */
export function tupleOf({ parts, first }: MergedSchema): Tuple | undefined {
  const part = first('prefixItems') === undefined ? undefined : parts.find((one) => one.at('prefixItems').isPresent);
  const positions = part?.at('prefixItems').items() ?? [];
  if (part === undefined || positions.length === 0) return undefined;
  const most = first('maxItems');
  const isClosed = part.plain('items') === false || (typeof most === 'number' && most <= positions.length);
  return { positions, rest: isClosed ? undefined : part.at('items') };
}

/** By JSON Schema's names, in their order; that `null` is one is said elsewhere. */
function typesOf(values: readonly unknown[]): readonly string[] {
  const names = values.map((value) => {
    if (value === null) return undefined;
    if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
    return Array.isArray(value) ? 'array' : typeof value;
  });
  return [...new Set(names.filter((name) => name !== undefined))];
}
