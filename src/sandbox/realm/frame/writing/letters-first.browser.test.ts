import { expect, test } from 'vitest';
import type { FrameToHost } from '../../../protocol.ts';
import { lettersFirst } from './letters-first.ts';

const edit = (text: string): FrameToHost => ({ kind: 'field-edit', field: 1, version: 0, start: 0, end: 0, text });
const enter: FrameToHost = { kind: 'field-key', field: 1, version: 0, key: 'enter', start: 1, end: 1 };

test('an edit is told when its letter has been painted', async () => {
  const told: FrameToHost[] = [];
  const send = lettersFirst((message) => told.push(message));
  send(edit('a'));
  send(edit('b'));
  expect(told).toEqual([]);
  await expect.poll(() => told).toEqual([edit('a'), edit('b')]);
});

test('what is told behind an edit comes behind it', async () => {
  const told: FrameToHost[] = [];
  const send = lettersFirst((message) => told.push(message));
  send(edit('a'));
  send(enter);
  send(edit('b'));
  expect(told).toEqual([edit('a'), enter]);
  await expect.poll(() => told).toEqual([edit('a'), enter, edit('b')]);
});
