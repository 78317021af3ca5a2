/** A body as JSON and as a form: what was typed one way goes over to the other, and nothing of it is lost. */
import { readJson, writeJson } from '../../../shared/exact-json.ts';
import type { FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';
import { fill } from './fill.ts';
import { type Loss, lossOf } from './loss.ts';
import { say } from './say.ts';
import { type FormState, type JsonState, newField } from './state.ts';
import { readField, reasonOf } from './values.ts';

/** Letters of a value that a sentence holds. */
const LONGEST = 60;

/** The body goes on as JSON. */
export function editAsJson({ bodies }: RequestForm, state: FormState): void {
  const schema = bodies[state.body]?.schema;
  const field = state.bodies[state.body];
  if (schema === undefined || field === undefined) return;
  const { value } = readField(schema, field, true, []);
  state.json = jsonField(value);
}

/** The body goes on as a form; where this would lose something, it stays JSON with a note that says why. */
export function editAsForm({ bodies }: RequestForm, state: FormState): void {
  const schema = bodies[state.body]?.schema;
  const { json } = state;
  if (schema === undefined || json === undefined) return;
  try {
    const { field, loss } = filledBody(schema, state, json.text.trim() === '' ? undefined : readJson(json.text));
    if (loss) json.note = noteOf(loss);
    else {
      state.bodies[state.body] = field;
      state.json = undefined;
    }
  } catch (error) {
    json.note = say('notJson', { reason: reasonOf(error) });
  }
}

/** Puts an example into the body: as it is edited, or as JSON where it is of another kind than the form. */
export function fillBody({ bodies }: RequestForm, state: FormState, value: unknown): void {
  const body = bodies[state.body];
  if (body === undefined) return;
  const { field, loss } = filledBody(body.schema, state, value);
  if (state.json) state.json = jsonField(value);
  else if (loss?.path === '' && body.kind === 'json') state.json = jsonField(value, noteOf(loss));
  else state.bodies[state.body] = field;
}

function jsonField(value: unknown, note?: string): JsonState {
  return { ...newField({ kind: 'any' }), text: writeJson(value, 2), note };
}

function filledBody(schema: FormSchema, { bodies, body }: FormState, value: unknown) {
  const field = newField(schema);
  field.variant = bodies[body]?.variant ?? 0;
  fill(schema, field, value);
  const loss = value === undefined ? undefined : lossOf(schema, field, value, readField(schema, field, true, []).value);
  return { field, loss };
}

function noteOf({ path, value }: Loss): string {
  if (path === '') return say('noForm');
  if (value === undefined) return say('noField', { field: path });
  const text = writeJson(value);
  return say('noPlace', { field: path, value: text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text });
}
