/**
 * The brand form, from the schema of the configuration: the part of the schema it shows, how each field is shown,
 * and a validator that needs no `new Function`, in the shape that `createPrecompiledValidator` takes.
 */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';

/** The settings of the form, in its order. */
const SETTINGS = ['name', 'logo', 'favicon', 'colors'];

/** Kept as they are in the file, and changed in the code only. */
const LEFT_OUT = new Set(['/colors/anchors']);

/** A custom field for each kind of input that the schema names as `format`. */
const FIELDS = { 'color-hex': 'ColorField', 'image-path': 'ImageField' };

/** Settings that may hold a picture for each mode; the later format of docs.json has them for the favicon too. */
const PAIRS = new Set(['/logo', '/favicon']);

const WORDS = new Set(['title', 'description']);
const RULES = new Set(['type', 'pattern', 'required', 'enum', 'const']);

/** @returns {{ schema: object, uiSchema: object }} */
export function brandForm(docsSchema) {
  const resolve = (schema) =>
    schema.$ref === undefined
      ? schema
      : { ...docsSchema.definitions[schema.$ref.replace('#/definitions/', '')], ...schema, $ref: undefined };

  function convert(given, pointer) {
    const schema = resolve(given);
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => WORDS.has(key) || RULES.has(key)));
    const ui = {};
    const [example] = schema.examples ?? [];
    if (typeof example === 'string') ui['ui:placeholder'] = example;
    if (FIELDS[schema.format]) ui['ui:field'] = FIELDS[schema.format];
    if (PAIRS.has(pointer)) {
      ui['ui:field'] = 'ImagePairField';
      kept.type = ['string', 'object'];
      ui['ui:offersPair'] = schema.anyOf !== undefined;
      const pair = schema.anyOf?.map(resolve).find(({ type }) => type === 'object');
      for (const [name, inner] of Object.entries(pair?.properties ?? {})) {
        ui[name] = { 'ui:title': inner.title, 'ui:description': inner.description };
      }
      return { schema: kept, ui };
    }
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (LEFT_OUT.has(`${pointer}/${name}`)) continue;
      const converted = convert(inner, `${pointer}/${name}`);
      kept.properties = { ...kept.properties, [name]: converted.schema };
      ui[name] = converted.ui;
    }
    return { schema: kept, ui };
  }

  const properties = Object.fromEntries(
    SETTINGS.map((name) => [name, convert(docsSchema.properties[name], `/${name}`)]),
  );
  const parts = Object.entries(properties);
  return {
    schema: {
      $id: 'brandForm',
      type: 'object',
      required: ['name', 'colors'],
      properties: Object.fromEntries(parts.map(([name, { schema }]) => [name, schema])),
    },
    uiSchema: Object.fromEntries(parts.map(([name, { ui }]) => [name, ui])),
  };
}

/** Text of the three generated files, by name. */
export function generateBrandForm(docsSchema, banner) {
  const form = JSON.parse(JSON.stringify(brandForm(docsSchema)));
  const code = compileSchemaValidatorsCode(form.schema, { ajvOptionsOverrides: { code: { esm: true, lines: true } } });
  if (/\brequire\(/.test(code)) throw new Error('The validator of the brand form needs a module at run time.');
  return new Map([
    ['brand-form.json', `${JSON.stringify(form, null, 2)}\n`],
    ['validate-brand.js', `${banner}\n${code.trimEnd()}\n`],
  ]);
}
