import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupEntries,
  moveEntries,
  removeEntries,
  renameEntry,
} from '../../authoring/navigation-edit/edit-navigation.ts';
import { walkOutline } from '../../authoring/navigation-edit/outline.ts';
import { insertItem, setValue } from '../../config/edit-texts.ts';
import { encodeText } from '../../project/text.ts';
import { planMove } from './operations/move-page.ts';
import type { ProjectStore } from './project-store.ts';
import { selectOutline } from './selectors/outline.ts';
import { selectUndoLabel } from './selectors/undo-labels.ts';
import { storeOf, textsOf } from './testing/project.ts';

const CONFIG = `{
  // ours
  "name": "Acorn",
  "navigation": [
    { "group": "Start", "pages": ["index", "quickstart"] },
    {
      "group": "Guides",
      "pages": [
        "guides/a", // first
        "gone"
      ]
    }
  ]
}
`;

const open = () =>
  storeOf({
    'docs.json': CONFIG,
    'index.mdx': '---\ntitle: Welcome\n---\n\n[Begin](/quickstart#now)\n',
    'quickstart.mdx': '---\ntitle: Quickstart\n---\n\n[A](./guides/a)\n',
    'guides/a.mdx': '---\ntitle: A\n---\n\n[Back](../quickstart)\n',
    'draft.mdx': '---\ntitle: Draft\n---\n',
    'README.md': '# Notes\n',
  });

const ALL = { rewritesLinks: true, addsRedirect: true };

describe('selectOutline', () => {
  it('names the pages that no entry names, without notes of the repository', () => {
    expect(selectOutline(open().getState())?.unlisted.map(({ page }) => page)).toEqual(['draft']);
  });

  it('stays the same while a page is written, and follows its title', () => {
    const store = open();
    const before = selectOutline(store.getState());
    store.actions.setFileText('index.mdx', '---\ntitle: Welcome\n---\n\nMore text.\n', 0);
    expect(selectOutline(store.getState())).toBe(before);
    store.actions.setFileText('index.mdx', '---\ntitle: Hello\n---\n', 0);
    expect(selectOutline(store.getState())?.roots[0]?.children[0]?.label).toBe('Hello');
  });

  it('is undefined while the configuration cannot be read', () => {
    expect(selectOutline(storeOf({ 'docs.json': '{' }).getState())).toBeUndefined();
  });
});

describe('editNavigation', () => {
  it('adds a page with its entry in one step', () => {
    const store = open();
    store.actions.editNavigation({
      label: 'Add New',
      change: (config) => insertItem(config, ['navigation', 0, 'pages'], 1, 'new'),
      files: new Map([['new.mdx', encodeText('---\ntitle: New\n---\n')]]),
    });
    expect(textsOf(store)['docs.json']).toBe(CONFIG.replace('"index", ', '"index", "new", '));
    expect(selectUndoLabel(store.getState())).toBe('Add New');
    store.actions.undo();
    expect(textsOf(store)).toEqual(textsOf(open()));
  });

  it('changes nothing when a file cannot be added', () => {
    const store = open();
    const result = store.actions.editNavigation({
      label: 'Add',
      change: (config) => insertItem(config, ['navigation', 0, 'pages'], 0, 'x'),
      files: new Map([['a:b.mdx', encodeText('')]]),
    });
    expect(result.status).toBe('refused');
    expect(textsOf(store)).toEqual(textsOf(open()));
  });
});

describe('movePage', () => {
  it('moves the file, its entry and every link to it, with a redirect, in one step', () => {
    const store = open();
    store.actions.openPage('quickstart');
    store.actions.movePage(
      { from: 'quickstart.mdx', to: 'guides/start.mdx' },
      ALL,
      'Rename quickstart to guides/start',
    );
    const texts = textsOf(store);
    expect(texts['quickstart.mdx']).toBeUndefined();
    expect(texts['guides/start.mdx']).toContain('[A](./a)');
    expect(texts['index.mdx']).toContain('[Begin](/guides/start#now)');
    expect(texts['guides/a.mdx']).toContain('[Back](./start)');
    expect(texts['docs.json']).toContain('"guides/start"');
    expect(texts['docs.json']).toContain('"source": "/quickstart"');
    expect(store.getState().location.page).toBe('guides/start');
    store.actions.undo();
    expect(textsOf(store)).toEqual(textsOf(open()));
  });

  it('says before what it will change, and refuses a path that is taken', () => {
    const { files } = open().getState();
    const plan = planMove(files, { from: 'quickstart.mdx', to: 'start.mdx' }, ALL);
    expect(plan.status === 'ok' && plan.rewrites.map(({ file }) => file)).toEqual(['index.mdx', 'guides/a.mdx']);
    expect(planMove(files, { from: 'quickstart.mdx', to: 'index.mdx' }, ALL).status).toBe('refused');
    expect(planMove(files, { from: 'nowhere.mdx', to: 'b.mdx' }, ALL).status).toBe('refused');
  });
});

describe('any sequence of steps', () => {
  const step = fc.record({
    kind: fc.constantFrom('move', 'remove', 'rename', 'add', 'group', 'title', 'icon'),
    pick: fc.nat(),
    other: fc.nat(),
  });

  function perform(store: ProjectStore, { kind, pick, other }: { kind: string; pick: number; other: number }): void {
    const outline = selectOutline(store.getState());
    const nodes = [...walkOutline(outline?.roots ?? [])].map(({ node }) => node);
    const node = nodes[pick % nodes.length];
    const group = nodes.filter((one) => one.kind === 'group')[other % 2];
    if (node === undefined) return;
    const list = group?.lists[0]?.path;
    const isInside = list !== undefined && node.path.every((key, at) => key === list[at]);
    if (kind === 'remove') {
      store.actions.editNavigation({ label: 'Remove', change: (config) => removeEntries(config, [node.path]) });
    } else if (kind === 'rename' && node.file !== undefined) {
      store.actions.movePage({ from: node.file, to: `moved/${other % 5}.mdx` }, ALL, 'Rename');
    } else if (kind === 'add' && list !== undefined) {
      store.actions.editNavigation({ label: 'Add', change: (config) => insertItem(config, list, other % 3, 'added') });
    } else if (kind === 'title' && node.kind === 'group') {
      const title = `Title ${other % 4}`;
      store.actions.editNavigation({
        label: 'Title',
        change: (config) => renameEntry(config, node.path, 'group', title),
      });
    } else if (kind === 'icon' && node.kind === 'group') {
      const icon = other % 2 === 0 ? 'book' : undefined;
      store.actions.editNavigation({
        label: 'Icon',
        change: (config) => setValue(config, [...node.path, 'icon'], icon),
      });
    } else if (kind === 'group' && node.kind !== 'group') {
      const place = { listPath: ['navigation'], index: other % 2 };
      store.actions.editNavigation({
        label: 'Group',
        change: (config) => groupEntries(config, [node.path], place, 'New group').config,
      });
    } else if (kind === 'move' && list !== undefined && !isInside) {
      store.actions.editNavigation({
        label: 'Move',
        change: (config) => moveEntries(config, [node.path], list, 0).config,
      });
    }
  }

  it('gives the first texts back when it is undone, and the last ones when it is done again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const store = open();
        for (const one of steps) perform(store, one);
        const last = textsOf(store);
        while (store.actions.undo() !== undefined);
        expect(textsOf(store)).toEqual(textsOf(open()));
        while (store.actions.redo() !== undefined);
        expect(textsOf(store)).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });
});

it('shows the title that a page has now, also where an older step of the navigation is gone back to', () => {
  const store = open();
  const { actions } = store;
  const label = () => selectOutline(store.getState())?.roots[0]?.children.map((child) => child.label);
  expect(label()).toEqual(['Welcome', 'Quickstart']);
  actions.editNavigation({
    label: 'Remove',
    change: (config) => removeEntries(config, [['navigation', 0, 'pages', 0]]),
  });
  expect(label()).toEqual(['Quickstart']);
  const first = store.getState();
  actions.setFileText('index.mdx', '---\ntitle: Hello\n---\n', 0);
  expect(label()).toEqual(['Quickstart']);
  const config = textsOf(open())['docs.json'] ?? '';
  actions.setFileText('docs.json', config, Number.POSITIVE_INFINITY);
  expect(label()).toEqual(['Hello', 'Quickstart']);
  expect(selectOutline(first)?.roots[0]?.children.map((child) => child.label)).toEqual(['Quickstart']);
});
