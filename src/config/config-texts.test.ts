import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigTexts } from './config-texts.ts';
import { insertItem, removeValue, setValue, transferItems, transferProperty } from './edit-texts.ts';
import { JsonText } from './json-text/json-text.ts';
import { parseConfig } from './parse.ts';
import { ReferenceFollower } from './reference-follower.ts';
import { resolveReferences } from './resolve-references.ts';

const FILES: Readonly<Record<string, string>> = {
  'docs.json': `{
  "navigation": {
    "languages": [
      { "language": "en", "groups": [{ "group": "Start", "pages": ["index", "one"] }] },
      // German
      { "$ref": "nav/de.json", "language": "de" },
      { "$ref": "nav/gone.json" }
    ]
  }
}
`,
  'nav/de.json': `{
  "language": "xx",
  "groups": [
    { "group": "Anfang", "pages": { "$ref": "lists/first.json" } }
  ]
}
`,
  'nav/lists/first.json': '["de/index", "de/one"] // both\n',
};

function textsOf(files: Readonly<Record<string, string>>): ConfigTexts {
  const read = (file: string) => {
    const text = files[file];
    return text === undefined ? 'missing' : (JsonText.read(text) ?? 'unreadable');
  };
  const first = read('docs.json');
  if (typeof first === 'string') throw new Error(first);
  return ConfigTexts.of('docs.json', first, read);
}

const changes = (config: ConfigTexts) =>
  Object.fromEntries([...config.changed].map(([file, json]) => [file, json.text]));

describe('a configuration in several files', () => {
  it('reads as one, with holes where a reference leads nowhere', () => {
    expect(textsOf(FILES).value).toEqual({
      navigation: {
        languages: [
          { language: 'en', groups: [{ group: 'Start', pages: ['index', 'one'] }] },
          { language: 'de', groups: [{ group: 'Anfang', pages: ['de/index', 'de/one'] }] },
          undefined,
        ],
      },
    });
  });

  it('changes each value in the file that holds it', () => {
    const languages = ['navigation', 'languages'];
    const list = [...languages, 1, 'groups', 0, 'pages'];
    let config = insertItem(textsOf(FILES), list, 1, 'de/two');
    config = setValue(config, [...languages, 1, 'language'], 'de-AT');
    config = setValue(config, [...languages, 1, 'hidden'], true);
    expect(changes(config)).toEqual({
      'docs.json': FILES['docs.json']?.replace('"language": "de"', '"language": "de-AT"'),
      'nav/de.json': FILES['nav/de.json']?.replace('  ]\n}', '  ],\n  "hidden": true\n}'),
      'nav/lists/first.json': '["de/index", "de/two", "de/one"] // both\n',
    });
  });

  it('moves entries from file to file, and a reference with its meaning', () => {
    const from = ['navigation', 'languages', 1, 'groups', 0];
    const { config, paths } = transferItems(textsOf(FILES), [from], ['navigation', 'languages', 0, 'groups'], 1);
    expect(paths).toEqual([['navigation', 'languages', 0, 'groups', 1]]);
    expect(changes(config)['docs.json']).toContain(
      '{ "group": "Anfang", "pages": { "$ref": "nav/lists/first.json" } }',
    );
    expect(config.value).toMatchObject({
      navigation: { languages: [{ groups: [{}, { pages: ['de/index', 'de/one'] }] }, { groups: [] }, undefined] },
    });
  });

  it('knows a file that stands in two places', () => {
    const files = {
      'docs.json':
        '{ "navigation": { "tabs": [{ "tab": "A", "pages": { "$ref": "p.json" } }, { "tab": "B", "pages": { "$ref": "p.json" } }] } }',
      'p.json': '[{ "group": "G", "pages": ["x"] }, "y", { "group": "H", "pages": [] }]',
    };
    const list = (tab: number) => ['navigation', 'tabs', tab, 'pages'];
    const into = transferItems(textsOf(files), [[...list(0), 0]], [...list(1), 2, 'pages'], 0);
    expect(changes(into.config)).toEqual({
      'p.json': '["y", { "group": "H", "pages": [{ "group": "G", "pages": ["x"] }] }]',
    });
    const itself = transferItems(textsOf(files), [[...list(0), 0]], [...list(1), 0, 'pages'], 0);
    expect(itself.config.problem).toEqual({ kind: 'circle', file: 'p.json' });
  });

  it('moves a whole reference, and removes it without its file', () => {
    const languages = ['navigation', 'languages'];
    const { config } = transferItems(textsOf(FILES), [[...languages, 1]], languages, 0);
    expect(changes(config)['docs.json']).toMatch(/\[\s+\/\/ German\s+\{ "\$ref": "nav\/de.json", "language": "de" \}/);
    const removed = removeValue(textsOf(FILES), [...languages, 1]);
    expect([...removed.changed.keys()]).toEqual(['docs.json']);
  });

  it('moves a property from file to file', () => {
    const config = transferProperty(
      textsOf(FILES),
      ['navigation', 'languages', 1, 'groups'],
      ['navigation', 'languages', 0, 'groups', 0],
    );
    expect(config.value).toMatchObject({
      navigation: {
        languages: [{ groups: [{ groups: [{ pages: ['de/index', 'de/one'] }] }] }, { language: 'de' }, undefined],
      },
    });
  });

  it('changes nothing more once a file cannot be read', () => {
    const config = setValue(textsOf(FILES), ['navigation', 'languages', 2, 'hidden'], true);
    expect(config.problem).toEqual({ kind: 'missing', file: 'nav/gone.json' });
    expect(setValue(config, ['name'], 'Tide').changed.size).toBe(0);
  });
});

describe('ReferenceFollower', () => {
  const leaf = fc.oneof(
    fc.constantFrom('x', 1, null),
    fc.record({ $ref: fc.constantFrom('a.json', 'b/c.json', './no') }),
  );
  const value = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('k', 'l', '$ref'), fc.oneof(leaf, tie('value')), { maxKeys: 3 }),
    ),
  })).value;

  it('gives what resolving references gives, whatever refers to whatever, and the same objects the next time', () => {
    const follower = new ReferenceFollower();
    fc.assert(
      fc.property(value, value, value, (root, a, c) => {
        const texts: Record<string, string> = {
          'docs.json': JSON.stringify({ root }),
          'a.json': JSON.stringify(a),
          'b/c.json': JSON.stringify(c),
        };
        const files = new Map(Object.entries(texts).map(([file, text]) => [file, new TextEncoder().encode(text)]));
        const parsed = parseConfig(texts['docs.json'] ?? '', 'docs.json');
        if (parsed.status !== 'ok') throw new Error('The text is JSON.');
        const read = new Map(
          [...files.keys()].map((file) => [file, { value: JSON.parse(texts[file] ?? '') as unknown }]),
        );
        const written = read.get('docs.json')?.value;
        const followed = follower.follow(written, 'docs.json', (file) => read.get(file));
        expect(followed).toEqual(resolveReferences(parsed.document, files).value);
        expect(follower.follow(written, 'docs.json', (file) => read.get(file))).toBe(followed);
      }),
      { numRuns: 200 },
    );
  });
});
