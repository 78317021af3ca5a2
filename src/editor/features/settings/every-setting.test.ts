/** No setting of either format is without a form or the words that it is kept as it is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { formatOfConfig } from '../../../config/config-format.ts';
import { readCorpusConfigs } from '../../../config/testing/corpus.ts';
import { FORMS } from './form.ts';
import { SETTINGS_OF_PARTS } from './setting-part.ts';
import { schemaAt } from './setting-schema.ts';
import { LATER_KEYS, LATER_KEYS_WITHOUT_FORM } from './testing/later-keys.ts';
import { unknownSettings } from './unknown-settings.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../../fixtures');

const fixtures = readdirSync(FIXTURES).flatMap((name) => {
  try {
    const text = readFileSync(path.join(FIXTURES, name, 'docs.json'), 'utf8');
    return [{ name, config: JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as unknown }];
  } catch {
    // A fixture without a configuration, or with one that is broken on purpose.
    return [];
  }
});
const corpus = readCorpusConfigs().map(({ project, text }) => ({
  name: project,
  config: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown,
}));

/** Settings with neither a field nor fields inside: nobody could change them. */
function withoutField(schema: RJSFSchema, ui: UiSchema | undefined, at: string): readonly string[] {
  if (typeof ui?.['ui:field'] === 'string') return [];
  const inner = Object.entries(schema.properties ?? {});
  if (inner.length === 0) return [at];
  return inner.flatMap(([key, one]) =>
    typeof one === 'object' ? withoutField(one, ui?.[key] as UiSchema | undefined, `${at}.${key}`) : [`${at}.${key}`],
  );
}

describe.each(['contract', 'later'] as const)('the forms of the %s format', (format) => {
  const { schema, uiSchema } = FORMS[format];

  it('have a field for every setting', () => {
    const missing = Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      typeof one === 'object' ? withoutField(one, uiSchema[key] as UiSchema | undefined, key) : [key],
    );
    expect(missing).toEqual([]);
  });

  it('show every setting in one part', () => {
    const placed = Object.values(SETTINGS_OF_PARTS[format]).flat();
    expect(placed.toSorted()).toEqual(Object.keys(schema.properties ?? {}).toSorted());
  });

  it('name and explain every setting that the site makes nothing of', () => {
    const plain: string[] = [];
    const visit = (one: RJSFSchema, at: string): void => {
      const { title = '', description = '' } = one;
      if (title.includes('not used') || (one['x-kept'] === true && (title === '' || description === '')))
        plain.push(at);
      for (const [key, inner] of Object.entries(one.properties ?? {})) {
        if (typeof inner === 'object') visit(inner, `${at}.${key}`);
      }
      if (typeof one.items === 'object' && !Array.isArray(one.items)) visit(one.items, `${at}[]`);
    };
    visit(schema, format);
    expect(plain).toEqual([]);
  });
});

it.each([...fixtures, ...corpus])('every setting of $name has a form, or is listed as kept', ({ config }) => {
  const format = formatOfConfig(config);
  const listed = new Set(unknownSettings(config, FORMS[format].schema).map((one) => one.join('.')));
  const lost: string[] = [];
  const visit = (value: unknown, at: readonly (string | number)[]): void => {
    const key = at.join('.');
    if (listed.has(key) || at[0] === 'navigation') return;
    if (at.length > 0 && schemaAt(FORMS[format].schema, at) === undefined && !isInRaw(at)) lost.push(key);
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...at, index]);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) visit(one, [...at, inner]);
    }
  };
  /** A field that shows the whole of a value shows what is in it. */
  const isInRaw = (at: readonly (string | number)[]): boolean => {
    for (let length = at.length - 1; length > 0; length--) {
      const around = schemaAt(FORMS[format].schema, at.slice(0, length));
      if (around !== undefined) return around.properties === undefined && around.items === undefined;
    }
    return false;
  };
  visit(config, []);
  expect(lost).toEqual([]);
});

it('has a form for every key of the later format that is described anywhere, or lists it among what is kept', () => {
  const { schema } = FORMS.later;
  const isKnown = (key: string): boolean => {
    const steps = key.split('.').map((step) => (step === '*' ? 0 : step));
    const [value] = steps.reduceRight<unknown[]>(([inner], step) => [step === 0 ? [inner] : { [step]: inner }], ['x']);
    return unknownSettings(value, schema).length === 0;
  };
  expect(LATER_KEYS.filter((key) => !isKnown(key) && !LATER_KEYS_WITHOUT_FORM.has(key))).toEqual([]);
});
