import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { expect, it } from 'vitest';
import form from './generated/settings-form.json';
import * as validators from './generated/validate-settings.js';
import { findErrors } from './setting-errors.ts';

const validator = createPrecompiledValidator(validators as never, form.schema as never);
const errorsOf = (settings: unknown) => [...findErrors(validator, form.schema as never, form.uiSchema, settings)];

it('has nothing to say of good settings, however they are written', () => {
  const name = 'Acorn';
  expect(errorsOf({ name, colors: { primary: '#0AF' }, logo: { dark: '/a.svg', other: 1 } })).toEqual([]);
  expect(errorsOf({ name, colors: { primary: '#00aaff' }, logo: '/a.svg', favicon: '/b.ico' })).toEqual([]);
  expect(errorsOf({ name, openapi: '/a.yaml', versions: ['v1', { name: 'v2' }], api: { baseUrl: ['a'] } })).toEqual([]);
  expect(
    errorsOf({ name, footerSocials: [{ type: 'x', url: 'y' }], api: { paramFields: { expanded: true } } }),
  ).toEqual([]);
  expect(errorsOf({ name, anchors: [{ color: '#fff' }, { color: { from: '#000', to: '#fff' } }] })).toEqual([]);
});

it('says beside each field what it holds and what it may hold', () => {
  expect(errorsOf({ name: 42, logo: 7, colors: { primary: 'red', background: { light: '#fff' } } })).toEqual([
    ['name', 'Project name holds a number (`42`). It may hold text, such as `Acme Docs`.'],
    ['logo', 'Logo holds a number (`7`). It may hold text or a group of settings, such as `/logo.svg`.'],
    ['colors.primary', '`red` is not a colour. Write # and then six or three characters, such as `#0d9373`.'],
    ['colors.background.dark', 'Background in dark mode is missing.'],
  ]);
  expect(errorsOf({ name: 'A', colors: 'red' })).toEqual([
    ['colors', 'Brand colours holds text (`"red"`). It may hold a group of settings.'],
  ]);
  expect(errorsOf({})).toEqual([['name', 'Project name is missing.']]);
});

it('names the item of a list, and the choices', () => {
  expect(errorsOf({ name: 'A', redirects: [{ source: '/a' }], codeBlock: { mode: 'night' } })).toEqual([
    ['codeBlock.mode', '`night` is not a value that Colours of code samples may have. It may be `auto` or `dark`.'],
    ['redirects.0.destination', 'New address is missing.'],
  ]);
});
