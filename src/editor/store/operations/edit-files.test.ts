import { expect, test } from 'vitest';
import { START } from '../location.ts';
import { selectFileUses } from '../selectors/file-uses.ts';
import { selectMissingFiles } from '../selectors/missing-files.ts';
import { storeOf, textsOf } from '../testing/project.ts';
import { editsForCase, editsForMissing, editsForMoves } from './follow-moves.ts';

const PROJECT = {
  'docs.json': '{\n  "logo": { "light": "/images/a.png" },\n  "navigation": []\n}\n',
  'guides/one.mdx': '\uFEFF---\r\ntitle: One\r\n---\r\n![A](../images/a.png)\r\nand <img src="/images/a.png" />\n',
  'style.css': '.a { background: url(images/a.png) }',
  'images/a.png': 'picture',
  'images/b.png': 'other',
};

function rename(store: ReturnType<typeof storeOf>, from: string, to: string) {
  const moves = new Map([[from, to]]);
  const edits = editsForMoves(store.getState().files, moves);
  return store.actions.editFiles({ label: `Rename ${from}`, moves, edits });
}

test('a file moves with everything that names it, in one step, and back to the same bytes', () => {
  const store = storeOf(PROJECT);
  expect(selectFileUses(store.getState().files).get('images/a.png')).toHaveLength(4);
  store.actions.goTo({ ...START, file: 'images/a.png' });
  expect(rename(store, 'images/a.png', 'img/new.png')).toEqual({ status: 'ok' });
  expect(store.getState().location.file).toBe('img/new.png');
  expect(textsOf(store)).toEqual({
    'docs.json': PROJECT['docs.json'].replace('/images/a.png', '/img/new.png'),
    'guides/one.mdx': PROJECT['guides/one.mdx'].replaceAll('images/a.png', 'img/new.png'),
    'style.css': '.a { background: url(img/new.png) }',
    'img/new.png': 'picture',
    'images/b.png': 'other',
  });
  rename(store, 'img/new.png', 'images/a.png');
  expect(textsOf(store)).toEqual(PROJECT);
  store.actions.undo();
  store.actions.undo();
  expect(textsOf(store)).toEqual(PROJECT);
  expect(store.getState().history.done).toEqual([]);
});

test('letter case is put right where it is wrong', () => {
  const store = storeOf({ 'a.mdx': '![A](/Images/A.PNG) ![B](/images/a.png)', 'images/a.png': 'picture' });
  const edits = editsForCase(store.getState().files, new Set(['a.mdx']));
  store.actions.editFiles({ label: 'Correct', edits });
  expect(textsOf(store)['a.mdx']).toBe('![A](/images/a.png) ![B](/images/a.png)');
});

test('nothing is done by half', () => {
  const store = storeOf(PROJECT);
  const edits = new Map([['guides/one.mdx', [{ start: 0, end: 3, before: '---', text: '===' }]]]);
  const taken = rename(store, 'images/a.png', 'images/B.png');
  expect(taken).toMatchObject({ status: 'refused', problem: { code: 'edit/path-taken' } });
  const files = new Map([['docs.json/x.png', new Uint8Array()]]);
  expect(store.actions.editFiles({ label: 'Add', edits, files })).toMatchObject({ status: 'refused' });
  const stale = new Map([['style.css', [{ start: 0, end: 2, before: '#a', text: '#b' }]]]);
  expect(store.actions.editFiles({ label: 'Replace', edits: stale })).toMatchObject({
    status: 'refused',
    problem: { message: '`style.css` has changed in the meantime.' },
  });
  expect(textsOf(store)).toEqual(PROJECT);
});

test('a whole folder moves with everything that names its files, and what they name themselves', () => {
  const drawing = '<svg><image href="a.png" /><image href="/images/b.png" /></svg>';
  const store = storeOf({ ...PROJECT, 'images/in/c.svg': drawing.replace('"a.png', '"../a.png') });
  const moves = new Map([
    ['images/a.png', 'art/a.png'],
    ['images/b.png', 'art/b.png'],
    ['images/in/c.svg', 'art/in/c.svg'],
  ]);
  const edits = editsForMoves(store.getState().files, moves);
  expect(store.actions.editFiles({ label: 'Move images to art', moves, edits })).toEqual({ status: 'ok' });
  expect(textsOf(store)).toMatchObject({
    'guides/one.mdx': PROJECT['guides/one.mdx'].replaceAll('images/a.png', 'art/a.png'),
    'style.css': '.a { background: url(art/a.png) }',
    'art/in/c.svg': '<svg><image href="../a.png" /><image href="/art/b.png" /></svg>',
  });
  expect(store.getState().history.done.map(({ label }) => label)).toEqual(['Move images to art']);
});

test('two files cannot be moved to one path', () => {
  const store = storeOf(PROJECT);
  const moves = new Map([
    ['images/a.png', 'x/one.png'],
    ['images/b.png', 'x/One.png'],
  ]);
  expect(store.actions.editFiles({ label: 'Move', moves })).toMatchObject({
    status: 'refused',
    problem: { code: 'edit/path-taken' },
  });
  expect(textsOf(store)).toEqual(PROJECT);
});

test('what names a missing file is led to another one, wherever it stands', () => {
  const texts = {
    'docs.json': '{ "logo": "/img/lost.png", "favicon": "/x.svg" }',
    'a.mdx': '\uFEFF![A](/img/lost.png#x)\r\n![B](img/lost.png)\r\n![C](https://a.example/img/lost.png)\r\n',
    'images/real one.png': 'picture',
  };
  const store = storeOf(texts);
  const { files } = store.getState();
  expect([...selectMissingFiles(files)].map(([path, uses]) => [path, uses.length])).toEqual([
    ['img/lost.png', 3],
    ['x.svg', 1],
  ]);
  const edits = editsForMissing(files, new Map([['img/lost.png', 'images/real one.png']]));
  store.actions.editFiles({ label: 'Choose', edits });
  expect(textsOf(store)).toMatchObject({
    'docs.json': '{ "logo": "/images/real one.png", "favicon": "/x.svg" }',
    'a.mdx':
      '\uFEFF![A](/images/real%20one.png#x)\r\n![B](images/real%20one.png)\r\n![C](https://a.example/img/lost.png)\r\n',
  });
  expect([...selectMissingFiles(store.getState().files).keys()]).toEqual(['x.svg']);
  store.actions.undo();
  expect(textsOf(store)).toEqual(texts);
});
