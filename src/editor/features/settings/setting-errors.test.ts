import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { expect, it } from 'vitest';
import { FORMS } from './form.ts';
import * as contractRules from './generated/validate-contract.js';
import * as laterRules from './generated/validate-later.js';
import { findErrors } from './setting-errors.ts';

const VALIDATORS = {
  contract: createPrecompiledValidator(contractRules as never, FORMS.contract.schema),
  later: createPrecompiledValidator(laterRules as never, FORMS.later.schema),
};
const errorsOf = (settings: unknown, format: keyof typeof VALIDATORS = 'contract') => {
  const { schema, uiSchema } = FORMS[format];
  return [...findErrors(VALIDATORS[format], schema, uiSchema, settings)];
};

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

it('takes settings of the later format in each of the ways that it allows', () => {
  const brand = { name: 'Acorn', colors: { primary: '#0AF' } };
  const ways = [
    { favicon: '/a.svg', banner: { content: 'New', color: '#fff' }, styling: { codeblocks: 'dark' } },
    { favicon: { light: '/a.svg', dark: '/b.svg' }, banner: { content: 'New', color: { dark: '#000' } } },
    { styling: { codeblocks: { theme: { light: 'one', dark: 'two' } } }, background: { image: '/a.png' } },
    { api: { openapi: ['/a.json'], mdx: { server: ['https://a.example'] } } },
    { api: { openapi: { source: '/a.json', directory: 'api' }, mdx: { server: 'https://a.example' } } },
    { contextual: { options: ['copy', { title: 'Ask', href: { base: 'https://a.example', query: [] } }] } },
    {
      variables: { version: '2.4' },
      errors: { 404: { title: 'Gone' } },
      integrations: { ga4: { measurementId: 'G-1' } },
    },
  ];
  for (const way of ways) expect(errorsOf({ ...brand, ...way }, 'later')).toEqual([]);
  expect(errorsOf({ colors: { primary: 'red' }, banner: 'Hello' }, 'later')).toEqual([
    ['name', 'Project name is missing.'],
    ['colors.primary', '`red` is not a colour. Write # and then six or three characters, such as `#0d9373`.'],
    ['banner', 'Banner holds text (`"Hello"`). It may hold a group of settings.'],
  ]);
});
