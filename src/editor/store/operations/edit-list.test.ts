import { expect, it } from 'vitest';
import { storeOf, textsOf } from '../testing/project.ts';

const BEFORE = `{
  "tabs": [
    { "name": "One", "url": "one" }, // the first
    { "name": "Two", "url": "two" }
  ]
}
`;

function changed(edit: Parameters<ReturnType<typeof storeOf>['actions']['editList']>[1]) {
  const store = storeOf({ 'docs.json': BEFORE });
  expect(store.actions.editList(['tabs'], edit, 'Change the tabs')).toEqual({ status: 'ok' });
  const after = textsOf(store)['docs.json'];
  expect(store.actions.undo()?.label).toBe('Change the tabs');
  expect(textsOf(store)['docs.json']).toBe(BEFORE);
  return after;
}

it('adds, moves and removes an item and leaves the others as they are written', () => {
  expect(changed({ kind: 'insert', index: 2, value: { name: 'Three' } })).toBe(
    BEFORE.replace('"two" }', '"two" },\n    { "name": "Three" }'),
  );
  expect(changed({ kind: 'remove', index: 1 })).toContain('{ "name": "One", "url": "one" } // the first');
  expect(changed({ kind: 'move', from: 1, to: 0 })).toMatch(/Two.*One/s);
});

it('removes the list with its last item, and makes it with its first', () => {
  const store = storeOf({ 'docs.json': '{ "name": "A" }' });
  store.actions.editList(['footer', 'links'], { kind: 'insert', index: 0, value: {} }, 'Add a column');
  expect(textsOf(store)['docs.json']).toBe('{ "name": "A", "footer": { "links": [{}] } }');
  store.actions.editList(['footer', 'links'], { kind: 'remove', index: 0 }, 'Remove the column');
  expect(textsOf(store)['docs.json']).toBe('{ "name": "A" }');
});

it('moves a key of an object as it moves an item: what is written between them stays', () => {
  const before = '{ "footerSocials": {\r\n  "x": "https://x", // ours\r\n  "github": "https://g"\r\n} }';
  const store = storeOf({ 'docs.json': before });
  store.actions.editList(['footerSocials'], { kind: 'move', from: 1, to: 0 }, 'Move GitHub up');
  expect(textsOf(store)['docs.json']).toBe(
    '{ "footerSocials": {\r\n  "github": "https://g", // ours\r\n  "x": "https://x"\r\n} }',
  );
  store.actions.undo();
  expect(textsOf(store)['docs.json']).toBe(before);
});
