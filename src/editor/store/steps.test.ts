/** Every change of the project makes a step with a name and a place, and any step can be gone to. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertItem } from '../../config/edit-texts.ts';
import { START } from './location.ts';
import { filesOf, storeOf, textsOf } from './testing/project.ts';

const FIRST = {
  'docs.json': '{ "name": "Acorn", "tabs": [{ "name": "Guides" }], "navigation": [] }',
  'start.mdx': '# Start\n',
};
const PAUSE = Number.POSITIVE_INFINITY;

function storeWithSteps() {
  const store = storeOf(FIRST);
  const { actions } = store;
  actions.editSetting(['name'], 'Oak', PAUSE, 'Change Project name');
  actions.editSetting(['colors', 'primary'], '#0b6e4f', PAUSE, 'Change Brand colour');
  actions.editSetting(['colors', 'primary'], undefined, PAUSE, 'Clear Brand colour');
  actions.editList(['tabs'], { kind: 'insert', index: 1, value: { name: 'API' } }, 'Add tab');
  actions.setFileText('start.mdx', '# Begin\n', PAUSE);
  actions.addFile('guides/one.mdx', new Uint8Array());
  actions.editNavigation({ label: 'Add One', change: (config) => insertItem(config, ['navigation'], 0, 'guides/one') });
  actions.editSettings([{ path: ['logo'], value: '/images/logo.svg' }], 'Upload logo.svg as Logo', {
    path: 'images/logo.svg',
    contents: new Uint8Array([1]),
  });
  actions.renameFile('start.mdx', 'index.mdx');
  actions.deleteFile('guides/one.mdx');
  return store;
}

test('each step has a name and the place where it is seen', () => {
  const { done } = storeWithSteps().getState().history;
  expect(done.map(({ label, place }) => [label, place])).toEqual([
    ['Change Project name', { kind: 'setting', path: ['name'] }],
    ['Change Brand colour', { kind: 'setting', path: ['colors', 'primary'] }],
    ['Clear Brand colour', { kind: 'setting', path: ['colors', 'primary'] }],
    ['Add tab', { kind: 'setting', path: ['tabs', 1] }],
    ['Edit start.mdx', { kind: 'file', path: 'start.mdx' }],
    ['Add guides/one.mdx', { kind: 'file', path: 'guides/one.mdx' }],
    ['Add One', { kind: 'navigation' }],
    ['Upload logo.svg as Logo', { kind: 'setting', path: ['logo'] }],
    ['Rename start.mdx to index.mdx', { kind: 'file', path: 'index.mdx' }],
    ['Delete guides/one.mdx', { kind: 'file', path: 'guides/one.mdx' }],
  ]);
});

test('an upload and the setting that names it are one step', () => {
  const store = storeOf({ ...FIRST, 'images/logo.svg': 'old' });
  const upload = { path: 'images/logo.svg', contents: new Uint8Array([1]) };
  store.actions.editSettings([{ path: ['favicon'], value: '/images/logo-2.svg' }], 'Upload', upload);
  expect([...store.getState().files.keys()]).toContain('images/logo-2.svg');
  expect(textsOf(store)['docs.json']).toContain('"favicon": "/images/logo-2.svg"');
  store.actions.undo();
  expect(textsOf(store)).toEqual({ ...FIRST, 'images/logo.svg': 'old' });
});

test('an upload for a configuration that cannot be read is refused as a whole', () => {
  const store = storeOf({ 'docs.json': '{ "name": ' });
  const upload = { path: 'logo.svg', contents: new Uint8Array([1]) };
  expect(store.actions.editSettings([{ path: ['logo'], value: '/logo.svg' }], 'Upload', upload).status).toBe('refused');
  expect([...store.getState().files.keys()]).toEqual(['docs.json']);
});

test('going anywhere in the history gives the files as they were there, in one change', () => {
  const store = storeWithSteps();
  const last = store.getState().history.done.length;
  const states = [textsOf(store)];
  while (store.actions.undo()) states.unshift(textsOf(store));
  expect(states[0]).toEqual(FIRST);
  expect(states).toHaveLength(last + 1);
  fc.assert(
    fc.property(fc.array(fc.nat(last), { maxLength: 12 }), (wanted) => {
      for (const count of wanted) {
        const { revision, history } = store.getState();
        const isThere = history.done.length === count;
        expect(store.actions.goToStep(count) === undefined).toBe(isThere);
        expect(textsOf(store)).toEqual(states[count]);
        expect(store.getState().revision - revision).toBeLessThanOrEqual(isThere ? 0 : 1);
        expect(store.getState().history.undone).toHaveLength(last - count);
      }
    }),
    { numRuns: 60 },
  );
});

test('the step that was taken is told, each time anew', () => {
  const store = storeWithSteps();
  store.actions.undo();
  const first = store.getState().stepTaken;
  expect(first).toMatchObject({ direction: 'undo', count: 1, entry: { label: 'Delete guides/one.mdx' } });
  store.actions.redo();
  expect(store.getState().stepTaken).toMatchObject({ direction: 'redo', count: 1 });
  store.actions.goToStep(0);
  expect(store.getState().stepTaken).toMatchObject({
    direction: 'undo',
    count: 10,
    entry: { label: 'Change Project name' },
  });
});

test('nothing is undone in a project that another tab edits', () => {
  const store = storeWithSteps();
  store.actions.reset({
    name: 'Handbook',
    files: filesOf(FIRST),
    revision: 20,
    access: {
      mode: 'elsewhere',
      reason: { code: 'storage/open-elsewhere', severity: 'warning', message: 'Open in another tab.' },
    },
  });
  expect(store.actions.goToStep(0)).toBeUndefined();
  expect(store.getState().stepTaken).toBeUndefined();
});

const PAGES = {
  'docs.json': '{ "navigation": [{ "group": "A", "pages": ["one", "two"] }] }',
  'one.mdx': '# One\n',
  'two.mdx': '# Two\n',
};
const shown = ({ getState }: ReturnType<typeof storeOf>) => [getState().location.page, getState().location.file];

test('undo opens again what a deletion has closed, and redo closes it', () => {
  const store = storeOf(PAGES);
  const { actions } = store;
  actions.goTo({ ...START, page: 'one', file: 'one.mdx' });
  actions.editNavigation({ label: 'Delete One', files: new Map([['one.mdx', undefined]]) });
  expect(shown(store)).toEqual([undefined, undefined]);
  actions.openPage('two');
  actions.undo();
  expect(shown(store)).toEqual(['one', 'one.mdx']);
  actions.redo();
  expect(shown(store)).toEqual([undefined, undefined]);
  actions.undo();
  expect(shown(store)).toEqual(['one', 'one.mdx']);
});

test('undo of a deletion shows the page, and leaves code closed that was closed', () => {
  const store = storeOf(PAGES);
  const { actions } = store;
  actions.openPage('two');
  actions.editNavigation({
    label: 'Delete One',
    files: new Map([['one.mdx', undefined]]),
    place: { kind: 'page', path: 'one.mdx' },
  });
  expect(shown(store)).toEqual(['two', undefined]);
  actions.undo();
  expect(shown(store)).toEqual(['one', undefined]);
  actions.redo();
  expect(shown(store)).toEqual([undefined, undefined]);
});

test('undo and redo follow a page to its other path', () => {
  const store = storeOf(PAGES);
  const { actions } = store;
  actions.goTo({ ...START, page: 'one', file: 'one.mdx' });
  actions.renameFile('one.mdx', 'first.mdx');
  expect(shown(store)).toEqual(['first', 'first.mdx']);
  actions.undo();
  expect(shown(store)).toEqual(['one', 'one.mdx']);
  actions.redo();
  expect(shown(store)).toEqual(['first', 'first.mdx']);
});

test('the code of a page goes along with the page in the preview, and other code stays', () => {
  const store = storeOf(PAGES);
  const { actions } = store;
  actions.goTo({ ...START, page: 'one', file: 'one.mdx' });
  actions.openPage('two');
  expect(shown(store)).toEqual(['two', 'two.mdx']);
  actions.goTo({ ...START, page: 'one', file: 'docs.json' });
  actions.openPage('two');
  expect(shown(store)).toEqual(['two', 'docs.json']);
});

test('who goes to where they are tells nobody', () => {
  const store = storeOf(PAGES);
  store.actions.goTo({ ...START, page: 'one' });
  let told = 0;
  store.subscribe(() => told++);
  store.actions.goTo({ ...START, page: 'one' });
  store.actions.openPage('one');
  expect(told).toBe(0);
});
