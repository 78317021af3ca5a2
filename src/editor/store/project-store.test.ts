import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START } from './location.ts';
import { selectRedoLabel, selectUndoLabel } from './selectors/undo-labels.ts';
import { filesOf, storeOf, textsOf } from './testing/project.ts';

const CONFIG = '{\n  // ours\n  "name": "Acorn",\n  "colors": { "primary": "#111111" }\n}\n';

function openStore() {
  return storeOf({ 'docs.json': CONFIG, 'start.mdx': '# Start\n', 'guides/a.mdx': '# A\n' });
}

const messageOf = (result: { status: string; problem?: { message: string } }) =>
  result.problem?.message ?? result.status;

test('typing changes one file and leaves the bytes of the others alone', () => {
  const store = openStore();
  const before = store.getState();
  store.actions.setFileText('start.mdx', '# Begin\n', Number.POSITIVE_INFINITY);
  expect(textsOf(store)['start.mdx']).toBe('# Begin\n');
  expect(store.getState().files.get('docs.json')).toBe(before.files.get('docs.json'));
  expect(store.getState().revision).toBe(before.revision + 1);
  expect(before.files.get('start.mdx')).toEqual(new TextEncoder().encode('# Start\n'));
});

test('typing the same text again changes nothing', () => {
  const store = openStore();
  store.actions.setFileText('start.mdx', '# Start\n', 0);
  expect(store.getState().revision).toBe(0);
  expect(store.getState().history.done).toEqual([]);
});

test('a byte-order mark and the line ends of a file stay when it is edited', () => {
  const store = storeOf({ 'a.mdx': '\uFEFFone\r\ntwo\r\n' });
  store.actions.setFileText('a.mdx', 'one\nthree\n', 0);
  expect(textsOf(store)['a.mdx']).toBe('\uFEFFone\r\nthree\r\n');
});

test('a file that is not text is not edited', () => {
  const store = storeOf({});
  store.actions.addFile('a.mdx', new Uint8Array([0xff, 0xfe, 0x41]));
  expect(messageOf(store.actions.setFileText('a.mdx', 'x', 0))).toContain('`a.mdx` is not text in UTF-8');
  expect(store.getState().files.get('a.mdx')).toHaveLength(3);
});

test('a setting is changed by a patch that keeps comments and layout', () => {
  const store = openStore();
  store.actions.editSetting(['colors', 'primary'], '#222222', Number.POSITIVE_INFINITY);
  expect(textsOf(store)['docs.json']).toBe(CONFIG.replace('#111111', '#222222'));
});

test('mixed line ends and a byte-order mark of the configuration stay as they are', () => {
  const store = storeOf({ 'docs.json': '\uFEFF{\r\n  "name": "A",\n  "x": 1\r\n}' });
  store.actions.editSetting(['name'], 'B', 0);
  expect(textsOf(store)['docs.json']).toBe('\uFEFF{\r\n  "name": "B",\n  "x": 1\r\n}');
});

test('clearing a setting removes its key and the group that is left empty', () => {
  const store = storeOf({ 'docs.json': '{ "name": "A", "colors": { "primary": "#111111" } }' });
  store.actions.editSetting(['colors', 'primary'], undefined, 0);
  expect(textsOf(store)['docs.json']).toBe('{ "name": "A" }');
});

test('while the configuration cannot be read a setting is refused, and nothing typed is lost', () => {
  const store = openStore();
  const broken = CONFIG.replace('"Acorn",', '"Acorn"');
  store.actions.setFileText('docs.json', broken, 0);
  const result = store.actions.editSetting(['name'], 'Birch', 0);
  expect(messageOf(result)).toContain('`docs.json` cannot be read at the moment');
  expect(result.status === 'refused' && result.problem.hint).toContain('in line');
  expect(textsOf(store)['docs.json']).toBe(broken);
  expect(store.getState().diagnostics.get('edit')).toHaveLength(1);
  store.actions.undo();
  store.actions.editSetting(['name'], 'Birch', 0);
  expect(store.getState().diagnostics.has('edit')).toBe(false);
});

test('a project with `mint.json` alone has its settings there', () => {
  const store = storeOf({ 'mint.json': '{ "name": "A" }' });
  store.actions.editSetting(['name'], 'B', 0);
  expect(textsOf(store)).toEqual({ 'mint.json': '{ "name": "B" }' });
});

test('typing without a long pause is one step of the history, in each file its own', () => {
  const store = openStore();
  const type = (file: string, text: string, pauseMs: number) => store.actions.setFileText(file, text, pauseMs);
  type('start.mdx', 'a', Number.POSITIVE_INFINITY);
  type('start.mdx', 'ab', 100);
  type('start.mdx', 'abc', 5000);
  type('guides/a.mdx', 'x', 100);
  type('guides/a.mdx', 'xy', 100);
  expect(store.getState().history.done.map(({ label }) => label)).toEqual([
    'Edit start.mdx',
    'Edit start.mdx',
    'Edit guides/a.mdx',
  ]);
  store.actions.undo();
  expect(textsOf(store)['guides/a.mdx']).toBe('# A\n');
  store.actions.undo();
  expect(textsOf(store)['start.mdx']).toBe('ab');
  store.actions.undo();
  expect(textsOf(store)['start.mdx']).toBe('# Start\n');
});

test('what is typed and taken back by hand leaves no step', () => {
  const store = openStore();
  store.actions.setFileText('start.mdx', '# Starts\n', Number.POSITIVE_INFINITY);
  store.actions.setFileText('start.mdx', '# Start\n', 100);
  expect(store.actions.undo()).toBeUndefined();
});

test('a colour that is dragged is one step', () => {
  const store = openStore();
  for (const color of ['#222222', '#333333', '#444444']) store.actions.editSetting(['colors', 'primary'], color, 20);
  expect(store.actions.undo()?.label).toBe('Change colors.primary');
  expect(textsOf(store)['docs.json']).toBe(CONFIG);
});

test('a step bears the name that the person knows the setting by', () => {
  const store = openStore();
  store.actions.editSetting(['colors', 'primary'], '#222222', 0, 'Change Brand colour');
  expect(selectUndoLabel(store.getState())).toBe('Change Brand colour');
  store.actions.undo();
  expect(selectRedoLabel(store.getState())).toBe('Change Brand colour');
});

test('what is typed after an undo is a step of its own and ends the redo', () => {
  const store = openStore();
  store.actions.setFileText('start.mdx', 'a', 100);
  store.actions.setFileText('start.mdx', 'b', 5000);
  store.actions.undo();
  store.actions.setFileText('start.mdx', 'ac', 100);
  expect(store.actions.redo()).toBeUndefined();
  store.actions.undo();
  expect(textsOf(store)['start.mdx']).toBe('a');
});

test('undo and redo give the first and the last texts back, whatever was done', () => {
  const path = fc.constantFrom('start.mdx', 'guides/a.mdx', 'guides', 'b.mdx', 'guides/c/d.mdx', 'docs.json');
  const step = fc.oneof(
    fc.record({ do: fc.constant('type'), path, text: fc.string(), pause: fc.constantFrom(10, 5000) }),
    fc.record({ do: fc.constant('set'), path, text: fc.string(), pause: fc.constantFrom(10, 5000) }),
    fc.record({ do: fc.constantFrom('add', 'delete', 'asset'), path, text: fc.string(), pause: fc.constant(0) }),
    fc.record({ do: fc.constant('rename'), path, text: path, pause: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = openStore();
      const { actions } = store;
      const first = textsOf(store);
      for (const { do: what, path, text, pause } of steps) {
        const bytes = new TextEncoder().encode(text);
        if (what === 'type') actions.setFileText(path, text, pause);
        if (what === 'set') actions.editSetting(['name'], text, pause);
        if (what === 'add') actions.addFile(path, bytes);
        if (what === 'asset') actions.addAsset(path, bytes);
        if (what === 'delete') actions.deleteFile(path);
        if (what === 'rename') actions.renameFile(path, text);
      }
      const last = textsOf(store);
      while (actions.undo());
      expect(textsOf(store)).toEqual(first);
      while (actions.redo());
      expect(textsOf(store)).toEqual(last);
    }),
  );
});

test('adding never replaces a file, and letter case does not make a new name', () => {
  const store = openStore();
  const bytes = new Uint8Array([1]);
  expect(messageOf(store.actions.addFile('start.mdx', bytes))).toContain('`start.mdx` already');
  expect(messageOf(store.actions.addFile('Start.mdx', bytes))).toContain('upper and lower case');
  expect(messageOf(store.actions.addFile('start.mdx/x.mdx', bytes))).toContain('is a file');
  expect(messageOf(store.actions.addFile('guides', bytes))).toContain('is a folder');
  expect(store.getState().revision).toBe(0);
});

test.each([
  '',
  '../x.md',
  '/x.md',
  'a//b.md',
  'a/./b.md',
  'a\\b.md',
  'a?.md',
  'a\n.md',
  'a/.mdx',
  `${'é'.repeat(150)}.md`,
])('%j is no path for a file', (path) => {
  expect(openStore().actions.addFile(path, new Uint8Array()).status).toBe('refused');
});

test('an upload gets the next free name', () => {
  const store = openStore();
  const names = ['img/logo.svg', 'img/Logo.svg', 'img/logo.svg', 'LICENSE', 'LICENSE'];
  const paths = names.map((name) => store.actions.addAsset(name, new Uint8Array([1])).path);
  expect(paths).toEqual(['img/logo.svg', 'img/Logo-2.svg', 'img/logo-3.svg', 'LICENSE', 'LICENSE-2']);
});

test('renaming a folder takes its files, the selected file and the open page along', () => {
  const store = openStore();
  store.actions.goTo({ ...START, file: 'guides/a.mdx', page: 'guides/a' });
  store.actions.renameFile('guides', 'manual');
  expect(Object.keys(textsOf(store))).toEqual(['docs.json', 'manual/a.mdx', 'start.mdx']);
  expect(store.getState()).toMatchObject({ location: { file: 'manual/a.mdx', page: 'manual/a' } });
});

test('a file can be renamed to its own name in other letters, but not onto another file', () => {
  const store = openStore();
  expect(store.actions.renameFile('start.mdx', 'Start.mdx').status).toBe('ok');
  expect(messageOf(store.actions.renameFile('Start.mdx', 'guides/a.mdx'))).toContain('`guides/a.mdx` already');
});

test('deleting a file lets go of it where it is open, and undo brings it back', () => {
  const store = openStore();
  store.actions.goTo({ ...START, file: 'guides/a.mdx', page: 'guides/a' });
  store.actions.deleteFile('guides');
  expect(store.getState().location).toEqual(START);
  store.actions.undo();
  expect(textsOf(store)['guides/a.mdx']).toBe('# A\n');
});

test('replacing the project keeps the bytes of equal files and is one step', () => {
  const store = openStore();
  const before = store.getState().files.get('start.mdx');
  store.actions.replaceProject(filesOf({ 'start.mdx': '# Start\n', 'new.mdx': '' }), 'Import again');
  expect(Object.keys(textsOf(store))).toEqual(['new.mdx', 'start.mdx']);
  expect(store.getState().files.get('start.mdx')).toBe(before);
  expect(store.actions.undo()?.label).toBe('Import again');
  expect(Object.keys(textsOf(store))).toHaveLength(3);
});

test('a project that is open elsewhere cannot be changed here', () => {
  const store = openStore();
  const reason = {
    code: 'storage/open-elsewhere',
    severity: 'warning',
    message: 'Elsewhere.',
    hint: 'Take over.',
  } as const;
  store.actions.setAccess({ mode: 'elsewhere', reason });
  const result = store.actions.setFileText('start.mdx', 'x', 0);
  expect(result).toMatchObject({ status: 'refused', problem: { hint: 'Take over.' } });
  expect(store.actions.renameProject('Other').status).toBe('refused');
  expect(store.getState().revision).toBe(0);
});

test('beginning anew from the disk forgets the history', () => {
  const store = openStore();
  store.actions.setFileText('start.mdx', 'x', 0);
  store.actions.goTo({ ...START, file: 'start.mdx' });
  store.actions.reset({ name: 'Other', files: filesOf({ 'a.mdx': '' }), revision: 7, access: { mode: 'edit' } });
  expect(store.getState()).toMatchObject({ name: 'Other', revision: 7, history: { done: [], undone: [] } });
  expect(store.getState().location.file).toBeUndefined();
});
