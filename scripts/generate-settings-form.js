/**
 * The forms of the settings, from the schema of the configuration: the parts they are divided into, how each field is
 * shown, and a validator that needs no `new Function`, in the shape that `createPrecompiledValidator` takes.
 */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';

/** The settings of each part, in its order. Those that stand nowhere else come to the last part. */
const PARTS = {
  brand: ['name', 'logo', 'favicon', 'colors'],
  'top-bar': ['topbarLinks', 'topbarCtaButton', 'search', 'topbar'],
  navigation: ['redirects', 'eyebrow', 'sidebar'],
  anchors: ['anchors', 'topAnchor'],
  tabs: ['tabs', 'primaryTab'],
  versions: ['versions'],
  api: ['openapi', 'api'],
  socials: ['footerSocials', 'footer'],
  feedback: ['feedback'],
  appearance: ['modeToggle', 'font', 'backgroundImage', 'codeBlock', 'rounded', 'contextual', 'background'],
  advanced: ['metadata', 'seo', 'analytics', 'integrations'],
};

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

/** Pictures that the later format of docs.json may give as a pair too. */
const PAIRS = new Set(['/favicon']);

/** What a field is shown with besides itself. */
const NOTES = { '/api/auth': 'auth-header', '/colors': 'logo-palette' };

/** Choices with a small drawing of each. */
const DRAWN = new Set([
  '/topbarCtaButton/style',
  '/rounded',
  '/background/style',
  '/codeBlock/mode',
  '/eyebrow/display',
  '/modeToggle/default',
  '/api/playground/mode',
]);

/** Groups that are a font: a family to choose, or another with its own settings. */
const FONTS = new Set(['/font', '/font/headings', '/font/body']);

/** Groups of many services: closed while nothing is filled in. */
const CLOSED = new Set(['/analytics']);

const WORDS = ['title', 'description'];
const RULES = ['pattern', 'required'];

/** @returns {{ schema: object, uiSchema: object, parts: object }} */
export function settingsForm(docsSchema) {
  /** With the words beside a reference in place of its own. */
  const resolve = ({ $ref, ...given }) =>
    $ref === undefined
      ? given
      : { ...resolve(docsSchema.definitions[$ref.slice($ref.lastIndexOf('/') + 1)]), ...given };

  /** A setting of several kinds as one: each rule of JSON Schema looks at values of its own kind only. */
  function merged(schema) {
    if (schema.anyOf === undefined) return { schema, branches: [] };
    const branches = schema.anyOf.map(resolve);
    const type = [...new Set(branches.flatMap((branch) => branch.type))];
    const { anyOf: _, ...rest } = schema;
    return { schema: { ...Object.assign({}, ...branches), ...rest, type }, branches };
  }

  function convert(given, pointer) {
    const { schema, branches } = merged(resolve(given));
    const kept = pick(schema, [...WORDS, ...RULES, 'type']);
    const ui = {};
    const example = [...(schema.examples ?? []), ...branches.flatMap((branch) => branch.examples ?? [])].find(
      (one) => typeof one !== 'object',
    );
    if (example !== undefined) ui['ui:placeholder'] = String(example);
    if (schema.default !== undefined) ui['ui:default'] = schema.default;
    if (NOTES[pointer]) ui['ui:note'] = NOTES[pointer];
    const choices = choicesOf(schema, branches);
    if (choices.length > 0) {
      if (schema.choices === undefined) kept.enum = choices.map(({ value }) => value);
      ui['ui:choices'] = choices;
    }
    const field = fieldOf(schema, branches, choices, pointer);
    if (field) ui['ui:field'] = field;
    if (field === 'ImagePairField') {
      kept.type = branches.length > 0 || PAIRS.has(pointer) ? ['string', 'object'] : schema.type;
      ui['ui:offersPair'] = branches.length > 0;
    }
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const converted = convert(inner, `${pointer}/${name}`);
      kept.properties = { ...kept.properties, [name]: converted.schema };
      ui[name] = { ...converted.ui, ...(CLOSED.has(pointer) && { 'ui:closed': true }) };
    }
    if (schema.items !== undefined) {
      const converted = convert(schema.items, `${pointer}/*`);
      kept.items = converted.schema;
      ui.items = converted.ui;
    }
    return { schema: kept, ui };
  }

  const known = Object.keys(docsSchema.properties).filter((name) => !ELSEWHERE.has(name));
  const properties = Object.fromEntries(known.map((name) => [name, convert(docsSchema.properties[name], `/${name}`)]));
  const placed = new Set(Object.values(PARTS).flat());
  const others = known.filter((name) => !placed.has(name));
  return {
    parts: { ...PARTS, advanced: [...PARTS.advanced, ...others] },
    schema: {
      $id: 'settingsForm',
      type: 'object',
      required: docsSchema.required.filter((name) => !ELSEWHERE.has(name)),
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

function fieldOf(schema, branches, choices, pointer) {
  if (pointer === '/contextual/options/*') return 'PageActionField';
  if (DRAWN.has(pointer)) return 'DrawnChoiceField';
  if (choices.length > 0) return 'ChoiceField';
  if (FONTS.has(pointer)) return 'FontField';
  const types = [schema.type].flat();
  const isPicture = branches.some(({ format }) => format === 'image-path');
  if (PAIRS.has(pointer) || isPicture) return 'ImagePairField';
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

/** Text of the generated files, by name. */
export function generateSettingsForm(docsSchema, banner) {
  const { parts, ...form } = JSON.parse(JSON.stringify(settingsForm(docsSchema)));
  const code = compileSchemaValidatorsCode(rulesOf(form.schema), {
    ajvOptionsOverrides: { code: { esm: true, lines: true }, verbose: false },
  });
  if (/\brequire\(/.test(code)) throw new Error('The validator of the settings needs a module at run time.');
  return new Map([
    // Apart from the form, which is loaded with the first section that shows one.
    ['setting-parts.json', `${JSON.stringify(parts, null, 2)}\n`],
    ['settings-form.json', `${JSON.stringify(form, null, 2)}\n`],
    ['validate-settings.js', `${banner}\n${code.trimEnd()}\n`],
  ]);
}

/** The schema without its words, which would make most of the validator. */
function rulesOf({ title: _title, description: _description, properties, items, ...rules }) {
  return {
    ...rules,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, rulesOf(inner)])),
    }),
    ...(items && { items: rulesOf(items) }),
  };
}
