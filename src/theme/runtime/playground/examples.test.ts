import { expect, test } from 'vitest';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { bodyExample, exampleOf } from './examples.ts';
import { fill } from './fill.ts';
import { newField } from './state.ts';
import { type Fault, readField } from './values.ts';

test('an example is put together from those of its parts', () => {
  const schema: FormSchema = {
    kind: 'object',
    fields: [
      { name: 'a', schema: { kind: 'text', example: 'x' } },
      { name: 'b', schema: { kind: 'list', item: { kind: 'integer', default: 2 } } },
      { name: 'c', schema: { kind: 'text' } },
    ],
  };
  expect(exampleOf(schema)).toEqual({ a: 'x', b: [2] });
});

test('that a value is usually nothing is no example of it', () => {
  expect(exampleOf({ kind: 'text', nullable: true, default: null })).toBeUndefined();
  expect(exampleOf({ kind: 'text', nullable: true, example: null })).toBeNull();
});

test('a body of which nobody names an example gets one that its own form takes', () => {
  const text: FormSchema = { kind: 'text' };
  const schema: FormSchema = {
    kind: 'object',
    fields: [
      { name: 'name', required: true, schema: { ...text, limits: { minLength: 8 } } },
      { name: 'short', schema: { ...text, limits: { maxLength: 3 } } },
      { name: 'day', schema: { ...text, format: 'date' } },
      { name: 'code', schema: { ...text, limits: { pattern: '^x{9}$' } } },
      { name: 'state', required: true, schema: { ...text, options: [{ value: 'on' }, { value: 'off' }] } },
      { name: 'depth', schema: { kind: 'integer', limits: { minimum: 3 } } },
      { name: 'loss', schema: { kind: 'number', limits: { exclusiveMaximum: 0 } } },
      { name: 'flags', schema: { kind: 'list', item: { kind: 'boolean' } } },
      { name: 'named', schema: { ...text, example: 'sage' } },
    ],
  };
  const example = bodyExample({ type: 'application/json', kind: 'json', schema });
  expect(example).toEqual({
    name: 'string..',
    short: 'str',
    day: '2026-01-31',
    state: 'on',
    depth: 3,
    loss: -1,
    flags: [true],
    named: 'sage',
  });
  const state = newField(schema);
  fill(schema, state, example);
  const faults: Fault[] = [];
  expect(readField(schema, state, true, faults).value).toEqual(example);
  expect(faults).toEqual([]);
});

test('of a body that is long only what must be given is made', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    name: `field${index}`,
    schema: { kind: 'text' } as const,
  }));
  const schema: FormSchema = {
    kind: 'object',
    fields: [{ name: 'name', required: true, schema: { kind: 'text' } }, ...many],
  };
  expect(bodyExample({ type: 'application/json', kind: 'json', schema })).toEqual({ name: 'string' });
});

test('for plain text and for files nobody can think of one', () => {
  expect(bodyExample({ type: 'text/csv', kind: 'text', schema: { kind: 'text' } })).toBeUndefined();
  expect(bodyExample({ type: 'text/csv', kind: 'text', schema: { kind: 'text', example: 'a,b' } })).toBe('a,b');
  expect(bodyExample({ type: 'image/png', kind: 'file', schema: { kind: 'file' } })).toBeUndefined();
});
