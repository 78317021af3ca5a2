import { expect, test } from 'vitest';
import type { AuthScheme } from '../../../shared/api-request/credentials.ts';
import { SAMPLE_WRITERS } from '../../../shared/api-request/write-sample.ts';
import type { FormBody, FormParameter, FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';
import { fill } from './fill.ts';
import { typedRequest } from './request.ts';
import { type FieldState, newForm } from './state.ts';

const FORM: RequestForm = {
  method: 'POST',
  path: '/plants',
  servers: [{ url: 'https://api.example' }],
  parameters: [],
  bodies: [],
  ways: [],
  languages: [],
};
const text: FormSchema = { kind: 'text' };
const list: FormSchema = { kind: 'list', item: text };

function parameter(name: string, place: FormParameter['in'], schema: FormSchema, style = 'form'): FormParameter {
  return { in: place, name, required: true, style, explode: style !== 'simple', schema };
}

const messages = (form: RequestForm) => typedRequest(form, newForm(form), false).faults.map(({ message }) => message);

test('a list or an object that must be given is missed in words, and its place in the address stays open', () => {
  const form: RequestForm = {
    ...FORM,
    path: '/plants/{beds}',
    parameters: [
      parameter('beds', 'path', list, 'matrix'),
      parameter('ids', 'query', list),
      parameter('size', 'query', { kind: 'object', fields: [{ name: 'low', schema: text }] }),
      parameter('either', 'query', { kind: 'variants', variants: [{ title: 'Several', schema: list }] }),
    ],
  };
  expect(messages(form)).toEqual([
    'Add an item.',
    'Add an item.',
    'Fill in at least one of its fields.',
    'Add an item.',
  ]);
  const { request } = typedRequest(form, newForm(form), false);
  expect(request.address).toBe('https://api.example/plants/{beds}?ids={ids}&size={size}&either={either}');
});

test('a list that need not be given is left out', () => {
  const form: RequestForm = { ...FORM, parameters: [{ ...parameter('ids', 'query', list), required: false }] };
  expect(messages(form)).toEqual([]);
  expect(typedRequest(form, newForm(form), false).request.address).toBe('https://api.example/plants');
});

test('an empty list is a value in JSON, and none in a form', () => {
  const schema: FormSchema = { kind: 'object', fields: [{ name: 'tags', required: true, schema: list }] };
  const body = (kind: 'json' | 'form', type: string): FormBody => ({ kind, type, schema });
  expect(messages({ ...FORM, bodies: [body('json', 'application/json')], isBodyRequired: true })).toEqual([]);
  expect(
    messages({ ...FORM, bodies: [body('form', 'application/x-www-form-urlencoded')], isBodyRequired: true }),
  ).toEqual(['Add an item.']);
});

test('a whole number of 64 bits is sent digit by digit', () => {
  const integer: FormSchema = { kind: 'integer' };
  const form: RequestForm = {
    ...FORM,
    parameters: [parameter('ids', 'query', { kind: 'list', item: integer }), parameter('id', 'query', integer)],
    bodies: [{ type: 'application/json', kind: 'json', schema: integer }],
  };
  const state = newForm(form);
  const [ids, id] = state.parameters;
  fill(form.parameters[0]?.schema as FormSchema, ids as FieldState, [9007199254740993n]);
  (id as FieldState).text = '18446744073709551615';
  (state.bodies[0] as FieldState).text = '9223372036854775807';
  const { request, faults } = typedRequest(form, state, false);
  expect(faults).toEqual([]);
  expect(request.address).toContain('?ids=9007199254740993&id=18446744073709551615');
  expect(request.body).toMatchObject({ value: 9223372036854775807n });
});

const BEARER: AuthScheme = { id: 'a', in: 'header', name: 'Authorization', prefix: 'Bearer ', hint: '<token>' };
const OWN: AuthScheme = { id: 'a', in: 'header', name: 'X-Key', hint: '<api-key>', beginning: 'pk_' };
const PREFIXED: AuthScheme = { ...OWN, name: 'Authorization', beginning: 'Bearer ' };

test.each<[AuthScheme, string, string | undefined]>([
  [BEARER, 'abc', 'Bearer abc'],
  [BEARER, ' Bearer abc', 'Bearer abc'],
  [BEARER, 'bearer  abc', 'Bearer abc'],
  [BEARER, 'Bearerabc', 'Bearer Bearerabc'],
  [BEARER, 'Bearer ', undefined],
  [{ ...BEARER, prefix: 'Basic ' }, 'Basic abc=', 'Basic abc='],
  [{ ...BEARER, beginning: 'tok_' }, 'tok_Bearer tok_a', 'Bearer tok_a'],
  [OWN, 'pk_a', 'pk_a'],
  [OWN, 'pk_pk_a', 'pk_a'],
  [OWN, 'other', 'other'],
  [PREFIXED, 'Bearer abc', 'Bearer abc'],
  [PREFIXED, 'Bearer Bearer abc', 'Bearer abc'],
  [PREFIXED, 'Bearer bearer abc', 'bearer abc'],
  [PREFIXED, 'Bearer ', undefined],
])('what a key begins with is sent once: %j, %j', (scheme, typed, sent) => {
  const form: RequestForm = { ...FORM, ways: [[scheme]] };
  const state = newForm(form);
  state.auth.set('a', { text: typed, user: '', password: '' });
  expect(typedRequest(form, state, true).request.headers[0]?.value).toBe(sent);
});

test('parts of a form say what they are: as the description names it, else as the file itself, else JSON of an object', () => {
  const schema: FormSchema = {
    kind: 'object',
    fields: [
      { name: 'meta', schema: { kind: 'any' } },
      { name: 'note', schema: text },
      { name: 'photo', schema: { kind: 'file' } },
      { name: 'scan', schema: { kind: 'file' } },
    ],
  };
  const body: FormBody = { type: 'multipart/form-data', kind: 'multipart', schema, types: { scan: 'application/pdf' } };
  const form: RequestForm = { ...FORM, bodies: [body] };
  const state = newForm(form);
  fill(schema, state.bodies[0] as FieldState, { meta: { a: 3 }, note: 'x' });
  const [, , photo, scan] = state.bodies[0]?.fields ?? [];
  Object.assign(photo ?? {}, { file: new File(['1'], 'a.png', { type: 'image/png' }) });
  Object.assign(scan ?? {}, { file: new File(['2'], 'b.bin') });
  const { request } = typedRequest(form, state, false);
  expect(request.body).toMatchObject({
    fields: [
      { name: 'meta', value: '{"a":3}', type: 'application/json' },
      { name: 'note', value: 'x' },
      { name: 'photo', value: 'a.png', type: 'image/png' },
      { name: 'scan', value: 'b.bin', type: 'application/pdf' },
    ],
  });
  const curl = SAMPLE_WRITERS.curl.write(request);
  expect(curl).toContain(`--form 'meta={"a":3};type=application/json'`);
  expect(curl).toContain(`--form 'scan=@b.bin;type=application/pdf'`);
});
