import { expect, test } from 'vitest';
import { readCodeMessage, readFrameMessage } from './check-frame-message.ts';

const PICK = { kind: 'source', places: [{ file: 'a.mdx', line: 3 }], isByTheWay: false };
const PLACE = { file: 'a.mdx', part: 'cell', first: 3, last: 3, column: 0 };
const BOX = { kind: 'field-box', field: 1, version: 0, start: 0, end: 2 };
const EDIT = { kind: 'field-edit', field: 1, version: 0, start: 0, end: 2, text: 'x' };

const PASTE = {
  kind: 'field-paste',
  field: 1,
  version: 0,
  start: 0,
  end: 2,
  html: '<b>A</b>',
  plain: 'A',
  types: ['text/html'],
  files: [new File(['a'], 'a.txt')],
} as const;
const BLOCK = { file: 'a.mdx', first: 3, last: 4 };

test.each([
  { kind: 'shown', id: 1, at: 1.5 },
  { kind: 'asset-wanted', output: 'a.png' },
  { kind: 'navigate', output: 'a.html', hash: '' },
  { kind: 'open-link', url: 'https://example.com/' },
  { kind: 'addresses-wanted', addresses: ['https://example.com/a'] },
  { kind: 'hidden-hosts', hosts: [] },
  { kind: 'document', id: 1 },
  { kind: 'live-notes', notes: [{ kind: 'failed', component: 'Counter', message: 'Why.' }, { kind: 'network' }] },
  { kind: 'document', id: 1, document: { output: 'a.html', rendered: '', shown: '' } },
  { kind: 'field-wanted', wanted: 1, place: PLACE, pick: PICK },
  { kind: 'field-wanted', wanted: 2, place: PLACE },
  { kind: 'field-wanted', wanted: 3, place: { file: 'a.mdx', part: 'attribute', first: 1, last: 3, key: 'title' } },
  EDIT,
  { kind: 'field-key', field: 1, version: 0, start: 0, end: 0, key: 'undo' },
  { kind: 'field-left', field: 1, version: 0 },
  { kind: 'field-unfocused', field: 1, version: 0 },
  BOX,
  { ...BOX, box: { left: 1.5, top: -20, right: 3, bottom: 4 } },
  { kind: 'block-menu', place: BLOCK, box: { left: 1.5, top: -2, width: 20, height: 24 }, isToAdd: true },
  { kind: 'block-key', place: BLOCK, key: 'up' },
  { kind: 'block-drop', place: BLOCK, through: BLOCK, beside: BLOCK, side: 'above' },
  { kind: 'block-select', place: BLOCK, head: BLOCK, way: 'all' },
  { kind: 'block-tap', place: BLOCK, through: BLOCK, tapped: BLOCK },
  { kind: 'block-tap', place: BLOCK },
  PASTE,
])('takes a genuine message: $kind', (message) => {
  expect(readFrameMessage(message)).toBe(message);
});

test.each([
  ['nothing', null],
  ['an unknown kind', { kind: 'run' }],
  ['a name every object has', { kind: 'toString' }],
  ['an address that is no text', { kind: 'open-link', url: { toString: 'x' } }],
  ['a note that says nothing known', { kind: 'live-notes', notes: [{ kind: 'run' }] }],
  ['a flood of addresses', { kind: 'addresses-wanted', addresses: Array(101).fill('x') }],
  ['an endless address', { kind: 'addresses-wanted', addresses: ['x'.repeat(5000)] }],
  ['an address that is no text', { kind: 'addresses-wanted', addresses: [1] }],
  ['a flood of hosts', { kind: 'hidden-hosts', hosts: Array(21).fill('x') }],
  ['a field that asks for no answer', { kind: 'field-wanted', place: PLACE }],
  ['a field that means nothing known otherwise', { kind: 'field-wanted', wanted: 1, place: PLACE, pick: {} }],
  ['a field of a part that has none', { kind: 'field-wanted', wanted: 1, place: { ...PLACE, part: 'script' } }],
  ['a field of an unknown setting', { kind: 'field-wanted', wanted: 1, place: { ...PLACE, key: 'icon' } }],
  ['a field at no line', { kind: 'field-wanted', wanted: 1, place: { ...PLACE, first: -1 } }],
  ['an edit at no place', { ...EDIT, start: 0.5 }],
  ['an edit of an endless text', { ...EDIT, text: 'x'.repeat(200_001) }],
  ['an edit of no field', { ...EDIT, field: '1' }],
  ['a key that means nothing', { kind: 'field-key', field: 1, version: 0, start: 0, end: 0, key: 'delete-all' }],
  ['a box without an end', { ...BOX, box: { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: 0 } }],
  ['a box of half its sides', { ...BOX, box: { left: 0, top: 0 } }],
  ['a block at no line', { kind: 'block-key', key: 'up', place: { ...BLOCK, first: -1 } }],
  ['a block let go nowhere', { kind: 'block-drop', place: BLOCK, side: 'above' }],
  ['a block let go in another', { kind: 'block-drop', place: BLOCK, beside: BLOCK, side: 'inside' }],
  ['a tap on no block', { kind: 'block-tap', place: BLOCK, tapped: { file: 'a.mdx' } }],
  ['a key of a block that means nothing', { kind: 'block-key', key: 'burn', place: BLOCK }],
  ['several blocks that end nowhere', { kind: 'block-key', key: 'up', place: BLOCK, through: { file: 'a.mdx' } }],
  ['a paste of what is no file', { ...PASTE, files: ['a'] }],
  ['a paste that is no text', { ...PASTE, html: 1 }],
  [
    'a menu that is no list and no menu',
    { kind: 'block-menu', place: BLOCK, box: { left: 0, top: 0, width: 1, height: 1 } },
  ],
  [
    'a menu at no place',
    { kind: 'block-menu', place: BLOCK, box: { left: 'auto', top: 0, width: 1, height: 1 }, isToAdd: true },
  ],
  ['half a document', { kind: 'document', id: 1, document: { output: 'a.html' } }],
])('turns away %s', (_, value) => {
  expect(readFrameMessage(value)).toBeUndefined();
});

test('the frame that starts workers has words of its own', () => {
  const message = { kind: 'worker-failed', worker: 1, message: 'Why.' };
  expect(readCodeMessage(message)).toBe(message);
  expect(readCodeMessage({ ...message, worker: 'first' })).toBeUndefined();
  expect(readCodeMessage({ kind: 'navigate', output: 'a.html', hash: '' })).toBeUndefined();
  expect(readFrameMessage(message)).toBeUndefined();
});
