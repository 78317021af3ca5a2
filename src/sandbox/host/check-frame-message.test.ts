import { expect, test } from 'vitest';
import { readCodeMessage, readFrameMessage } from './check-frame-message.ts';

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
