/** Puts values into the fields of a form: examples, and what was typed as JSON. */
import { plainText } from '../../../shared/api-request/parameter-text.ts';
import { writeJson } from '../../../shared/exact-json.ts';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { isRecord } from '../../../shared/record.ts';
import { fieldAt } from './loss.ts';
import { chosenVariant, type FieldState, newField } from './state.ts';
import { bestVariant, optionIndex } from './variant-choice.ts';

/** Sets a field and all that lies in it; what the value does not name is emptied. `lossOf` tells what there is no field for. */
export function fill(schema: FormSchema, state: FieldState, value: unknown): void {
  Object.assign(state, { text: '', isNull: false, items: [], others: [] });
  state.variants.clear();
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
    const at = optionIndex(schema, value);
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
  const { fields = [], others, variants } = schema;
  for (const [index, field] of fields.entries())
    fill(
      field.schema,
      state.fields[index] as FieldState,
      Object.hasOwn(value, field.name) ? value[field.name] : undefined,
    );
  if (variants) {
    const inner = fillVariant(schema, state, value);
    // What has a field of its own is none of the others that a variant may hold.
    if (inner) inner.others = inner.others.filter(({ name }) => !fields.some((field) => field.name === name.text));
  }
  if (others === undefined) return;
  const rest = Object.entries(value).filter(([name]) => fieldAt(schema, state, name) === undefined);
  state.others = rest.map(([name, one]) => ({ name: filled({ kind: 'text' }, name), value: filled(others, one) }));
}

function fillVariant(schema: FormSchema, state: FieldState, value: unknown): FieldState | undefined {
  state.variant = bestVariant(schema, value, state.variant);
  const inner = chosenVariant(schema, state);
  if (inner) fill(inner.schema, inner.state, value);
  return inner?.state;
}
