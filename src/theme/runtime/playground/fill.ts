/** Puts values into the fields of a form: examples, and what was typed as JSON. */
import { plainText } from '../../../shared/api-request/parameter-text.ts';
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';
import { chosenVariant, type FieldState, newField } from './state.ts';

/** What the author of an API names as an example of a value, put together from its parts; `undefined` where nobody names one. */
export function exampleOf(schema: FormSchema): unknown {
  const { example, default: usual, options, fields, item, kind, variants } = schema;
  const named = example ?? usual;
  if (named !== undefined) return named;
  if (options?.length === 1) return options[0]?.value;
  if (kind === 'object') {
    const entries = (fields ?? []).map((field) => [field.name, exampleOf(field.schema)] as const);
    const first = variants?.[0] && exampleOf(variants[0].schema);
    const known = entries.filter(([, value]) => value !== undefined);
    if (known.length === 0 && first === undefined) return undefined;
    return { ...Object.fromEntries(known), ...(isRecord(first) ? first : {}) };
  }
  if (kind === 'list' && item) {
    const one = exampleOf(item);
    return one === undefined ? undefined : [one];
  }
  return variants?.[0] && exampleOf(variants[0].schema);
}

/** Sets a field and all that lies in it; what the value does not name is emptied. */
export function fill(schema: FormSchema, state: FieldState, value: unknown): void {
  Object.assign(state, { text: '', isNull: false, items: [], others: [] });
  if (value === undefined) {
    for (const [index, field] of (schema.fields ?? []).entries())
      fill(field.schema, state.fields[index] as FieldState, undefined);
    return;
  }
  if (value === null && schema.nullable === true) {
    state.isNull = true;
    return;
  }
  if (schema.options) {
    const at = schema.options.findIndex((option) => writeJson(option.value) === writeJson(value));
    state.text = at < 0 ? '' : String(at);
  } else if (schema.kind === 'object' && isRecord(value)) fillObject(schema, state, value);
  else if (schema.kind === 'list') {
    const { item } = schema;
    if (item) state.items = (Array.isArray(value) ? value : [value]).map((one: unknown) => filled(item, one));
  } else if (schema.variants) fillVariant(schema, state, value);
  else if (schema.kind === 'any') state.text = writeJson(value, 2);
  else if (schema.kind !== 'file') state.text = plainText(value);
}

function filled(schema: FormSchema, value: unknown): FieldState {
  const state = newField(schema);
  fill(schema, state, value);
  return state;
}

function fillObject(schema: FormSchema, state: FieldState, value: Readonly<Record<string, unknown>>): void {
  const { fields = [], others } = schema;
  for (const [index, field] of fields.entries())
    fill(
      field.schema,
      state.fields[index] as FieldState,
      Object.hasOwn(value, field.name) ? value[field.name] : undefined,
    );
  if (schema.variants) fillVariant(schema, state, value);
  if (others === undefined) return;
  const chosen = schema.variants?.[state.variant]?.schema.fields ?? [];
  const known = new Set([...fields, ...chosen].map(({ name }) => name));
  const rest = Object.entries(value).filter(([name]) => !known.has(name));
  state.others = rest.map(([name, one]) => ({ name: filled({ kind: 'text' }, name), value: filled(others, one) }));
}

function fillVariant(schema: FormSchema, state: FieldState, value: unknown): void {
  state.variant = Math.max(
    0,
    (schema.variants ?? []).findIndex((variant) => fits(variant.schema, value)),
  );
  const inner = chosenVariant(schema, state);
  const variant = schema.variants?.[state.variant];
  if (inner && variant) fill(variant.schema, inner, value);
}

/** Whether a value may be meant by a schema: enough to tell variants apart. */
export function fits(schema: FormSchema, value: unknown): boolean {
  if (schema.options) return schema.options.some((option) => writeJson(option.value) === writeJson(value));
  switch (schema.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
    case 'integer':
      return typeof value === 'number' || typeof value === 'bigint';
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'object': {
      if (!isRecord(value)) return false;
      const { fields = [] } = schema;
      return fields.every(({ name, required, schema: inner }) =>
        Object.hasOwn(value, name) ? inner.kind === 'object' || fits(inner, value[name]) : required !== true,
      );
    }
    case 'variants':
      return schema.variants?.some((variant) => fits(variant.schema, value)) ?? false;
    default:
      return true;
  }
}
