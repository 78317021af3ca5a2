/** The edits that forms make, over any configuration: each can be taken back, and leaves everything else alone. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigFormat, formatOfConfig } from '../../../config/config-format.ts';
import { readCorpusConfigs } from '../../../config/testing/corpus.ts';
import { isRecord } from '../../../shared/record.ts';
import { textDifference } from '../../../shared/text-difference.ts';
import type { SettingPath } from '../../store/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { FORMS } from './form.ts';
import { valueAt } from './setting-value.ts';

const FIRST = `{
  // the name
  "name": "Small",
  "colors": { "primary": "#0b6e4f", "glow": 1 },
  "tabs": [
    { "name": "One", "url": "one" }, // the first
    { "name": "Two", "url": "two" }
  ],
  "versions": ["v2", { "name": "v1", "default": true }],
  "footerSocials": { "github": "x" },

  "navigation": [],
}
`;

const LATER = `{
  "$schema": "https://example.com/docs.json",
  // the name
  "name": "Small",
  "colors": { "primary": "#0b6e4f", "glow": 1 },
  "navbar": { "links": [
    { "label": "One", "href": "/one" }, // the first
    { "label": "Two", "href": "/two" }
  ] },
  "footer": { "socials": { "github": "x" } },

  "navigation": { "groups": [] },
}
`;

const FORMATS = [
  ['contract', FIRST],
  ['later', LATER],
] as const;

interface Scalar {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every single setting of the forms outside of lists, with a value that it may have. */
const SCALARS: Readonly<Record<ConfigFormat, readonly Scalar[]>> = {
  contract: scalarsOfForm('contract'),
  later: scalarsOfForm('later'),
};
const LISTS: Readonly<Record<ConfigFormat, readonly SettingPath[]>> = {
  contract: [['tabs'], ['topbarLinks'], ['footer', 'links'], ['versions'], ['redirects']],
  later: [['navbar', 'links'], ['footer', 'links'], ['contextual', 'options'], ['redirects']],
};

function scalarsOfForm(format: ConfigFormat): readonly Scalar[] {
  const settings = Object.entries(FORMS[format].schema.properties ?? {});
  return settings.flatMap(([key, schema]) => scalarsOf(schema, [key]));
}

function scalarsOf(schema: unknown, path: readonly string[]): readonly Scalar[] {
  if (!isRecord(schema)) return [];
  const inner = isRecord(schema.properties)
    ? Object.entries(schema.properties).flatMap(([key, below]) => scalarsOf(below, [...path, key]))
    : [];
  const [type] = [schema.type].flat();
  const value = Array.isArray(schema.enum)
    ? schema.enum[0]
    : { string: schema.pattern === undefined ? 'new' : '#123456', boolean: true, number: 7 }[String(type)];
  return value === undefined ? inner : [{ path, value }, ...inner];
}

const editsOf = (format: ConfigFormat) =>
  fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      scalar: fc.constantFrom(...SCALARS[format]),
      isRemoved: fc.boolean(),
      pause: fc.constantFrom(0, 5000),
    }),
    fc.record({
      kind: fc.constant('list' as const),
      path: fc.constantFrom(...LISTS[format]),
      change: fc.constantFrom('insert' as const, 'remove' as const, 'move' as const),
      from: fc.nat(5),
      to: fc.nat(5),
      item: fc.constantFrom<unknown>('', {}, { name: 'New', url: '/new' }),
    }),
  );
type FormEdit = ReturnType<typeof editsOf> extends fc.Arbitrary<infer Edit> ? Edit : never;

function perform(store: ReturnType<typeof storeOf>, edit: FormEdit): void {
  const { actions } = store;
  if (edit.kind === 'set') {
    actions.editSetting(edit.scalar.path, edit.isRemoved ? undefined : edit.scalar.value, edit.pause, 'it');
    return;
  }
  const { path, change, from, to, item } = edit;
  const list = valueAt(configOf(store), path);
  const length = Array.isArray(list) ? list.length : 0;
  if (change === 'insert')
    actions.editList(path, { kind: 'insert', index: Math.min(from, length), value: item }, 'Add');
  else if (length === 0) return;
  else if (change === 'remove') actions.editList(path, { kind: 'remove', index: from % length }, 'Remove');
  else actions.editList(path, { kind: 'move', from: from % length, to: to % length }, 'Move');
}

/** Lenient, as the file itself may hold comments and a comma at the end of a list. */
function configOf(store: ReturnType<typeof storeOf>): unknown {
  const text = textsOf(store)['docs.json'] ?? '';
  return JSON.parse(text.replace(/\/\/ [a-z ]+$/gm, '').replace(/,(\s*[}\]])/g, '$1'));
}

it.each(FORMATS)(
  '%s: gives the first text back when any sequence of edits is undone, and the last when it is done again',
  (format, first) => {
    fc.assert(
      fc.property(fc.array(editsOf(format), { maxLength: 14 }), (sequence) => {
        const store = storeOf({ 'docs.json': first });
        for (const edit of sequence) perform(store, edit);
        const last = textsOf(store)['docs.json'];
        while (store.actions.undo());
        expect(textsOf(store)['docs.json']).toBe(first);
        while (store.actions.redo());
        expect(textsOf(store)['docs.json']).toBe(last);
      }),
      { numRuns: 150 },
    );
  },
);

it.each(FORMATS)('%s: keeps what no form knows, whatever is edited', (format, first) => {
  fc.assert(
    fc.property(fc.array(editsOf(format), { maxLength: 14 }), (sequence) => {
      const store = storeOf({ 'docs.json': first });
      for (const edit of sequence) perform(store, edit);
      expect(valueAt(configOf(store), ['colors', 'glow'])).toBe(1);
      expect(textsOf(store)['docs.json']).toContain('// the name');
    }),
    { numRuns: 100 },
  );
});

/** The same configuration as different people and programs write it. */
const WRITINGS: readonly (readonly [name: string, write: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with the line ends of Windows and a byte-order mark', (text) => `\uFEFF${text.replace(/\r?\n/g, '\r\n')}`],
  [
    'with comments',
    (text) => text.replace('{', '{\n  // Ours.\n  /* Of two\n     lines. */').replace(/\}\s*$/, '// End.\n}\n'),
  ],
  ['indented by tabs', (text) => JSON.stringify(JSON.parse(text), null, '\t')],
  ['on one line', (text) => JSON.stringify(JSON.parse(text))],
];

/** What a configuration without comments says. */
const read = (text: string): unknown =>
  JSON.parse(text.replace(/^\uFEFF/, '').replace(/\/\/ (Ours|End)\.|\/\*[\s\S]*?\*\//g, ''));

/** The configuration without a setting, and without the groups that are left empty. */
function without(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  const inner = rest.length === 0 ? undefined : without(value[step], rest);
  const { [step]: _, ...others } = value;
  const isGone = inner === undefined || (isRecord(inner) && Object.keys(inner).length === 0);
  return isGone ? others : { ...value, [step]: inner };
}

const KITCHEN_SINK = {
  project: 'kitchen-sink',
  name: 'docs.json',
  text: readFileSync('fixtures/kitchen-sink/docs.json', 'utf8'),
};

describe('whole configurations', () => {
  for (const { project, name, text: original } of [KITCHEN_SINK, ...readCorpusConfigs()]) {
    it.each(WRITINGS)(`${project} %s is the same after each setting was set and cleared`, (_, write) => {
      const text = write(original);
      const config = read(text);
      const store = storeOf({ [name]: text });
      const textNow = () => textsOf(store)[name] ?? '';
      expect(textNow()).toBe(text);
      for (const { path, value } of SCALARS[formatOfConfig(config)]) {
        // A setting of another kind in the way would be replaced.
        const isFree = path.every((_step, depth) => {
          const above = valueAt(config, path.slice(0, depth));
          return above === undefined || isRecord(above);
        });
        if (!isFree || valueAt(config, path) !== undefined) continue;
        store.actions.editSetting(path, value, Number.POSITIVE_INFINITY, 'it');
        // Something is added in one place, and nothing else is touched.
        const added = textDifference(text, textNow());
        expect(added && added.end - added.start, path.join('.')).toBe(0);
        store.actions.editSetting(path, undefined, Number.POSITIVE_INFINITY, 'it');
        expect(textNow(), path.join('.')).toBe(text);
      }
    });

    it.each(WRITINGS)(`${project} %s loses only what is cleared, and empty groups around it`, (_, write) => {
      const text = write(original);
      const config = read(text);
      const store = storeOf({ [name]: text });
      const textNow = () => textsOf(store)[name] ?? '';
      for (const { path } of SCALARS[formatOfConfig(config)]) {
        if (valueAt(config, path) === undefined) continue;
        store.actions.editSetting(path, undefined, Number.POSITIVE_INFINITY, 'it');
        expect(textDifference(text, textNow())?.text, path.join('.')).toBe('');
        expect(read(textNow())).toEqual(without(config, path));
        for (const comment of ['// Ours.', '/* Of two', '// End.']) {
          expect(textNow().includes(comment)).toBe(text.includes(comment));
        }
        store.actions.undo();
        expect(textNow()).toBe(text);
      }
    });
  }
});
