import { describe, expect, it } from 'vitest';
import { encodeText } from '../../project/text.ts';
import type { ConfigFormat } from '../config-format.ts';
import { parseConfig } from '../parse.ts';
import type { Conversion, PageToConvert } from './conversion.ts';
import { convertConfig } from './convert-config.ts';
import { KEPT_NOTE } from './kept-note.ts';

interface Project {
  readonly texts: Readonly<Record<string, string>>;
  readonly pages?: Readonly<Record<string, PageToConvert>>;
}

function attempt({ texts, pages = {} }: Project, configFile: string, to: ConfigFormat) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, encodeText(text)]));
  return convertConfig({ files, configFile, to, pages: new Map(Object.entries(pages)) });
}

function convert(project: Project, configFile: string, to: ConfigFormat): Conversion {
  const conversion = attempt(project, configFile, to);
  if (conversion.status !== 'ok') throw new Error(conversion.message);
  return conversion;
}

/** The project after it. */
function afterwards({ texts, pages = {} }: Project, { files }: Conversion): Project {
  const all = Object.entries({ ...texts, ...Object.fromEntries(files) });
  return {
    pages,
    texts: Object.fromEntries(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]]))),
  };
}

function parsedOf(text: string | undefined): Record<string, unknown> {
  const parsed = parseConfig(text ?? '', 'docs.json');
  return parsed.status === 'ok' ? (parsed.document.value as Record<string, unknown>) : {};
}

const OLDER = `{
    // What it is called.
    "name": "Tide", // for now
    "own": { "kept":   [1, 2] },
    "colors": { "primary": "#0d9373" },
    "topbarLinks": [
        // Our news.
        { "name": "Blog", "url": "https://example.com/blog" }
    ],
    "tabs": [{ "name": "API", "url": "api", "icon": "code" }],
    "anchors": [{ "name": "Forum", "icon": "comments", "url": "https://forum.example.com" }],
    "api": { "maintainOrder": true },
    "navigation": [
        // The beginning.
        { "group": "Start", "pages": ["index", "/api/list.mdx"], "own": 1 }
    ]
}`;

const PAGES = { index: {}, 'api/list': {}, 'api/loose': {} };

describe('from the older format to the newer one', () => {
  const project = { texts: { 'mint.json': OLDER }, pages: PAGES };
  const conversion = convert(project, 'mint.json', 'later');
  const text = conversion.files.get('docs.json') ?? '';

  it('keeps order, indentation, the end of the file, unknown keys, and comments beside their settings', () => {
    expect(Object.keys(parsedOf(text))).toEqual(['theme', 'name', 'own', 'colors', 'navbar', 'navigation']);
    expect(text).toContain(
      '    // What it is called.\n    "name": "Tide", // for now\n    "own": { "kept":   [1, 2] },',
    );
    expect(text).toMatch(/\/\/ Our news\.\n\s*\{ "label": "Blog", "href": "https:\/\/example.com\/blog" \}/);
    expect(text).toMatch(/\/\/ The beginning\.\n\s*\{ "group": "Start"/);
    expect(text.endsWith('}')).toBe(true);
    expect(conversion.report.filter(({ kind }) => kind === 'lost')).toEqual([]);
  });

  it('lists what folders told, names pages without an entry in a hidden group, and shows outside links on every page', () => {
    expect(parsedOf(text).navigation).toEqual({
      tabs: [
        { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index'], own: 1 }] },
        {
          tab: 'API',
          icon: 'code',
          groups: [
            { group: 'Start', pages: ['api/list'], own: 1 },
            { group: 'Pages without an entry', hidden: true, pages: ['api/loose'] },
          ],
        },
      ],
      global: {
        anchors: [{ anchor: 'Forum', icon: 'comments', iconType: 'duotone', href: 'https://forum.example.com' }],
      },
    });
  });

  it('says field by field what becomes of it', () => {
    const lines = conversion.report.map(({ kind, from, to }) => `${kind}: ${from ?? ''} → ${to ?? ''}`);
    expect(lines).toContain('moved: topbarLinks[].url → navbar.links[].href');
    expect(lines).toContain('meaning: tabs[].url → ');
    expect(lines).toContain('kept: api.maintainOrder → ');
    expect(lines).toContain('filled:  → theme');
    expect(lines).toContain('moved: mint.json → docs.json');
  });

  it('comes back as it was written, and the note is gone', () => {
    const there = afterwards(project, conversion);
    expect(Object.keys(there.texts).sort()).toEqual(['docs.json', KEPT_NOTE]);
    const back = afterwards(there, convert(there, 'docs.json', 'contract'));
    expect(Object.keys(back.texts)).toEqual(['mint.json']);
    expect(parsedOf(back.texts['mint.json'])).toEqual(parsedOf(OLDER));
  });

  it('counts what was changed in between', () => {
    const there = afterwards(project, conversion);
    const edited = { ...there, texts: { ...there.texts, 'docs.json': text.replace('"API"', '"Reference"') } };
    const back = afterwards(edited, convert(edited, 'docs.json', 'contract'));
    const value = parsedOf(back.texts['mint.json']);
    expect(value.tabs).toEqual([{ name: 'Reference', url: 'api', icon: 'code' }]);
    expect(value.primaryTab).toEqual({ name: 'Documentation' });
    // The old one is not lost.
    expect(back.texts[KEPT_NOTE]).toContain('"API"');
  });
});

describe('versions', () => {
  const config = {
    name: 'T',
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Both', pages: ['index', 'moved'] },
      { group: 'Old', version: 'v1', pages: ['old'] },
    ],
  };
  const project = {
    texts: { 'docs.json': JSON.stringify(config, undefined, 2) },
    pages: { index: {}, old: {}, moved: { version: 'v1' } },
  };

  it('each have their own tree, in which a page stands that names its version', () => {
    const { files } = convert(project, 'docs.json', 'later');
    expect(parsedOf(files.get('docs.json')).navigation).toEqual({
      versions: [
        { version: 'v2', groups: [{ group: 'Both', pages: ['index'] }] },
        {
          version: 'v1',
          groups: [
            { group: 'Both', pages: ['index', 'moved'] },
            { group: 'Old', pages: ['old'] },
          ],
        },
      ],
    });
  });
});

describe('from the newer format to the older one', () => {
  it('tells by folders what they tell apart, and makes groups of the rest', () => {
    const config = {
      name: 'T',
      colors: { primary: '#0d9373' },
      navigation: {
        tabs: [
          { tab: 'Docs', groups: [{ group: 'Start', root: 'index', pages: ['guides/a'] }] },
          { tab: 'API', pages: ['api/list'] },
          { tab: 'Help', groups: [{ group: 'Ask', pages: ['guides/help'] }] },
        ],
      },
      styling: { latex: true },
    };
    const { files, report } = convert({ texts: { 'docs.json': JSON.stringify(config) } }, 'docs.json', 'contract');
    const value = parsedOf(files.get('docs.json'));
    expect(value).toEqual({
      name: 'T',
      colors: { primary: '#0d9373' },
      navigation: [
        { group: 'Start', pages: ['index', 'guides/a'] },
        { group: 'Help', pages: [{ group: 'Ask', pages: ['guides/help'] }] },
        { group: '', pages: ['api/list'] },
      ],
      tabs: [{ name: 'API', url: 'api' }],
      primaryTab: { name: 'Docs' },
    });
    expect(report.find(({ words }) => words?.includes('“Help”'))?.words).toContain('it is a group now');
    expect(files.get(KEPT_NOTE)).toContain('"latex": true');
  });

  it('takes in what other files hold, and says so', () => {
    const texts = {
      'docs.json': '{ "name": "T", "navigation": { "groups": { "$ref": "nav.json" } } }',
      'nav.json': '[{ "group": "A", "pages": ["index"] }]',
    };
    const { files, report } = convert({ texts }, 'docs.json', 'contract');
    expect(parsedOf(files.get('docs.json')).navigation).toEqual([{ group: 'A', pages: ['index'] }]);
    expect(report.some(({ words }) => words?.includes('`nav.json`'))).toBe(true);
  });
});

describe('a conversion is refused', () => {
  it.each([
    ['a mistake in the file', { 'docs.json': '{ "name": ' }, 'Correct the mistake'],
    [
      'a file of somebody else where the note would be',
      { 'docs.json': '{ "navigation": [] }', [KEPT_NOTE]: '{}' },
      'another name',
    ],
    ['a missing part', { 'docs.json': '{ "navigation": [], "redirects": { "$ref": "gone.json" } }' }, 'does not exist'],
  ])('for %s, and says why', (_, texts, why) => {
    const refused = attempt({ texts }, 'docs.json', 'later');
    expect(refused.status).toBe('refused');
    if (refused.status === 'refused') expect(refused.message).toContain(why);
  });
});
