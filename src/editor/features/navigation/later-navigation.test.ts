import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addPart, partSpot } from '../../../authoring/navigation-edit/add-part.ts';
import { convertEntries } from '../../../authoring/navigation-edit/apply-conversion.ts';
import { canDrop } from '../../../authoring/navigation-edit/can-drop.ts';
import { planConversion } from '../../../authoring/navigation-edit/convert-entry.ts';
import { PART_KINDS } from '../../../authoring/navigation-edit/division-kinds.ts';
import { moveEntries, outermost, removeEntries } from '../../../authoring/navigation-edit/edit-navigation.ts';
import { type OutlineNode, walkOutline } from '../../../authoring/navigation-edit/outline.ts';
import { readOutline } from '../../../authoring/navigation-edit/outline-reader.ts';
import { reachOf } from '../../../authoring/navigation-edit/reach.ts';
import { valueAt } from '../../../config/config-path.ts';
import { type NavigationEdit, type ProjectStore, selectConfigValue, selectOutline } from '../../store/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { copyOf } from './copy-entry.ts';
import { type EntryFieldKey, whyUnused } from './entry-fields.ts';
import { marksOfReach } from './entry-marks.ts';
import { setField, valueOfField } from './entry-settings.ts';
import { offeredKinds, partChoices } from './part-choices.ts';
import { firstPagePath, newPart, whatIsWrong } from './part-entry.ts';
import { markOf, nameOf } from './row-words.ts';
import { treeRows } from './tree-rows.ts';

const FILES = {
  'docs.json': `{
  "name": "Harbour",
  "navigation": {
    "languages": [
      { "language": "en", "tabs": [{ "tab": "Guides", "groups": [{ "group": "Start", "pages": ["index", "one"] }] }, { "tab": "API", "pages": ["api"] }] },
      // German
      { "$ref": "nav/de.json" },
      { "$ref": "nav/gone.json" }
    ]
  }
}
`,
  'nav/de.json':
    '{\n  "language": "de",\n  "tabs": [\n    { "tab": "Anfang", "pages": { "$ref": "lists/first.json" } } // zuerst\n  ]\n}\n',
  'nav/lists/first.json': '["de/index", "one"] // both\n',
  'index.mdx': '---\ntitle: Welcome\n---\n',
  'one.mdx': '---\ntitle: One\n---\n',
  'api.mdx': '---\ntitle: API\n---\n',
  'de/index.mdx': '---\ntitle: Willkommen\n---\n',
};

const nodesOf = (store: ProjectStore) =>
  walkOutline(selectOutline(store.getState())?.roots ?? []).map(({ node }) => node);

function nodeOf(store: ProjectStore, label: string): OutlineNode {
  const found = nodesOf(store).find((node) => node.label === label);
  if (found === undefined) throw new Error(label);
  return found;
}

function edit(store: ProjectStore, change: NonNullable<NavigationEdit['change']>) {
  return store.actions.editNavigation({ label: 'Edit', change });
}

describe('a navigation in several files', () => {
  it('is one tree, and each change goes into the file that holds the entry', () => {
    const store = storeOf(FILES);
    expect(nodesOf(store).map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      'division en',
      'division Guides',
      'group Start',
      'page Welcome',
      'page One',
      'division API',
      'page API',
      'division de',
      'division Anfang',
      'page Willkommen',
      'page One',
      'unknown ',
    ]);
    const start = nodeOf(store, 'Start');
    const verdict = canDrop(selectOutline(store.getState()) ?? fail(), [start], {
      node: nodeOf(store, 'Anfang'),
      place: 'into',
    });
    if (verdict.status === 'refused') throw new Error(verdict.reason);
    edit(store, (config) => moveEntries(config, [start.path], verdict.listPath, verdict.index).config);
    expect(textsOf(store)['nav/lists/first.json']).toBe(
      '["de/index", "one", { "group": "Start", "pages": ["index", "one"] }] // both\n',
    );
    expect(textsOf(store)['docs.json']).toContain('{ "tab": "Guides", "groups": [] }');
    store.actions.undo();
    expect(textsOf(store)).toEqual(FILES);
  });

  it('takes a renamed page along in all of them', () => {
    const store = storeOf(FILES);
    const move = { from: 'one.mdx', to: 'first.mdx' };
    store.actions.movePage(move, { rewritesLinks: true, addsRedirect: false }, 'Rename');
    expect(textsOf(store)['nav/lists/first.json']).toBe('["de/index", "first"] // both\n');
    expect(textsOf(store)['docs.json']).toContain('"pages": ["index", "first"]');
    store.actions.undo();
    expect(textsOf(store)).toEqual(FILES);
  });

  it('gives back the same bytes, and the same marks, whatever is done and undone', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'convert', 'move', 'remove', 'set'),
      one: fc.nat(),
      other: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const store = storeOf(FILES);
        const marks = marksIn(store);
        for (const { kind, one, other } of steps) {
          const nodes = nodesOf(store);
          const node = nodes[one % nodes.length];
          const target = nodes[other % nodes.length];
          const outline = selectOutline(store.getState());
          if (node === undefined || target === undefined || outline === undefined) break;
          const part = PART_KINDS[other % PART_KINDS.length] ?? 'tab';
          if (kind === 'remove') edit(store, (config) => removeEntries(config, [node.path]));
          else if (kind === 'set')
            edit(store, (config) => setField(config, node.path, 'hidden', node.kind === 'division' || undefined));
          else if (kind === 'move') {
            const verdict = canDrop(outline, outermost([node]), { node: target, place: 'into' });
            if (verdict.status === 'ok')
              edit(store, (config) => moveEntries(config, [node.path], verdict.listPath, verdict.index).config);
          } else if (kind === 'add') {
            const verdict = partSpot(outline, part, node);
            if (verdict.status === 'ok')
              edit(store, (config) => addPart(config, verdict.spot, { [part]: 'New', pages: ['one'] }, 'First').config);
          } else {
            const value = selectConfigValue(store.getState());
            const plan = planConversion(outline, node, part, { valueOf: ({ path }) => valueAt(value, path) });
            if (plan.status === 'ok') edit(store, (config) => convertEntries(config, plan, 'First').config);
          }
          expect(readOutline(selectConfigValue(store.getState()), () => undefined)).toBeDefined();
        }
        while (store.actions.undo());
        expect(textsOf(store)).toEqual(FILES);
        expect(marksIn(store)).toEqual(marks);
      }),
      { numRuns: 60 },
    );
  });
});

function fail(): never {
  throw new Error('The configuration can be read.');
}

function marksIn(store: ProjectStore): readonly string[] {
  const outline = selectOutline(store.getState()) ?? fail();
  return treeRows(outline.roots, () => true, marksOfReach(reachOf(outline, true))).map(nameOf);
}

describe('what a row says', () => {
  it('is which switcher it becomes, and what readers do not see', () => {
    expect(marksIn(storeOf(FILES))).toEqual([
      'English, en, language menu',
      'Guides, tab row',
      'Start',
      'Welcome',
      'One',
      'API, tab row',
      'API',
      'Deutsch, de, language menu',
      'Anfang, tab row, A row of tabs is drawn from two on: this is the only one',
      'Willkommen',
      'One, This page is shown where it stands first: in English › Guides › Start',
      'A file that cannot be read, Readers do not see it: the file that it refers to cannot be read',
    ]);
  });

  it('tells hiding by a setting from what is not reached', () => {
    const outline = readOutline(
      {
        navigation: {
          tabs: [
            { tab: 'A', pages: ['one'] },
            { tab: 'B', pages: [] },
            { tab: 'C', hidden: true, pages: ['two'] },
          ],
          groups: [{ group: 'Beside', pages: ['three'] }],
        },
      },
      (page) => ({ file: `${page}.mdx`, title: page }),
    );
    const rows = treeRows(outline.roots, () => true, marksOfReach(reachOf(outline, false)));
    const kinds = Object.fromEntries(rows.map((row) => [row.node.label, markOf(row)?.kind]));
    expect(kinds).toEqual({
      A: 'unreached',
      one: 'unreached',
      B: 'unreached',
      C: 'hidden',
      two: 'hidden',
      Beside: undefined,
      three: undefined,
    });
  });
});

describe('adding a part', () => {
  const outline = readOutline(
    {
      navigation: {
        languages: [
          {
            language: 'en',
            versions: [{ version: '2', tabs: [{ tab: 'Guides', groups: [{ group: 'G', pages: ['en/2/one'] }] }] }],
          },
          { language: 'de', pages: ['de/one', 'de/more/two'] },
        ],
      },
    },
    (page) => ({ file: `${page}.mdx`, title: page }),
  );
  const at = (label: string) => walkOutline(outline.roots).find(({ node }) => node.label === label)?.node;
  const where = (kind: (typeof PART_KINDS)[number], chosen?: string) =>
    partChoices(outline, kind, chosen === undefined ? undefined : at(chosen)).map(
      ({ holder }) => holder?.label ?? 'top',
    );

  it('offers the place beside its like first, then where it would take in what is there', () => {
    expect(where('tab', 'G')[0]).toBe('2');
    expect(where('version')[0]).toBe('en');
    expect(where('language', 'G')[0]).toBe('top');
    expect(where('tab', 'de')).toEqual(['de', 'top']);
    expect(offeredKinds(outline, at('de'))).not.toContain('item');
    expect(offeredKinds(outline, at('G'))).toContain('item');
  });

  it('comes with a first page in the folder of what is around it', () => {
    const entry = {
      kind: 'tab',
      name: 'API',
      icon: ' rocket ',
      iconType: '',
      description: '',
      leadsTo: 'pages',
      address: '',
      pageTitle: 'Start here',
      nameOfFirst: undefined,
    } as const;
    const path = firstPagePath(new Map(), at('de'), entry);
    expect(path).toBe('de/api/start-here');
    const part = newPart(entry, path);
    expect(part.item).toEqual({ tab: 'API', icon: 'rocket', pages: ['de/api/start-here'] });
    expect([...part.files.keys()]).toEqual(['de/api/start-here.mdx']);
    expect(newPart({ ...entry, leadsTo: 'address', address: ' https://a.example ' }, '').item).toEqual({
      tab: 'API',
      icon: 'rocket',
      href: 'https://a.example',
    });
  });

  it('says what is missing', () => {
    const entry = {
      kind: 'language',
      name: 'Klingon!',
      icon: '',
      iconType: '',
      description: '',
      leadsTo: 'pages',
      address: '',
      pageTitle: 'One',
      nameOfFirst: undefined,
    } as const;
    expect(whatIsWrong(entry, [])).toMatch(/`Klingon!` is no code of a language/);
    expect(whatIsWrong({ ...entry, name: 'de' }, outline.roots)).toMatch(/There is “de” already/);
    expect(whatIsWrong({ ...entry, name: 'fr', pageTitle: ' ' }, [])).toMatch(/first page has no title/);
    expect(whatIsWrong({ ...entry, name: 'fr' }, outline.roots)).toBeUndefined();
  });
});

describe('a copy of a part', () => {
  it('has a name of its own, and is not the one to be shown first', () => {
    const navigation = {
      languages: [
        { language: 'en', default: true, pages: ['one'] },
        { language: 'es', pages: ['two'] },
      ],
    };
    const store = storeOf({ 'docs.json': JSON.stringify({ navigation }) });
    expect(copyOf(nodeOf(store, 'en'), store.getState())?.value).toEqual({ language: 'de', pages: ['one'] });
  });
});

describe('the fields of an entry', () => {
  const CONFIG = `{
  "navigation": {
    "versions": [
      { "version": "2", "default": true, "openapi": "a.json", "icon": { "name": "book", "style": "solid" } }, // two
      { "version": "1", "color": { "light": "#111111", "dark": "#222222" } }
    ]
  }
}
`;
  const changed = (at: number, key: EntryFieldKey, value: string | boolean | undefined) => {
    const store = storeOf({ 'docs.json': CONFIG });
    edit(store, (config) => setField(config, ['navigation', 'versions', at], key, value));
    return textsOf(store)['docs.json'];
  };

  it('change the smallest piece of what stands there', () => {
    expect(changed(0, 'icon', 'rocket')).toBe(CONFIG.replace('"book"', '"rocket"'));
    expect(changed(0, 'iconType', 'thin')).toBe(CONFIG.replace('"solid"', '"thin"'));
    expect(changed(0, 'openapi', 'b.json')).toBe(CONFIG.replace('a.json', 'b.json'));
    expect(changed(0, 'openapiDirectory', 'ref')).toBe(
      CONFIG.replace('"a.json"', '{ "source": "a.json", "directory": "ref" }'),
    );
    expect(changed(1, 'colorLight', '#333333')).toBe(CONFIG.replace('#111111', '#333333'));
    expect(changed(1, 'default', true)).toBe(
      CONFIG.replace('"default": true, ', '').replace('"#222222" } }', '"#222222" }, "default": true }'),
    );
  });

  it('are read from either form, and say what the site makes nothing of', () => {
    expect(valueOfField('icon', { icon: { name: 'book' } })).toBe('book');
    expect(valueOfField('iconType', { icon: 'book', iconType: 'thin' })).toBe('thin');
    expect(valueOfField('openapi', { openapi: { source: 'a.json' } })).toBe('a.json');
    expect(whyUnused('icon', 'later')).toBeUndefined();
  });
});
