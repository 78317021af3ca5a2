import { describe, expect, it } from 'vitest';
import { valueAt } from '../../config/config-path.ts';
import { configOf } from '../../config/testing/edit-text.ts';
import { addPart, partSpot } from './add-part.ts';
import { convertEntries } from './apply-conversion.ts';
import { canDrop, type DropTarget } from './can-drop.ts';
import { planConversion } from './convert-entry.ts';
import type { EntryKind } from './entry-keys.ts';
import { type Outline, type OutlineNode, walkOutline } from './outline.ts';
import { readOutline } from './outline-reader.ts';

const TABS = `{
  "navigation": {
    // The row of tabs
    "tabs": [
      {
        "icon": "book", // ours
        "tab": "Guides",
        "x-own": [1],
        "groups": [
          { "group": "Start", "expanded": true, "pages": ["index"] },
          { "group": "More", "pages": ["more"] }
        ]
      },
      { "tab": "API", "hidden": true, "pages": ["api"] },
      { "tab": "Blog", "href": "https://example.com" }
    ],
    "global": { "anchors": [{ "anchor": "Chat", "href": "https://example.com/chat", "color": { "light": "#123456", "dark": "#654321" } }] }
  }
}
`;

const GROUPS = `{
  "navigation": {
    "groups": [
      // Where all begin
      { "group": "Start", "tag": "New", "pages": ["index"] },
      {
        "group": "API",
        "pages": [
          "users" // people
        ]
      }
    ]
  }
}
`;

const find = (page: string) => ({ file: `${page}.mdx`, title: page });
const read = (text: string): Outline => readOutline(configOf(text).value, find);

function node(outline: Outline, label: string): OutlineNode {
  const found = walkOutline(outline.roots).find((step) => step.node.label === label)?.node;
  if (found === undefined) throw new Error(label);
  return found;
}

function convert(text: string, label: string, to: EntryKind, isForAll = false) {
  const config = configOf(text);
  const outline = read(text);
  const plan = planConversion(outline, node(outline, label), to, {
    isForAll,
    valueOf: ({ path }) => valueAt(config.value, path),
  });
  if (plan.status === 'refused') return { reason: plan.reason };
  return { text: convertEntries(config, plan, 'Documentation').config.json.text, lost: plan.lost };
}

describe('a new part', () => {
  it('stands beside its kind, and lines of others stay', () => {
    const outline = read(TABS);
    const verdict = partSpot(outline, 'tab', undefined, node(outline, 'Guides'));
    if (verdict.status === 'refused') throw new Error(verdict.reason);
    const added = addPart(configOf(TABS), verdict.spot, { tab: 'New', pages: ['new'] }, '');
    expect(added.path).toEqual(['navigation', 'tabs', 1]);
    expect(added.config.json.text).toBe(
      TABS.replace('      { "tab": "API"', '      { "tab": "New", "pages": ["new"] },\n      { "tab": "API"'),
    );
  });

  it('takes what is there into a first one, where that would not be shown beside it', () => {
    const verdict = partSpot(read(GROUPS), 'language', undefined);
    if (verdict.status === 'refused') throw new Error(verdict.reason);
    expect(verdict.spot.wraps).toBe(true);
    const { config } = addPart(configOf(GROUPS), verdict.spot, { language: 'de', pages: ['de/index'] }, 'en');
    expect(config.json.text).toBe(`{
  "navigation": {
    "languages": [
      {
        "language": "en",
        "groups": [
          // Where all begin
          { "group": "Start", "tag": "New", "pages": ["index"] },
          {
            "group": "API",
            "pages": [
              "users" // people
            ]
          }
        ]
      },
      {
        "language": "de",
        "pages": [
          "de/index"
        ]
      }
    ]
  }
}
`);
  });

  it('says where it cannot stand', () => {
    const outline = read(TABS);
    const reason = (kind: Parameters<typeof partSpot>[1], label?: string) => {
      const verdict = partSpot(outline, kind, label === undefined ? undefined : node(outline, label));
      return verdict.status === 'refused' ? verdict.reason : undefined;
    };
    expect(reason('item')).toBe('A menu entry stands in a tab or a product only.');
    expect(reason('item', 'Guides')).toBeUndefined();
    expect(reason('tab', 'Guides')).toBe('“Guides” is a tab itself: add it beside that.');
    expect(reason('version', 'Start')).toBe('“Start” is no part of the site, so a version cannot stand in it.');
    expect(reason('version', 'Blog')).toMatch(/^“Blog” leads to an address, so it holds nothing/);
  });
});

describe('another kind', () => {
  it('is written over the old one: a list has one kind', () => {
    const { text, lost } = convert(TABS, 'API', 'dropdown');
    expect(lost).toEqual([]);
    expect(text).toBe(
      TABS.replace('"tabs"', '"dropdowns"')
        .replace('"tab": "Guides"', '"dropdown": "Guides"')
        .replace('"tab": "API"', '"dropdown": "API"')
        .replace('"tab": "Blog"', '"dropdown": "Blog"'),
    );
    expect(convert(TABS, 'API', 'version')).toEqual({
      reason: '“Blog” leads to an address, and a version holds pages.',
    });
  });

  it('of a link on all pages is a list beside the other', () => {
    const { text, lost } = convert(TABS, 'Chat', 'dropdown');
    expect(lost).toEqual(['color']);
    expect(text).toContain('"global": { "dropdowns": [{ "dropdown": "Chat", "href": "https://example.com/chat" }] }');
  });

  it('of a part is a group of the part beside it', () => {
    const { text } = convert(TABS, 'API', 'group');
    expect(text).toContain(
      '          { "group": "More", "pages": ["more"] },\n          { "group": "API", "hidden": true, "pages": ["api"] }\n',
    );
    expect(text).not.toContain('"tab": "API"');
    expect(convert(TABS, 'Blog', 'group')).toEqual({ reason: '“Blog” leads to an address, and a group holds pages.' });
  });

  it('of a group goes behind the part that it stands in', () => {
    const { text, lost } = convert(TABS, 'Start', 'tab');
    expect(lost).toEqual(['expanded']);
    expect(text).toContain('      { "tab": "Start", "pages": ["index"] },\n      { "tab": "API"');
  });

  it('of a group at the top takes the others into a first part, or is for all of them', () => {
    const one = convert(GROUPS, 'API', 'tab');
    expect(JSON.parse((one.text ?? '').replace(/\/\/.*/g, ''))).toEqual({
      navigation: {
        tabs: [
          { tab: 'Documentation', groups: [{ group: 'Start', tag: 'New', pages: ['index'] }] },
          { tab: 'API', pages: ['users'] },
        ],
      },
    });
    expect(one.text).toContain('// Where all begin');
    const all = convert(GROUPS, 'API', 'version', true);
    expect(all.lost).toEqual([]);
    expect(all.text).toBe(GROUPS.replace('"groups"', '"versions"').replaceAll('"group"', '"version"'));
  });

  it('says why it cannot be', () => {
    expect(convert(TABS, 'API', 'item').reason).toBe('A menu entry stands in a tab or a product only.');
    expect(convert(GROUPS, 'API', 'language').reason).toBe(
      '“API” is not the name of a language. Rename it to a code such as `de` first.',
    );
    expect(convert(TABS, 'API', 'tab').reason).toBe('“API” is a tab already.');
  });
});

describe('dragging in the later format', () => {
  const LANGUAGES = {
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            { tab: 'Guides', pages: ['one'] },
            { tab: 'API', groups: [{ group: 'Users', pages: [] }] },
          ],
        },
        { language: 'de', tabs: [{ tab: 'Anleitung', pages: ['de/one'] }] },
        { language: 'fr', pages: ['fr/one'] },
        { language: 'es' },
      ],
      global: { anchors: [{ anchor: 'Chat', href: 'https://example.com' }] },
    },
  };
  const drop = (label: string, target: string | undefined, place: DropTarget['place']) => {
    const outline = readOutline(LANGUAGES, find);
    const all = walkOutline(outline.roots).map((step) => step.node);
    const at =
      all.find((one) => one.label === target) ?? all.find(({ kind }) => target === 'global' && kind === 'global');
    return canDrop(outline, [node(outline, label)], { node: at, place });
  };

  it('takes groups and pages into other languages, and parts among their kind', () => {
    expect(drop('Users', 'Anleitung', 'into')).toMatchObject({ status: 'ok' });
    expect(drop('one', 'fr', 'into')).toMatchObject({ status: 'ok', index: 1 });
    expect(drop('API', 'Anleitung', 'after')).toMatchObject({ status: 'ok', index: 1 });
    expect(drop('API', 'de', 'into')).toMatchObject({ listPath: ['navigation', 'languages', 1, 'tabs'], index: 1 });
    expect(drop('API', 'es', 'into')).toMatchObject({ listPath: ['navigation', 'languages', 3, 'tabs'], index: 0 });
  });

  it.each([
    [
      'API',
      'fr',
      'into',
      '“fr” holds other entries, and tabs cannot stand beside them. Add a tab there first, which takes them in.',
    ],
    ['API', 'Anleitung', 'into', '“Anleitung” is a tab itself. Put it before or after that.'],
    ['API', 'fr', 'before', 'The tab “API” cannot stand beside “fr”, which is an entry of another kind.'],
    ['API', 'global', 'into', 'On all pages there is room for links only, and “API” holds pages.'],
    ['Users', 'de', 'into', '“de” is made of parts. Choose one of them.'],
    [
      'Users',
      'Chat',
      'into',
      '“Chat” leads to an address, so nothing can stand in it. Take the address out of its details first.',
    ],
    ['Users', 'global', 'into', 'On all pages there is room for links only. Put it into a part of the site.'],
  ] as const)('says why %s does not go %s %s', (label, target, place, reason) => {
    expect(drop(label, target, place)).toEqual({ status: 'refused', reason });
  });
});
