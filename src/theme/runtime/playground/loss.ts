/** What of a value its form cannot hold. */
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';
import { chosenVariant, type FieldState, type TypedField } from './state.ts';

export interface Loss {
  /** `tags[0].name`; empty for the value as a whole. */
  readonly path: string;
  /** `undefined` where the form has no field for it. */
  readonly value: unknown;
}

/**
 * The first part of a value that does not read back from its form as it was. What a form adds by itself is no loss.
 * @param state filled with the value
 * @param read from it
 */
export function lossOf(
  schema: FormSchema,
  state: FieldState,
  value: unknown,
  read: unknown,
  path = '',
): Loss | undefined {
  if (isWithin(value, read)) return undefined;
  if (schema.kind === 'variants') {
    const inner = chosenVariant(schema, state);
    if (inner) return lossOf(inner.schema, inner.state, value, read, path);
  }
  const { item } = schema;
  if (item && Array.isArray(value) && Array.isArray(read)) {
    const at = value.findIndex((one, index) => !isWithin(one, read[index]));
    const one = state.items[at];
    if (one) return lossOf(item, one, value[at], read[at], `${path}[${at}]`);
  }
  if (schema.kind === 'object' && isRecord(value) && isRecord(read)) {
    const name = Object.keys(value).find((one) => !Object.hasOwn(read, one) || !isWithin(value[one], read[one])) ?? '';
    const field = fieldAt(schema, state, name);
    const deeper = path === '' ? name : `${path}.${name}`;
    if (field === undefined) return { path: deeper, value: undefined };
    return lossOf(field.schema, field.state, value[name], read[name], deeper);
  }
  return { path, value };
}

/** Where the form of an object holds a member. */
export function fieldAt(schema: FormSchema, state: FieldState, name: string): TypedField | undefined {
  const { fields = [], others } = schema;
  const index = fields.findIndex((field) => field.name === name);
  const field = fields[index];
  const own = state.fields[index];
  if (field && own) return { schema: field.schema, state: own };
  const inner = chosenVariant(schema, state);
  const within = inner && fieldAt(inner.schema, inner.state, name);
  if (within) return within;
  const other = state.others.find((entry) => entry.name.text === name);
  return others && other && { schema: others, state: other.value };
}

function isWithin(value: unknown, read: unknown): boolean {
  if (Array.isArray(value))
    return (
      Array.isArray(read) && value.length === read.length && value.every((one, index) => isWithin(one, read[index]))
    );
  if (isRecord(value))
    return (
      isRecord(read) &&
      Object.entries(value).every(([name, one]) => Object.hasOwn(read, name) && isWithin(one, read[name]))
    );
  return writeJson(value) === writeJson(read);
}
