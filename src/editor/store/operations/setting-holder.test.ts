import { expect, it } from 'vitest';
import { selectConfigValue } from '../selectors/config-value.ts';
import { storeOf, textsOf } from '../testing/project.ts';

const FILES = {
  'docs.json': `{
  "name": "Small",
  "redirects": { "$ref": "./config/redirects.json" },
  "banner": { "$ref": "config/banner.json", "type": "warning" },
  "navigation": { "pages": ["index"] }
}
`,
  'config/redirects.json': '[\n  { "source": "/a", "destination": "/b" } // ours\n]\n',
  'config/banner.json': '{ "content": { "$ref": "words.json" }, "type": "info" }\n',
  'config/words.json': '"Hello"\n',
};

it('shows a setting that is kept in another file, and changes it there', () => {
  const store = storeOf(FILES);
  expect(selectConfigValue(store.getState())).toMatchObject({
    redirects: [{ source: '/a' }],
    banner: { content: 'Hello', type: 'warning' },
  });
  const { actions } = store;
  actions.editSetting(['redirects', 0, 'destination'], '/c', 0);
  actions.editList(['redirects'], { kind: 'insert', index: 1, value: { source: '/x', destination: '/y' } }, 'Add');
  expect(textsOf(store)).toEqual({
    ...FILES,
    'config/redirects.json':
      '[\n  { "source": "/a", "destination": "/c" }, // ours\n  { "source": "/x", "destination": "/y" }\n]\n',
  });
  expect(selectConfigValue(store.getState())).toMatchObject({ redirects: [{ destination: '/c' }, { source: '/x' }] });
  while (actions.undo());
  expect(textsOf(store)).toEqual(FILES);
});

it('follows references in the files that are referred to, and lets keys beside a reference win', () => {
  const store = storeOf(FILES);
  store.actions.editSetting(['banner', 'content'], 'Good day', 0);
  store.actions.editSetting(['banner', 'type'], 'critical', 0);
  store.actions.editSetting(['banner', 'dismissible'], true, 0);
  expect(textsOf(store)).toEqual({
    ...FILES,
    'docs.json': FILES['docs.json'].replace('warning', 'critical'),
    'config/banner.json': '{ "content": { "$ref": "words.json" }, "type": "info", "dismissible": true }\n',
    'config/words.json': '"Good day"\n',
  });
});

it('keeps a list in its file when its last item goes, and removes the reference with the setting', () => {
  const store = storeOf(FILES);
  store.actions.editList(['redirects'], { kind: 'remove', index: 0 }, 'Remove');
  expect(JSON.parse((textsOf(store)['config/redirects.json'] ?? '').replace('// ours', ''))).toEqual([]);
  store.actions.editSetting(['redirects'], undefined, 0);
  expect(textsOf(store)['docs.json']).not.toContain('redirects');
});

it.each([
  ['{ "redirects": { "$ref": "gone.json" } }', '`gone.json`'],
  ['{ "redirects": { "$ref": "config/bad.json" } }', '`config/bad.json`'],
  ['{ "redirects": { "$ref": "config/self.json" } }', 'refers to itself'],
])('says why nothing was changed: %s', (text, words) => {
  const files = { 'docs.json': text, 'config/bad.json': '[', 'config/self.json': '{ "$ref": "self.json" }' };
  const store = storeOf(files);
  const result = store.actions.editList(['redirects'], { kind: 'insert', index: 0, value: {} }, 'Add');
  expect(result).toMatchObject({ status: 'refused', problem: { message: expect.stringContaining(words) } });
  expect(textsOf(store)).toEqual(files);
});
