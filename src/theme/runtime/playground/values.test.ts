import { expect, test } from 'vitest';
import type { FormSchema } from '../../../shared/playground/request-form.ts';
import { exampleOf } from './examples.ts';
import { fill } from './fill.ts';
import { formatJson } from './highlight.tsx';
import { newField } from './state.ts';
import { type Fault, readField } from './values.ts';

function read(schema: FormSchema, value: unknown, isRequired = false): { value: unknown; faults: string[] } {
  const state = newField(schema);
  fill(schema, state, value);
  const faults: Fault[] = [];
  const reading = readField(schema, state, isRequired, faults);
  return { value: reading.value, faults: faults.map(({ message }) => message) };
}

const ORDER: FormSchema = {
  kind: 'object',
  fields: [
    { name: 'name', required: true, schema: { kind: 'text' } },
    { name: 'kind', required: true, schema: { kind: 'text', options: [{ value: 'order' }] } },
    { name: 'sizes', schema: { kind: 'list', item: { kind: 'integer' }, limits: { maxItems: 2, uniqueItems: true } } },
  ],
  variants: [
    { title: 'Card', schema: { kind: 'object', fields: [{ name: 'card', required: true, schema: { kind: 'text' } }] } },
    { title: 'Bank', schema: { kind: 'object', fields: [{ name: 'iban', required: true, schema: { kind: 'text' } }] } },
  ],
  others: { kind: 'any' },
};

test('what is filled in reads back as it was', () => {
  const value = { name: 'A', kind: 'order', sizes: [1, 2], iban: 'DE', more: { deep: [null] } };
  expect(read(ORDER, value)).toEqual({ value, faults: [] });
});

test('an object of which nothing is given is left out, unless it must be there', () => {
  expect(read(ORDER, undefined)).toEqual({ value: undefined, faults: [] });
  expect(read(ORDER, undefined, true)).toEqual({
    value: { kind: 'order' },
    faults: ['Fill this in.', 'Fill this in.'],
  });
});

test.each<[FormSchema, unknown, string]>([
  [{ kind: 'integer' }, '1.5', 'This is not a whole number.'],
  [{ kind: 'number' }, '0x10', 'This is not a number.'],
  [{ kind: 'number', limits: { minimum: 2 } }, '1', 'At least 2.'],
  [{ kind: 'number', limits: { exclusiveMaximum: 2 } }, '2', 'Less than 2.'],
  [{ kind: 'number', limits: { multipleOf: 0.1 } }, '0.35', 'A multiple of 0.1.'],
  [{ kind: 'text', limits: { maxLength: 1 } }, '😀😀', 'At most 1 characters; these are 2.'],
  [{ kind: 'text', limits: { pattern: '^a+$' } }, 'b', 'This does not fit the pattern ^a+$.'],
  [{ kind: 'text', format: 'date-time' }, '2026-01-31', 'A date and a time, such as 2026-01-31T12:00:00Z.'],
  [
    { kind: 'list', item: { kind: 'text' }, limits: { uniqueItems: true } },
    ['a', 'a'],
    'Each item may stand here once.',
  ],
])('a limit is told in words: %j %j', (schema, value, message) => {
  expect(read(schema, value).faults).toEqual([message]);
});

test.each<[FormSchema, unknown]>([
  [{ kind: 'number', limits: { multipleOf: 0.1 } }, 0.3],
  [{ kind: 'text', limits: { pattern: '[' } }, 'a'],
  [{ kind: 'text', limits: { pattern: '^(a+)+$' } }, `${'a'.repeat(60)}!`],
  [{ kind: 'text', nullable: true }, null],
  [{ kind: 'boolean' }, false],
])('what fits is sent: %j %j', (schema, value) => {
  expect(read(schema, value)).toEqual({ value, faults: [] });
});

test('a whole number of 64 bits is read digit by digit', () => {
  for (const kind of ['integer', 'number'] as const)
    expect(read({ kind }, '9223372036854775807')).toEqual({ value: 9223372036854775807n, faults: [] });
  expect(read({ kind: 'integer' }, '+12345678901234567890').value).toBe(12345678901234567890n);
  expect(read({ kind: 'any' }, { id: 9223372036854775807n }).value).toEqual({ id: 9223372036854775807n });
  expect(read({ kind: 'integer', limits: { maximum: 10 } }, '9223372036854775807').faults).toEqual(['At most 10.']);
});

test('the form takes the example of its author, which lost digits where it was read', () => {
  const schema: FormSchema = { kind: 'integer', format: 'int64', example: Number('9223372036854775807') };
  expect(read(schema, exampleOf(schema), true).faults).toEqual([]);
});

test('a number that would be rounded is refused', () => {
  expect(read({ kind: 'integer' }, '1234567890123456789e1').faults[0]).toMatch(/cannot send this number exactly/);
});

test('JSON is laid out, and keeps every digit', () => {
  expect(formatJson('{"a":[1.10,12345678901234567890,{}],"b":"{,"}')).toBe(
    '{\n  "a": [\n    1.10,\n    12345678901234567890,\n    {}\n  ],\n  "b": "{,"\n}',
  );
  expect(formatJson('{"a"')).toBeUndefined();
});
