/**
 * The forms of the settings, from a schema of the configuration and a layout: the parts they are divided into, how each
 * field is shown, and a validator that needs no `new Function`, in the shape that `createPrecompiledValidator` takes.
 */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { followReference } from './schema-references.js';

/** The tree of groups and pages has a panel of its own. */
const ELSEWHERE = new Set(['navigation']);

/** A field for each kind of input that the schema names as `format`. */
const FIELDS = {
  'color-hex': 'ColorField',
  'image-path': 'ImagePairField',
  'icon-name': 'IconField',
  link: 'LinkField',
  'page-path': 'LinkField',
};

const WORDS = ['title', 'description'];
const RULES = ['pattern', 'required'];

/** Ends the title of what the site makes nothing of: in the source the words say so, in the forms a mark beside the title. */
const KEPT = / \(not used\)$/;

/**
 * @param {object} schema of the configuration
 * @param {import('./settings-form-layouts.js').SettingsFormLayout} layout
 * @param {readonly object[]} others schemas that it refers to
 * @returns {{ schema: object, uiSchema: object, parts: object }}
 */
export function settingsForm(schema, layout, others = []) {
  /** With the words beside a reference in place of its own. */
  const resolve = ({ $ref, ...given }) =>
    $ref === undefined ? given : { ...resolve(followReference($ref, [schema, ...others])), ...given };

  /** A setting of several kinds as one: each rule of JSON Schema looks at values of its own kind only. */
  function merged(setting) {
    if (setting.anyOf === undefined) return { schema: setting, branches: [] };
    const branches = setting.anyOf.map(resolve);
    const type = [...new Set(branches.flatMap((branch) => branch.type))];
    const { anyOf: _, ...rest } = setting;
    return { schema: { ...Object.assign({}, ...branches), ...rest, type }, branches };
  }

  function convert(given, pointer) {
    const { schema: setting, branches } = merged(resolve(given));
    const kept = pick(setting, [...WORDS, ...RULES, 'type', 'x-kept']);
    if (KEPT.test(kept.title ?? '')) Object.assign(kept, { title: kept.title.replace(KEPT, ''), 'x-kept': true });
    const ui = {};
    const example = [...(setting.examples ?? []), ...branches.flatMap((branch) => branch.examples ?? [])].find(
      (one) => typeof one !== 'object',
    );
    if (example !== undefined) ui['ui:placeholder'] = String(example);
    if (setting.default !== undefined) ui['ui:default'] = setting.default;
    if (layout.notes[pointer]) ui['ui:note'] = layout.notes[pointer];
    const choices = choicesOf(setting, branches);
    if (choices.length > 0) {
      if (setting.choices === undefined) kept.enum = choices.map(({ value }) => value);
      ui['ui:choices'] = choices;
    }
    const field = fieldOf(setting, branches, choices, pointer, layout);
    if (field) ui['ui:field'] = field;
    if (field === 'ImagePairField') {
      kept.type = branches.length > 0 || layout.pairs.has(pointer) ? ['string', 'object'] : setting.type;
      ui['ui:offersPair'] = branches.length > 0;
    }
    for (const [name, inner] of Object.entries(setting.properties ?? {})) {
      const converted = convert(inner, `${pointer}/${name}`);
      kept.properties = { ...kept.properties, [name]: converted.schema };
      ui[name] = { ...converted.ui, ...(layout.closed.has(pointer) && { 'ui:closed': true }) };
    }
    if (setting.items !== undefined) {
      const converted = convert(setting.items, `${pointer}/*`);
      kept.items = converted.schema;
      ui.items = converted.ui;
    }
    return { schema: kept, ui };
  }

  const known = Object.keys(schema.properties).filter((name) => !ELSEWHERE.has(name));
  const properties = Object.fromEntries(known.map((name) => [name, convert(schema.properties[name], `/${name}`)]));
  const placed = new Set(Object.values(layout.parts).flat());
  const unplaced = known.filter((name) => !placed.has(name));
  return {
    parts: { ...layout.parts, advanced: [...layout.parts.advanced, ...unplaced] },
    schema: {
      $id: 'settingsForm',
      type: 'object',
      required: schema.required.filter((name) => !ELSEWHERE.has(name)),
      properties: Object.fromEntries(known.map((name) => [name, properties[name].schema])),
    },
    uiSchema: Object.fromEntries(known.map((name) => [name, properties[name].ui])),
  };
}

function pick(schema, keys) {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}

/** The values a setting may have, with their titles; of settings that are not free text. */
function choicesOf(schema, branches) {
  const titled = (choices) => (choices ?? []).map((choice) => ({ value: choice.const, label: choice.title }));
  const listed = (schema.enum ?? []).map((value) => ({ value, label: String(value) }));
  const inBranches = branches.some(({ oneOf }) => oneOf !== undefined);
  const logical = branches.filter(({ type }) => type === 'boolean').flatMap(() => [true, false]);
  return [
    ...titled(schema.oneOf ?? schema.choices),
    ...listed,
    ...(inBranches ? logical.map((value) => ({ value, label: value ? 'Yes' : 'No' })) : []),
  ];
}

function fieldOf(schema, branches, choices, pointer, { fields, drawn, fonts, pairs }) {
  if (fields[pointer]) return fields[pointer];
  if (drawn.has(pointer)) return 'DrawnChoiceField';
  if (choices.length > 0) return 'ChoiceField';
  if (fonts.has(pointer)) return 'FontField';
  const types = [schema.type].flat();
  const isPicture = branches.some(({ format }) => format === 'image-path');
  if (pairs.has(pointer) || isPicture) return 'ImagePairField';
  if (branches.some(({ format }) => format === 'color-hex')) return 'GradientField';
  if (schema.format === 'link' && types.includes('object')) return 'LinkField';
  if (types.includes('array') && types.includes('object')) return 'SocialsField';
  if (types.includes('array') && types.includes('string')) return 'OneOrSeveralField';
  if (types.includes('string') && types.includes('object')) return 'TextOrGroupField';
  if (types.includes('array')) return schema.items === undefined ? 'RawField' : 'ListField';
  if (FIELDS[schema.format]) return FIELDS[schema.format];
  if (types.length > 1) return 'TextField';
  return { number: 'NumberField', boolean: 'SwitchField', string: 'TextField' }[types[0]];
}

/**
 * Text of the generated files of one form, by name, and the parts it is divided into.
 * @param {string} name of the format
 */
export function generateSettingsForm(name, schema, layout, others, banner) {
  const { parts, ...form } = JSON.parse(JSON.stringify(settingsForm(schema, layout, others)));
  const code = compileSchemaValidatorsCode(rulesOf(form.schema), {
    ajvOptionsOverrides: { code: { esm: true, lines: true }, verbose: false },
  });
  if (/\brequire\(/.test(code)) throw new Error('The validator of the settings needs a module at run time.');
  const files = new Map([
    [`${name}-form.json`, `${JSON.stringify(form, null, 2)}\n`],
    [`validate-${name}.js`, `${banner}\n${code.trimEnd()}\n`],
  ]);
  return { files, parts };
}

/** The schema without its words, which would make most of the validator. */
function rulesOf({ title: _title, description: _description, 'x-kept': _kept, properties, items, ...rules }) {
  return {
    ...rules,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, rulesOf(inner)])),
    }),
    ...(items && { items: rulesOf(items) }),
  };
}
