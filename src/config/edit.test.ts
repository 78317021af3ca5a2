import { describe, expect, it } from 'vitest';
import { insertItem, moveItem, removeValue, setValue } from './testing/edit-text.ts';

const SITE = `{
  "$schema": "https://example.com/schema.json",
  "name": "Tide",
  "colors": { "primary": "#0d9373", "anchors": { "from": "#000", "to": "#FFF" } },
  "privateKey": [1,2,   3],
  "logo": "/logo.svg",
  "navigation": [
    { "group": "Start", "pages": ["introduction", "quickstart"] },
    {
      "group": "Guides",
      "pages": [
        "guides/one"
      ]
    }
  ]
}
`;

/** The lines of `after` that are not in `before`, and the other way round. */
function changes(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !fresh.includes(line)).map((line) => line.trim()),
    added: fresh.filter((line) => !old.includes(line)).map((line) => line.trim()),
  };
}

describe('setValue', () => {
  it('replaces a value and nothing else', () => {
    expect(setValue(SITE, ['name'], 'Ebb')).toBe(SITE.replace('"Tide"', '"Ebb"'));
  });

  it('gives back the same text when the value is the same', () => {
    expect(setValue(SITE, ['colors'], { anchors: { to: '#FFF', from: '#000' }, primary: '#0d9373' })).toBe(SITE);
    expect(setValue(SITE, ['privateKey'], [1, 2, 3])).toBe(SITE);
  });

  it('adds a key on a line of its own, at the end', () => {
    expect(setValue(SITE, ['favicon'], '/favicon.svg')).toBe(
      SITE.replace(/\n {2}\]\n\}\n$/, '\n  ],\n  "favicon": "/favicon.svg"\n}\n'),
    );
  });

  it('keeps a group on one line on one line', () => {
    expect(changes(SITE, setValue(SITE, ['colors', 'dark'], '#0b7a60')).added).toEqual([
      '"colors": { "primary": "#0d9373", "anchors": { "from": "#000", "to": "#FFF" }, "dark": "#0b7a60" },',
    ]);
    expect(changes(SITE, setValue(SITE, ['navigation', 0, 'pages', 2], 'faq')).added).toEqual([
      '{ "group": "Start", "pages": ["introduction", "quickstart", "faq"] },',
    ]);
  });

  it('changes only what differs inside a group that is set as a whole', () => {
    const after = setValue(SITE, ['colors'], {
      primary: '#111111',
      anchors: { from: '#000', to: '#FFF' },
      light: '#222222',
    });
    expect(changes(SITE, after).added).toEqual([
      '"colors": { "primary": "#111111", "anchors": { "from": "#000", "to": "#FFF" }, "light": "#222222" },',
    ]);
  });

  it('makes the groups on the way', () => {
    expect(setValue(SITE, ['api', 'auth', 'method'], 'bearer')).toContain(
      '  ],\n  "api": {\n    "auth": {\n      "method": "bearer"\n    }\n  }\n}\n',
    );
  });

  it('puts a group in place of a single value', () => {
    expect(setValue(SITE, ['logo', 'light'], '/light.svg')).toContain('  "logo": {\n    "light": "/light.svg"\n  },\n');
  });

  it('replaces a whole list with as little change as possible', () => {
    const pages = ['introduction', 'install', 'quickstart'];
    expect(changes(SITE, setValue(SITE, ['navigation', 0, 'pages'], pages)).added).toEqual([
      '{ "group": "Start", "pages": ["introduction", "install", "quickstart"] },',
    ]);
  });

  it('keeps tabs, Windows line ends, a byte-order mark, and the lack of a last newline', () => {
    const text = '\uFEFF{\r\n\t"name": "Tide",\r\n\t"navigation": []\r\n}';
    expect(setValue(text, ['colors', 'primary'], '#0d9373')).toBe(
      '\uFEFF{\r\n\t"name": "Tide",\r\n\t"navigation": [],\r\n\t"colors": {\r\n\t\t"primary": "#0d9373"\r\n\t}\r\n}',
    );
  });

  it('keeps comments and trailing commas', () => {
    const text = '{\n  "name": "Tide", // the product\n  /* brand */\n  "favicon": "/f.svg", // small\n}\n';
    expect(setValue(text, ['name'], 'Ebb')).toBe(text.replace('Tide', 'Ebb'));
    expect(setValue(text, ['logo'], '/l.svg')).toBe(text.replace('// small\n', '// small\n  "logo": "/l.svg",\n'));
    const bare = text.replace('"/f.svg",', '"/f.svg"');
    expect(setValue(bare, ['logo'], '/l.svg')).toBe(text.replace('// small\n', '// small\n  "logo": "/l.svg"\n'));
  });

  it('adds to a text without white space in its own way', () => {
    expect(setValue('{"name":"Tide"}', ['colors', 'primary'], '#0d9373')).toBe(
      '{"name":"Tide","colors":{"primary":"#0d9373"}}',
    );
  });

  it('fills an empty file', () => {
    expect(setValue('', ['name'], 'Tide')).toBe('{\n  "name": "Tide"\n}');
    expect(setValue('{}', ['name'], 'Tide')).toBe('{\n  "name": "Tide"\n}');
  });

  it('refuses a text with a syntax error', () => {
    expect(() => setValue('{ "name": ', ['name'], 'Tide')).toThrow('syntax error');
  });
});

describe('removeValue', () => {
  it('removes a key with its line', () => {
    expect(removeValue(SITE, ['logo'])).toBe(SITE.replace('  "logo": "/logo.svg",\n', ''));
    expect(removeValue(SITE, ['$schema'])).toBe(SITE.replace(/ {2}"\$schema".*\n/, ''));
  });

  it('removes the last key with the comma before it', () => {
    const text = '{\n  "name": "Tide",\n  "logo": "/logo.svg"\n}\n';
    expect(removeValue(text, ['logo'])).toBe('{\n  "name": "Tide"\n}\n');
  });

  it('removes groups that become empty, but not items of a list', () => {
    const text = '{\n  "name": "Tide",\n  "api": { "auth": { "method": "key" } },\n  "tabs": [{ "name": "A" }]\n}\n';
    expect(removeValue(text, ['api', 'auth', 'method'])).toBe('{\n  "name": "Tide",\n  "tabs": [{ "name": "A" }]\n}\n');
    expect(removeValue(text, ['tabs', 0, 'name'])).toContain('"tabs": [{}]');
    expect(removeValue(text, ['tabs', 0])).not.toContain('tabs');
    expect(removeValue(text, ['tabs', 0], { keepEmptyParents: true })).toContain('"tabs": []');
  });

  it('never lets a line comment swallow what follows', () => {
    const text = '{ "a": 1, // one\n  "b": 2, "c": 3 }';
    expect(removeValue(text, ['b'])).toBe('{ "a": 1, // one\n  "c": 3 }');
    expect(removeValue('[1, // one\n 2]', [1])).toBe('[1 // one\n ]');
  });

  it('leaves the text alone when there is nothing to remove', () => {
    expect(removeValue(SITE, ['tabs', 3, 'name'])).toBe(SITE);
  });
});

describe('lists', () => {
  it('inserts an item in the way its neighbours are written', () => {
    const after = insertItem(SITE, ['navigation'], 1, { group: 'New', pages: ['new'] });
    expect(after).toBe(
      SITE.replace(
        '    {\n      "group": "Guides"',
        '    {\n      "group": "New",\n      "pages": [\n        "new"\n      ]\n    },\n    {\n      "group": "Guides"',
      ),
    );
    const oneLine = '{\n  "tabs": [\n    { "name": "A", "url": "a" }\n  ]\n}\n';
    expect(insertItem(oneLine, ['tabs'], 1, { name: 'B', url: 'b' })).toBe(
      '{\n  "tabs": [\n    { "name": "A", "url": "a" },\n    { "name": "B", "url": "b" }\n  ]\n}\n',
    );
    expect(insertItem(SITE, ['navigation', 0, 'pages'], 0, 'welcome')).toContain(
      '["welcome", "introduction", "quickstart"]',
    );
  });

  it('makes a list that is not there', () => {
    expect(insertItem('{\n  "name": "Tide"\n}\n', ['tabs'], 0, { name: 'A' })).toBe(
      '{\n  "name": "Tide",\n  "tabs": [\n    {\n      "name": "A"\n    }\n  ]\n}\n',
    );
  });

  it('moves an item with its own layout', () => {
    const text = '[\n  { "a": 1 }, // first\n  {\n    "b": 2\n  }\n]\n';
    expect(moveItem(text, [], 1, 0)).toBe('[\n  {\n    "b": 2\n  }, // first\n  { "a": 1 }\n]\n');
    expect(moveItem(moveItem(text, [], 1, 0), [], 0, 1)).toBe(text);
  });
});
