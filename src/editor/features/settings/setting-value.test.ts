import { expect, it } from 'vitest';
import { pathOfKey, textOf, valueAt } from './setting-value.ts';

const config = { colors: 'red', tabs: [{ name: 'One' }], 'a.b': { c: 1 } };

it('reads what is there, and nothing of what is not', () => {
  expect(valueAt(config, ['tabs', 0, 'name'])).toBe('One');
  expect(valueAt(config, ['colors', 'primary'])).toBeUndefined();
  expect(valueAt(config, ['constructor'])).toBeUndefined();
});

it('finds the path of a key, also where a key holds a full stop', () => {
  expect(pathOfKey(config, 'tabs.0.name')).toEqual(['tabs', 0, 'name']);
  expect(pathOfKey(config, 'a.b.c')).toEqual(['a.b', 'c']);
  expect(pathOfKey(config, 'api.auth.method')).toEqual(['api', 'auth', 'method']);
});

it('shows any value as text', () => {
  expect([textOf(undefined), textOf('a'), textOf(42), textOf({ a: 1 })]).toEqual(['', 'a', '42', '{"a":1}']);
});
