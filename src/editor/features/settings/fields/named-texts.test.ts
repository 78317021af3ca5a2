import { expect, it } from 'vitest';
import { nameFault } from './named-texts.ts';

it('takes letters, digits and hyphens', () => {
  expect(['version', 'api-key', 'V2'].map((name) => nameFault(name, []))).toEqual([undefined, undefined, undefined]);
  for (const name of ['', 'two words', 'a.b', '{{a}}', 'größe'])
    expect(nameFault(name, [])).toBe('A name has letters from A to Z, digits and hyphens.');
});

it('takes each name once', () => {
  expect(nameFault('version', ['version'])).toBe('There is a variable “version” already.');
});
