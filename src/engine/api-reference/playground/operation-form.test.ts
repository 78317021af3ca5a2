import { expect, test } from 'vitest';
import type { FormParameter, FormSchema, RequestForm } from '../../../shared/playground/request-form.ts';
import { findOperation, parseEndpointName } from '../endpoint-name.ts';
import { readApiDescription } from '../operations.ts';
import { filesOf } from '../testing/api-files.ts';
import { operationForm } from './operation-form.ts';

function formOf(operation: object, more: object = {}): RequestForm {
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://garden.example' }],
    paths: { '/plants': { post: operation } },
    ...more,
  };
  const description = readApiDescription(filesOf({ 'api.json': document }), 'api.json');
  const wanted = parseEndpointName('POST /plants');
  const found = description && wanted && findOperation(wanted, [description]);
  const form = found && operationForm(found, { languages: ['curl'] });
  if (form === undefined) throw new Error('The test names no operation.');
  return form;
}

function bodySchema(schema: object): FormSchema | undefined {
  return formOf({ requestBody: { content: { 'application/json': { schema } } } }).bodies[0]?.schema;
}

function querySchema(schema: object): FormParameter['schema'] | undefined {
  return formOf({ parameters: [{ in: 'query', name: 'q', schema }] }).parameters[0]?.schema;
}

const titles = (schema: FormSchema | undefined) => schema?.variants?.map(({ title, schema: one }) => [title, one.kind]);

test('of several types each can be typed as what it is; in an address all are text', () => {
  const schema = { type: ['string', 'integer', 'null', 'array'], minimum: 2, items: { type: 'boolean' } };
  expect(bodySchema(schema)).toEqual({
    kind: 'variants',
    nullable: true,
    limits: { minimum: 2 },
    variants: [
      { title: 'string', schema: { kind: 'text', limits: { minimum: 2 } } },
      { title: 'integer', schema: { kind: 'integer', limits: { minimum: 2 } } },
      { title: 'array', schema: { kind: 'list', item: { kind: 'boolean' }, limits: { minimum: 2 } } },
    ],
  });
  expect(querySchema({ type: ['string', 'integer'] })).toEqual({ kind: 'text' });
  expect(titles(bodySchema({ type: ['object', 'boolean'], properties: { a: { type: 'string' } } }))).toEqual([
    ['object', 'object'],
    ['boolean', 'boolean'],
  ]);
});

test('kinds that are one value each are one choice, with their titles and words', () => {
  const oneOf = [
    { const: 1, title: 'Low', description: 'Once a *month*.' },
    { const: 2, title: 'High' },
    { const: null, title: 'Never' },
  ];
  expect(bodySchema({ oneOf })).toEqual({
    kind: 'text',
    options: [
      { value: 1, title: 'Low', words: 'Once a month.' },
      { value: 2, title: 'High' },
      { value: null, title: 'Never' },
    ],
  });
  expect(bodySchema({ oneOf: [...oneOf, { type: 'string' }] })?.kind).toBe('variants');
});

test('all values of an enumeration can be chosen, and nothing twice', () => {
  const options = (schema: object) => bodySchema(schema)?.options?.map(({ value }) => value);
  expect(options({ enum: ['a', 1, null, true] })).toEqual(['a', 1, null, true]);
  expect(options({ type: ['string', 'null'], enum: ['a', null] })).toEqual(['a']);
});

test('a list takes whatever its first items may be, and JSON where nothing is said of them', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string', title: 'Unit' }] };
  expect(titles(bodySchema(pair)?.item)).toEqual([
    ['number 1', 'number'],
    ['Unit', 'text'],
  ]);
  const point = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false };
  expect(bodySchema(point)).toEqual({ kind: 'list', item: { kind: 'number' } });
  expect(
    bodySchema({ type: 'array', oneOf: [{ items: { type: 'string' } }, { items: { type: 'number' } }] })?.kind,
  ).toBe('variants');
  expect(bodySchema({ type: 'array' })).toEqual({ kind: 'list', item: { kind: 'any' } });
  expect(querySchema({ type: 'array' })).toEqual({ kind: 'list', item: { kind: 'text' } });
});

test('members without a description can be added where they are expressly allowed', () => {
  const properties = { a: { type: 'string' } };
  for (const additionalProperties of [true, {}])
    expect(bodySchema({ properties, additionalProperties })?.others).toEqual({ kind: 'any' });
  expect(bodySchema({ properties })?.others).toBeUndefined();
  expect(bodySchema({ type: 'object' })).toEqual({ kind: 'any' });
  expect(querySchema({ type: 'object' })).toEqual({ kind: 'object', others: { kind: 'text' } });
});

test('words of ways to sign in are without marks, like those of fields', () => {
  const description = 'The token from *Settings*, see [here](/tokens).';
  const form = formOf(
    { security: [{ token: [] }], parameters: [{ in: 'query', name: 'q', description }] },
    { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description } } } },
  );
  expect(form.ways[0]?.[0]?.words).toBe('The token from Settings, see here.');
  expect(form.parameters[0]?.schema.words).toBe(form.ways[0]?.[0]?.words);
});

test('parts of a form say what they are', () => {
  const media = {
    schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' }, scan: { type: 'string' } } },
    encoding: { photo: { contentType: 'image/png, image/webp' }, scan: { contentType: 'text/csv' } },
  };
  const types = (type: string) => formOf({ requestBody: { content: { [type]: media } } }).bodies[0]?.types;
  expect(types('multipart/form-data')).toEqual({ scan: 'text/csv' });
  expect(types('application/x-www-form-urlencoded')).toBeUndefined();
});
