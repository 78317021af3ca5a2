import { expect, test } from 'vitest';
import type { FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';
import { editAsForm, editAsJson } from './body-text.ts';
import { typedRequest } from './request.ts';
import { newForm } from './state.ts';

const text: FormSchema = { kind: 'text' };
const told = (value: string) => ({ name: 'kind', required: true, schema: { ...text, options: [{ value }] } });
const PET: FormSchema = {
  kind: 'variants',
  variants: [
    {
      title: 'Cat',
      schema: { kind: 'object', fields: [told('cat'), { name: 'lives', required: true, schema: { kind: 'integer' } }] },
    },
    {
      title: 'Dog',
      schema: { kind: 'object', fields: [told('dog'), { name: 'barks', schema: { kind: 'boolean' } }] },
    },
  ],
};
const OPEN: FormSchema = {
  kind: 'object',
  fields: [
    { name: 'name', schema: text },
    { name: 'size', schema: { kind: 'integer' } },
    { name: 'state', schema: { ...text, options: [{ value: 'on' }, { value: 'off' }] } },
    { name: 'tags', schema: { kind: 'list', item: text } },
    { name: 'pet', schema: PET },
  ],
};
/** Its variants may hold whatever else there is, as it may itself. */
const LOOSE: FormSchema = {
  kind: 'object',
  fields: [{ name: 'name', schema: text }],
  others: { kind: 'any' },
  variants: [
    {
      title: 'A',
      schema: { kind: 'object', fields: [{ name: 'a', required: true, schema: text }], others: { kind: 'any' } },
    },
    { title: 'B', schema: { kind: 'object', fields: [{ name: 'b', required: true, schema: text }] } },
  ],
};

/** Types JSON, and goes back to the form. */
function typed(schema: FormSchema, json: string) {
  const form: RequestForm = {
    method: 'POST',
    path: '/pets',
    servers: [{ url: 'https://api.example' }],
    parameters: [],
    bodies: [{ type: 'application/json', kind: 'json', schema }],
    isBodyRequired: true,
    ways: [],
    languages: [],
  };
  const state = newForm(form);
  editAsJson(form, state);
  if (state.json) state.json.text = json;
  editAsForm(form, state);
  const { body } = typedRequest(form, state, false).request;
  return {
    sent: body?.kind === 'json' ? body.value : undefined,
    note: state.json?.note,
    isJson: state.json !== undefined,
    variant: state.bodies[0]?.variant,
  };
}

test.each<[string, FormSchema, string, string]>([
  ['a member without a field', PET, '{"kind":"dog","barks":true,"extra":{"x":1}}', 'no field for extra.'],
  ['a value of another type', PET, '{"kind":"dog","barks":1}', 'cannot hold 1 in barks.'],
  ['another kind of body', PET, '[1,2]', 'cannot hold this body.'],
  ['a text for a number', OPEN, '{"size":"5"}', 'cannot hold "5" in size.'],
  ['a number for a text', OPEN, '{"name":5}', 'cannot hold 5 in name.'],
  ['what is none of the values', OPEN, '{"state":"open"}', 'cannot hold "open" in state.'],
  ['an empty text', OPEN, '{"name":""}', 'cannot hold "" in name.'],
  ['an empty list', OPEN, '{"tags":[]}', 'cannot hold [] in tags.'],
  ['a number among texts', OPEN, '{"tags":["a",2]}', 'cannot hold 2 in tags[1].'],
  ['a text for a list', OPEN, '{"tags":"a"}', 'cannot hold "a" in tags.'],
  ['nothing where something is', OPEN, '{"name":null}', 'cannot hold null in name.'],
  ['a member far inside', OPEN, '{"pet":{"kind":"cat","lives":9,"barks":true}}', 'no field for pet.barks.'],
  ['no JSON', OPEN, '{"name": ', 'not JSON'],
])('what the form cannot hold stays JSON, with a note: %s', (_, schema, json, note) => {
  const { isJson, note: said, sent } = typed(schema, json);
  expect(isJson).toBe(true);
  expect(said).toContain(note);
  if (note !== 'not JSON') expect(sent).toEqual(JSON.parse(json));
});

test.each<[string, FormSchema, string, number?]>([
  ['the kind that is told by its name', PET, '{"kind":"dog","barks":false}', 1],
  ['the kind whose members are there', LOOSE, '{"name":"n","b":"x"}', 1],
  ['further members, where they may be', LOOSE, '{"name":"n","b":"x","more":[1,{"y":null}]}', 1],
  ['further members, in a kind that may hold them', LOOSE, '{"name":"n","a":"x","more":2}', 0],
  ['long numbers', OPEN, '{"size":9223372036854775807}'],
  ['lists and kinds within', OPEN, '{"name":"a\\nb","tags":["a"],"pet":{"kind":"dog","barks":false},"state":"off"}'],
])('what the form can hold goes over whole: %s', (_, schema, json, variant = 0) => {
  const result = typed(schema, json);
  expect(result).toMatchObject({ isJson: false, variant });
  expect(result.sent).toEqual(readBack(json));
});

function readBack(json: string): unknown {
  return json.includes('9223372036854775807') ? { size: 9223372036854775807n } : JSON.parse(json);
}

test('what was in the form before does not stay beside what was typed as JSON', () => {
  expect(typed(OPEN, '{"name":"a","pet":{"kind":"cat","lives":1}}').sent).toEqual({
    name: 'a',
    pet: { kind: 'cat', lives: 1 },
  });
  expect(typed(OPEN, '{}').sent).toEqual({});
  expect(typed(OPEN, '').isJson).toBe(false);
});
