import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../schema', name), 'utf8');
}

/** What it shares with the schema of the contract's format stands in it then, under `docs`. */
function load(name: string): Schema {
  const text = read(name);
  if (!text.includes('"docs.schema.json#/')) return JSON.parse(text);
  const docs = JSON.parse(read('docs.schema.json').replaceAll('"#/', '"#/docs/'));
  return { ...JSON.parse(text.replaceAll('"docs.schema.json#/', '"#/docs/')), docs };
}

function follow(reference: string, root: Schema): Schema | undefined {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], root) as Schema;
}

/** All schemas of a schema with where they stand; a property's own words may be in what it refers to. */
function* walk(schema: Schema, root: Schema, path: string, isField = false): Generator<[string, Schema, boolean]> {
  const { $ref, ...own } = schema;
  const target = $ref === undefined ? undefined : follow($ref, root);
  yield [path, { ...target, ...own }, isField];
  if (schema.items) yield* walk(schema.items, root, `${path}[]`);
  for (const [index, branch] of (schema.anyOf ?? []).entries()) yield* walk(branch, root, `${path}|${index}`);
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* walk(inner, root, `${path}.${key}`, true);
  for (const [key, inner] of Object.entries(schema.definitions ?? {})) yield* walk(inner, root, `#${key}`);
}

/** Every field of the contract, sections 2 and 5. */
const CONTRACT_FIELDS = `
  name navigation logo favicon colors topbarLinks topbarCtaButton versions anchors topAnchor tabs api openapi
  footerSocials feedback modeToggle backgroundImage
  #navigationGroup.group #navigationGroup.pages #logoPair.light #logoPair.dark #logoPair.href
  #colors.primary #colors.light #colors.dark #colors.background #colors.background.light #colors.background.dark
  #topbarLink.name #topbarLink.url #topbarCtaButton.type #topbarCtaButton.url #topbarCtaButton.name
  #anchor.icon #anchor.name #anchor.url #anchor.color #anchor.version #anchor.isDefaultHidden #anchor.iconType
  #gradient.from #gradient.to topAnchor.name topAnchor.icon topAnchor.iconType #tab.name #tab.url
  #api.baseUrl #api.auth #api.auth.method #api.auth.name #api.auth.inputPrefix #api.playground #api.playground.mode
  #api.maintainOrder #socials.website feedback.suggestEdit feedback.raiseIssue modeToggle.default modeToggle.isHidden
`
  .trim()
  .split(/\s+/);

const DEFAULTS: Readonly<Record<string, unknown>> = {
  '#logoPair.href': '/',
  '#topbarCtaButton.type': 'link',
  '#anchor.isDefaultHidden': false,
  '#anchor.iconType': 'duotone',
  '.topAnchor.name': 'Documentation',
  '.topAnchor.icon': 'book-open',
  '.topAnchor.iconType': 'duotone',
  '#api.playground.mode': 'show',
  '.feedback.suggestEdit': false,
  '.feedback.raiseIssue': false,
  '.modeToggle.isHidden': false,
};

describe.each(['docs.schema.json', 'later.schema.json', 'frontmatter.schema.json'])('%s', (name) => {
  const schema = load(name);
  const all = [...walk(schema, schema, '')];

  it('is a valid schema', () => {
    expect(new Ajv({ strict: false, validateFormats: false }).validateSchema(schema)).toBe(true);
  });

  it('has a title and a description for every field, and a title for every alternative', () => {
    const fields = all.filter(([, , isField]) => isField);
    expect(fields.filter(([, field]) => !field.title || !field.description).map(([path]) => path)).toEqual([]);
    const branches = all.filter(([path]) => path.includes('|') || path.endsWith('[]'));
    expect(branches.filter(([, branch]) => !branch.title).map(([path]) => path)).toEqual([]);
  });

  it('describes everything in sentences', () => {
    const sentences = all.flatMap(([, { description }]) => description ?? []);
    expect(sentences.filter((text) => !/^[A-Z`].*\.$/.test(text))).toEqual([]);
  });

  it('lets every group hold keys that it does not know', () => {
    const closed = all.filter(
      ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== true,
    );
    expect(closed.map(([path]) => path)).toEqual([]);
  });

  it('has only examples and defaults that it allows', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema({ ...schema, $id: 'schema' });
    const withRoot = (inner: Schema) => JSON.parse(JSON.stringify(inner).replaceAll('"#/', '"schema#/'));
    const wrong = all.flatMap(([path, inner]) => {
      const { examples = [], default: standard } = inner;
      const values = [...examples, ...(standard === undefined ? [] : [standard])];
      if (values.length === 0) return [];
      const validate = ajv.compile(path === '' ? { $ref: 'schema' } : withRoot({ ...inner, definitions: {} }));
      return values.filter((value) => !validate(value));
    });
    expect(wrong).toEqual([]);
  });
});

describe('docs.schema.json', () => {
  const schema = load('docs.schema.json');
  const all = new Map([...walk(schema, schema, '')].map(([path, inner]) => [path, inner]));

  it('describes every field of the contract', () => {
    const missing = CONTRACT_FIELDS.filter((field) => !all.has(field) && !all.has(`.${field}`));
    expect(missing).toEqual([]);
  });

  it('knows the defaults of the contract', () => {
    const defaults = Object.keys(DEFAULTS).map((path) => [path, all.get(path)?.default]);
    expect(Object.fromEntries(defaults)).toEqual(DEFAULTS);
  });

  it('begins with what makes a brand', () => {
    const keys = Object.keys(schema.properties ?? {});
    expect(keys.slice(0, 4)).toEqual(['name', 'logo', 'favicon', 'colors']);
  });
});
