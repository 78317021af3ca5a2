import { expect, test } from 'vitest';
import { selectFileUses } from '../selectors/file-uses.ts';
import { storeOf, textsOf } from '../testing/project.ts';
import { editsForCase, editsForMoves } from './follow-moves.ts';

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
  store.actions.selectFile('images/a.png');
  expect(rename(store, 'images/a.png', 'img/new.png')).toEqual({ status: 'ok' });
  expect(store.getState().selectedFile).toBe('img/new.png');
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
