import { expect, test } from 'vitest';
import { readJson, writeJson } from './exact-json.ts';

test.each([
  '{"id":9223372036854775807,"list":[-12345678901234567890,1],"text":"12345678901234567890"}',
  '{"12345678901234567890":"n1","s":["\\"","\\\\",""],"__proto__":18446744073709551615}',
  '9223372036854775807',
  '{"plain":[1,"a",null,true]}',
])('what is read is written again with every digit: %s', (text) => {
  expect(writeJson(readJson(text))).toBe(text);
});

test('it is laid out like any JSON', () => {
  expect(writeJson({ id: 9223372036854775807n, more: [1] }, 2)).toBe(
    '{\n  "id": 9223372036854775807,\n  "more": [\n    1\n  ]\n}',
  );
});

test('numbers that are no whole ones, or that JavaScript holds, are plain numbers', () => {
  expect(readJson('[0.1234567890123456789, 1e20, 9007199254740991, 9007199254740992]')).toEqual([
    0.12345678901234568,
    1e20,
    9007199254740991,
    9007199254740992n,
  ]);
});

test('what is no JSON is refused with a place in what was typed', () => {
  expect(() => readJson('{"id": 12345678901234567890,}')).toThrow(/28|JSON/);
  expect(writeJson(undefined)).toBe('');
});
