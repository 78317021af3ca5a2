import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { expect, it } from 'vitest';
import { findErrors } from './brand-errors.ts';
import form from './generated/brand-form.json';
import * as validators from './generated/validate-brand.js';

const validator = createPrecompiledValidator(validators as never, form.schema as never);
const errorsOf = (settings: unknown) => [...findErrors(validator, form.schema as never, form.uiSchema, settings)];

it('has nothing to say of good settings, however they are written', () => {
  expect(errorsOf({ name: 'Acorn', colors: { primary: '#0AF' }, logo: { dark: '/a.svg', other: 1 } })).toEqual([]);
  expect(errorsOf({ name: 'Acorn', colors: { primary: '#00aaff' }, logo: '/a.svg', favicon: '/b.ico' })).toEqual([]);
});

it('says beside each field what it holds and what it may hold', () => {
  expect(errorsOf({ name: 42, logo: 7, colors: { primary: 'red', background: { light: '#fff' } } })).toEqual([
    ['name', ['Name of the site holds a number (`42`). It may hold text, such as `Acme Docs`.']],
    ['logo', ['Logo holds a number (`7`). It may hold text or a group of settings, such as `/logo.svg`.']],
    ['colors.primary', ['`red` is not a colour. Write a number sign and six or three characters, such as `#0d9373`.']],
    ['colors.background.dark', ['Background in dark mode is missing.']],
  ]);
  expect(errorsOf({ name: 'A', colors: 'red' })).toEqual([
    ['colors', ['Brand colours holds text (`"red"`). It may hold a group of settings.']],
  ]);
  expect(errorsOf({})).toEqual([
    ['name', ['Name of the site is missing.']],
    ['colors', ['Brand colours is missing.']],
  ]);
});
