/**
 * `npm run generate`: makes TypeScript types and a ready-made validator from the schemas, so that the schema
 * stays the one truth and the app needs no `new Function` (its content security policy forbids it), and a document
 * about the components from their catalogue; and the colours of themes for code.
 * With `--check` writes nothing and fails when a committed file differs from what would be made.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { runnerImport } from 'vite';
import { generateCodeThemes, withCodeThemes } from './generate-code-themes.js';
import { generateSettingsForm } from './generate-settings-form.js';
import { CONTRACT_LAYOUT, LATER_LAYOUT } from './settings-form-layouts.js';
import { fail, say } from './setup/say.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'src', 'config', 'generated');

const settingsForm = join(root, 'src', 'editor', 'features', 'settings', 'generated');

const banner = (schemaFile) => `/* Generated from schema/${schemaFile} by \`npm run generate\`. Do not edit. */`;

/** `choices` are values that forms offer where others may be written too. */
const wordsForPeople = new Set(['title', '$comment', 'examples', 'default', 'format', 'choices']);

/**
 * The schema without what only people and forms need. A choice with a title for each value becomes an `enum`, and
 * titles ("Button in the top bar") would otherwise become names of types.
 */
function plain(schema, { keepDescriptions }) {
  const options = { keepDescriptions };
  if (Array.isArray(schema)) return schema.map((inner) => plain(inner, options));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === 'definitions') {
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner, options)]));
    } else if (key === 'oneOf') {
      copy.enum = value.map((choice) => choice.const);
    } else if (!wordsForPeople.has(key) && (keepDescriptions || key !== 'description')) {
      copy[key] = plain(value, options);
    }
  }
  // Beside a `$ref` draft-07 ignores everything: only the words for people stand there.
  return copy.$ref === undefined ? copy : { $ref: copy.$ref };
}

async function typesFrom(schemaFile, schema, name) {
  return compile(plain(schema, { keepDescriptions: true }), name, {
    bannerComment: banner(schemaFile),
    additionalProperties: true,
    declareExternallyReferenced: true,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 120, semi: true, tabWidth: 2 },
  });
}

function validatorFrom(schemaFile, schema) {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  const code = standaloneCode(ajv, ajv.compile(plain(schema, { keepDescriptions: false })));
  if (/\brequire\(|^import /m.test(code)) {
    throw new Error(
      `The validator of ${schemaFile} needs a module at run time. Express the rule with a pattern instead of a keyword such as minLength or uniqueItems.`,
    );
  }
  return `${banner(schemaFile)}\n${code.trimEnd()}\n`;
}

/** What messages need to know of a schema: titles, kinds of values, choices and an example. */
function wordingOf(schema) {
  const { title, type, format, properties, items, anyOf, oneOf, examples, $ref } = schema;
  const [example] = examples ?? [];
  const choices = oneOf?.map((choice) => choice.const) ?? schema.enum;
  return {
    ...(title && { title }),
    ...($ref && { definition: $ref.slice($ref.lastIndexOf('/') + 1) }),
    ...(type && { types: [type].flat() }),
    ...(format && { format }),
    ...(choices && { choices }),
    ...(example !== undefined && { example }),
    ...(properties && { fields: wordingsOf(properties) }),
    ...(items && { items: wordingOf(items) }),
    ...(anyOf && { alternatives: anyOf.map(wordingOf) }),
  };
}

function wordingsOf(schemas) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wordingOf(schema)]));
}

function wordingFrom(schemaFile, schema) {
  const definitions = JSON.stringify(wordingsOf(schema.definitions), undefined, 2);
  return `${banner(schemaFile)}
import type { Wording } from '../wording.ts';

export const docsWording: Wording = ${JSON.stringify(wordingOf(schema), undefined, 2)};

export const docsWordingDefinitions: Readonly<Record<string, Wording>> = ${definitions};
`;
}

function validatorTypes(schemaFile) {
  return `${banner(schemaFile)}

/** What is wrong with a value, in the validator's own terms. */
export interface SchemaViolation {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The keyword of the schema that the value breaks, for example \`type\` or \`required\`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (value: unknown): boolean;
  /** Of the last call; null or absent when the value was valid. */
  errors?: readonly SchemaViolation[] | null;
}

export declare const validate: SchemaValidator;
export default validate;
`;
}

/** The marks of brands in Font Awesome, which no style changes, by all their names. */
async function brandIcons() {
  const file = join(root, 'node_modules', '@fortawesome', 'fontawesome-free', 'metadata', 'icon-families.json');
  const names = Object.entries(JSON.parse(await readFile(file, 'utf8'))).flatMap(([name, { aliases, svgs }]) =>
    Object.hasOwn(svgs.classic, 'brands') ? [name, ...(aliases?.names ?? [])] : [],
  );
  return `/* Generated from the names of Font Awesome by \`npm run generate\`. Do not edit. */
export const BRAND_ICONS = '${[...new Set(names)].sort().join(' ')}';
`;
}

async function readSchema(file) {
  return JSON.parse(await readFile(join(root, 'schema', file), 'utf8'));
}

async function componentReference() {
  const { module } = await runnerImport(join(root, 'src', 'catalogue', 'reference.ts'), { configFile: false, root });
  return module.componentReference();
}

async function generate() {
  const docs = await readSchema('docs.schema.json');
  const frontMatter = await readSchema('frontmatter.schema.json');
  const later = withCodeThemes(await readSchema('later.schema.json'));
  const contractForm = generateSettingsForm('contract', docs, CONTRACT_LAYOUT, [], banner('docs.schema.json'));
  const laterForm = generateSettingsForm('later', later, LATER_LAYOUT, [docs], banner('later.schema.json'));
  const parts = { contract: contractForm.parts, later: laterForm.parts };
  const settingsFiles = [
    ...contractForm.files,
    ...laterForm.files,
    // Apart from the forms, which are loaded with the first section that shows one.
    ['setting-parts.json', `${JSON.stringify(parts, undefined, 2)}\n`],
  ];
  return new Map([
    ...settingsFiles.map(([name, text]) => [join(settingsForm, name), text]),
    [join(root, 'docs', 'components.md'), await componentReference()],
    [join(root, 'src', 'shared', 'code-themes', 'generated', 'code-themes.ts'), await generateCodeThemes()],
    ['brand-icons.ts', await brandIcons()],
    ['docs-schema.ts', await typesFrom('docs.schema.json', docs, 'DocsConfig')],
    ['frontmatter-schema.ts', await typesFrom('frontmatter.schema.json', frontMatter, 'PageFrontMatter')],
    ['docs-wording.ts', wordingFrom('docs.schema.json', docs)],
    ['validate-docs.js', validatorFrom('docs.schema.json', docs)],
    ['validate-docs.d.ts', validatorTypes('docs.schema.json')],
  ]);
}

async function readIfPresent(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const isCheck = process.argv.includes('--check');
const drifted = [];
for (const [name, text] of await generate()) {
  const path = resolve(target, name);
  if ((await readIfPresent(path)) === text) continue;
  drifted.push(relative(root, path));
  if (!isCheck) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

if (drifted.length === 0) say('Generated files are up to date.');
else if (isCheck)
  fail(
    `Out of date with the schemas or the catalogue: ${drifted.join(', ')}.`,
    'Run `npm run generate` and commit the result.',
  );
else say(`Wrote ${drifted.join(', ')}.`);
