/** Whatever a configuration holds: converting it never fails, gives JSON, and the report names what is not in the result. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText, readText } from '../../project/text.ts';
import { formatOfConfig } from '../config-format.ts';
import { type ConfigPath, formatPath, valueAt } from '../config-path.ts';
import { isSameJson } from '../json-value.ts';
import { parseConfig } from '../parse.ts';
import { readConfig } from '../read-config.ts';
import { jsonValue } from '../testing/json-texts.ts';
import type { Conversion } from './conversion.ts';
import { convertConfig } from './convert-config.ts';
import { KEPT_NOTE } from './kept-note.ts';
import { namesPath } from './report.ts';

const word = fc.constantFrom(
  'Guides',
  'API',
  'v1',
  'v2',
  '#0d9373',
  '/logo.svg',
  'github',
  'https://a.example',
  'true',
  '',
);
const page = fc.constantFrom('index', '/guides/start', 'guides/deep/more.mdx', 'api/list#top', 'GET /users', 'alone');
const anything = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: jsonValue });
const color = fc.constantFrom('#0d9373', '#ABC', '#000000');
const flag = fc.oneof(fc.boolean(), fc.constant('true'));

function some(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Record<string, unknown>> {
  const odd = { odd: anything, ...fields };
  return fc.record(odd, { requiredKeys: [] });
}

const link = some({ name: word, url: word, label: word, href: word, icon: word, type: word });
const icon = { icon: anything, iconType: fc.constantFrom('solid', 'duotone') };

const contractGroup = fc.letrec<{ group: unknown; entry: unknown }>((tie) => ({
  entry: fc.oneof({ maxDepth: 3 }, page, tie('group')),
  group: some({ group: word, pages: fc.array(tie('entry'), { maxLength: 4 }), version: word, openapi: word, ...icon }),
})).group;

const contractNode = some({
  name: word,
  url: fc.constantFrom('guides', 'api', 'https://a.example', '/'),
  version: word,
  ...icon,
  color: anything,
  isDefaultHidden: flag,
  openapi: word,
});

const shared = {
  $schema: fc.constantFrom('https://a.example/schema.json', 'https://a.example/docs.json', 'x'),
  name: word,
  theme: word,
  logo: anything,
  favicon: anything,
  colors: fc.oneof(
    some({ primary: color, light: color, dark: color, background: anything, anchors: anything }),
    anything,
  ),
  footer: some({
    socials: anything,
    links: fc.array(some({ title: word, header: word, links: fc.array(link), items: fc.array(link) })),
  }),
  feedback: anything,
  banner: anything,
  search: some({ prompt: word, location: word }),
  seo: fc.oneof(
    some({
      indexHiddenPages: flag,
      indexing: fc.constantFrom('all', 'navigable', 'x'),
      metatags: anything,
      organization: anything,
    }),
    anything,
  ),
  metadata: anything,
  api: fc.oneof(
    some({
      baseUrl: anything,
      auth: anything,
      maintainOrder: flag,
      openapi: anything,
      mdx: some({ server: anything, auth: anything }),
      playground: some({ mode: word, display: word, proxy: flag, disableProxy: flag }),
      examples: anything,
      request: anything,
    }),
    anything,
  ),
  background: fc.oneof(some({ style: word, color: anything, image: anything, decoration: word }), anything),
  redirects: anything,
  errors: anything,
  integrations: anything,
  analytics: anything,
  'a.b[0]': anything,
};

const contractKeys = {
  topbarLinks: fc.oneof(fc.array(link, { maxLength: 3 }), anything),
  topbarCtaButton: fc.oneof(link, anything),
  footerSocials: fc.oneof(
    anything,
    fc.array(some({ type: word, url: word })),
    fc.dictionary(fc.constantFrom('x', 'github'), word),
  ),
  modeToggle: fc.oneof(some({ default: fc.constantFrom('light', 'dark', 'system'), isHidden: flag }), anything),
  backgroundImage: anything,
  openapi: anything,
  font: fc.oneof(some({ family: word, url: word, headings: some({ family: word, url: word }) }), anything),
  eyebrow: anything,
  codeBlock: some({ mode: word }),
  layout: anything,
  topbar: anything,
};

const laterKeys = {
  navbar: fc.oneof(some({ links: fc.array(link, { maxLength: 3 }), primary: link }), anything),
  appearance: fc.oneof(some({ default: fc.constantFrom('light', 'dark', 'system'), strict: flag }), anything),
  fonts: fc.oneof(some({ family: word, source: word, heading: some({ family: word, source: word }) }), anything),
  styling: some({ eyebrows: word, codeblocks: anything, latex: flag }),
  thumbnails: anything,
  variables: anything,
};

const contractParts = {
  navigation: fc.oneof(
    { weight: 5, arbitrary: fc.array(contractGroup, { maxLength: 4 }) },
    { weight: 1, arbitrary: word },
  ),
  tabs: fc.oneof(fc.array(contractNode, { maxLength: 3 }), anything),
  anchors: fc.oneof(fc.array(contractNode, { maxLength: 3 }), anything),
  versions: fc.oneof(
    fc.array(fc.oneof(word, some({ name: word, locale: word, url: word, default: flag })), { maxLength: 3 }),
    anything,
  ),
  topAnchor: fc.oneof(some({ name: word, ...icon }), anything),
  primaryTab: anything,
};

const laterNode = fc.letrec<{ node: unknown; group: unknown; entry: unknown }>((tie) => ({
  entry: fc.oneof({ maxDepth: 2, depthIdentifier: 'entries' }, page, tie('group')),
  group: some({
    group: word,
    pages: fc.array(tie('entry'), { maxLength: 3, depthIdentifier: 'entries' }),
    root: page,
    tag: word,
    hidden: flag,
    expanded: flag,
    openapi: anything,
    ...icon,
  }),
  node: some({
    ...Object.fromEntries(
      ['tab', 'anchor', 'dropdown', 'version', 'language', 'product', 'item'].map((key) => [key, word]),
    ),
    ...Object.fromEntries(
      ['tabs', 'anchors', 'dropdowns', 'versions', 'languages', 'products', 'menu'].map((key) => [
        key,
        fc.oneof(
          { maxDepth: 2, depthIdentifier: 'nodes' },
          fc.constant([]),
          fc.array(tie('node'), { maxLength: 2, depthIdentifier: 'nodes' }),
        ),
      ]),
    ),
    pages: fc.array(tie('entry'), { maxLength: 3 }),
    groups: fc.array(tie('group'), { maxLength: 3 }),
    href: word,
    hidden: flag,
    color: anything,
    ...icon,
  }),
})).node;

const contract = some({ ...shared, ...contractKeys, ...contractParts, navbar: anything });
const later = fc
  .tuple(some({ ...shared, ...laterKeys, topbarLinks: anything, tabs: anything }), laterNode)
  .map(([settings, navigation]): Record<string, unknown> => ({ ...settings, navigation }));

const layout = fc.constantFrom(undefined, 2, '\t');
const pages = new Map([
  ['index', {}],
  ['guides/start', { version: 'v1' }],
  ['guides/unlisted', {}],
]);

function convert(text: string, note?: string): Conversion {
  const files = new Map([['docs.json', encodeText(text)]]);
  if (note !== undefined) files.set(KEPT_NOTE, encodeText(note));
  const to = formatOfConfig(JSON.parse(text)) === 'contract' ? 'later' : 'contract';
  const conversion = convertConfig({ files, configFile: 'docs.json', to, pages });
  if (conversion.status !== 'ok') throw new Error(conversion.message);
  return conversion;
}

function resultOf(conversion: Conversion): unknown {
  const parsed = parseConfig(conversion.files.get('docs.json') ?? '', 'docs.json');
  if (parsed.status !== 'ok') throw new Error(readText(encodeText(conversion.files.get('docs.json') ?? '')));
  return parsed.document.value;
}

/** What the engine makes of a configuration. */
function configOf(text: string): unknown {
  const reading = readConfig(new Map([['docs.json', encodeText(text)]]), 'docs.json');
  return reading.status === 'ok' ? reading.config : reading.diagnostics;
}

function leaves(value: unknown, path: ConfigPath = []): readonly ConfigPath[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return path.length === 0 ? [] : [path];
  const steps = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value);
  return steps.flatMap(([step, inner]) => leaves(inner, [...path, step]));
}

describe('any configuration', () => {
  it.each([
    ['the older format', contract],
    ['the later format', later],
  ])('of %s is converted, and what is not in the result is in the report', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, layout, (value, indent) => {
        const conversion = convert(JSON.stringify(value, undefined, indent));
        const result = resultOf(conversion);
        expect(formatOfConfig(result)).toBe(conversion.to);
        const unnamed = leaves(value).filter((path) => {
          const [before, after] = [valueAt(value, path), valueAt(result, path)];
          const isEmptyGroup = isSameJson(before, {}) && typeof after === 'object';
          if (isEmptyGroup || isSameJson(before, after)) return false;
          return !conversion.report.some((line) => namesPath(line, path));
        });
        expect(unnamed.map(formatPath)).toEqual([]);
      }),
      { seed: 16, numRuns: 150 },
    );
  });

  it.each([
    ['the older format', contract],
    ['the later format', later],
  ])('of %s means the same when it comes back', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        const before = JSON.stringify(value);
        const there = convert(before);
        const back = convert(there.files.get('docs.json') ?? '', there.files.get(KEPT_NOTE));
        expect(configOf(back.files.get('docs.json') ?? '')).toEqual(configOf(before));
      }),
      { seed: 16, numRuns: 150 },
    );
  });
});
